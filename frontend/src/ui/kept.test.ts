import { expect, test } from 'vitest';

import { kept } from './kept';

const before = { seats: [{ seat: 0, cards: ['a', 'b'] }, { seat: 1, cards: [] }], asked: 3 };

test('what has not changed is the same object as before', () => {
  const after = kept(before, { seats: [{ seat: 0, cards: ['a', 'b'] }, { seat: 1, cards: ['c'] }], asked: 3 });
  expect(after).toEqual({ seats: [{ seat: 0, cards: ['a', 'b'] }, { seat: 1, cards: ['c'] }], asked: 3 });
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(after.seats[1]).not.toBe(before.seats[1]);
  expect(kept(before, structuredClone(before))).toBe(before);
});

test.each([
  ['a field that went', { a: 1, b: undefined }, { a: 1 }],
  ['a field that came', { a: 1 }, { a: 1, b: undefined }],
  ['a field of another name', { a: undefined }, { b: undefined }],
  ['a list that grew', [1], [1, 2]],
  ['a list that shrank', [1, 2], [1]],
  ['a list that became an object', ['a'], { 0: 'a' }],
  ['null', { a: null }, { a: {} }],
])('a change is told: %s', (_, from, to) => {
  expect(kept(from, to)).toEqual(to);
  expect(kept(from, to)).not.toBe(from);
  expect(Object.keys(kept(from, to))).toEqual(Object.keys(to));
});
