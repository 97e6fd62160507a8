import { expect, test } from 'vitest';

import { arranged, moved } from './useOwnOrder';

test('cards stand in the order of one\'s own, and what is new to it where it would lie without', () => {
  expect(arranged(['a', 'b', 'c', 'd'], ['c', 'x', 'a'])).toEqual(['c', 'a', 'b', 'd']);
  expect(arranged(['a', 'b', 'c', 'd', 'e'], ['d', 'a', 'c', 'e'])).toEqual(['d', 'a', 'b', 'c', 'e']);
  expect(arranged(['a', 'b', 'c'], ['c'])).toEqual(['a', 'b', 'c']);
});

test('a card goes before or after another one', () => {
  const cards = ['a', 'b', 'c'];
  expect(moved(cards, 'c', 'a', false)).toEqual(['c', 'a', 'b']);
  expect(moved(cards, 'a', 'b', true)).toEqual(['b', 'a', 'c']);
  expect(moved(cards, 'b', 'b', true)).toEqual(cards);
});
