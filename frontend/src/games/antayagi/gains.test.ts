import { expect, test } from 'vitest';

import { gains } from './gains';

test('a good that comes into a bag counts what it is worth, a Fish two', () => {
  expect(gains({ type: 'card_received', seat: 1, giver: 0, card: 'hat_bone', place: 'bag' })).toEqual([{ seat: 1, points: 1, thing: 'hat_bone' }]);
  expect(gains({ type: 'card_taken', seat: 2, giver: 0, slot: 1, card: 'fish', place: 'bag' })).toEqual([{ seat: 2, points: 2, thing: 'fish' }]);
});

test('what is eaten is lost', () => {
  expect(gains({ type: 't_rex_ate', seat: 1, card: 'bone' })).toEqual([{ seat: 1, points: -1, thing: 'bone' }]);
});

test('what is discarded, and what is no good, counts nothing', () => {
  expect(gains({ type: 'card_received', seat: 1, giver: 0, card: 'fish', place: 'discard' })).toEqual([]);
  expect(gains({ type: 'card_received', seat: 1, giver: 0, card: 'toxic_waste', place: 'bag' })).toEqual([]);
  expect(gains({ type: 'turn_started', seat: 1, turn: 3 })).toEqual([]);
});
