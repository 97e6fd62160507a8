import { expect, test } from 'vitest';

import { entry } from '../../live/messages.fixture';
import { items } from './items';
import type { Note, View } from './types';

const notes: readonly Note[] = [
  { type: 'wares_bought', seat: 0, card: 'three_tea', wares: ['tea', 'tea', 'tea'], gold: 5, total: 15 },
  { type: 'wares_sold', seat: 0, card: 'three_tea', wares: ['tea', 'tea', 'tea'], gold: 12, total: 27 },
  { type: 'wares_sold', seat: 1, card: 'three_tea', wares: ['tea', 'tea', 'tea'], gold: 12, total: 32 },
  { type: 'gold_taken', seat: 0, source: 'chieftain', gold: 4, total: 31 },
  { type: 'gold_paid', seat: 0, source: 'pilgrim', gold: 1, total: 30 },
  { type: 'bonus_taken', seat: 0, gold: 2, total: 32 },
];
const ended = { view: {} as View, story: [entry(1, notes as never)] };
const told = (seat: number, points: number) => items({ seat, points, rank: 1, items: [] }, ended).map(({ key, points: each }) => [key, each]);

test('what gold came from and went for has the same sum as the score', () => {
  expect(told(0, 32)).toEqual([['start', 20], ['trade', 7], ['bonus', 2], ['cards', 3]]);
});

test('what came to nothing is left out', () => {
  expect(told(1, 32)).toEqual([['start', 20], ['trade', 12]]);
});
