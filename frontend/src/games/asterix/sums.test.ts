import { expect, test } from 'vitest';

import { roundOf, rounds, standings } from './sums';
import { view } from './table.fixture';
import type { Note } from './types';

const scored = (round: number, seat: number, romans: string[], points: number): Note => ({ type: 'round_scored', round, seat, romans, values: points, bonus: 0, points, total: points });
const end = (round: number, points: number): readonly Note[] => [
  { type: 'round_ended', round, reason: 'pile_empty' },
  { type: 'roman_escaped', seat: 0, pirate: 'pirate_decurion', card: 'roman_09' },
  { type: 'pirate_found_nobody', seat: 1, pirate: 'pirate_general' },
  ...[0, 1, 2].map((seat) => scored(round, seat, seat === 0 ? ['roman_07'] : [], points)),
  { type: 'round_started', round: round + 1, pile: 50 },
];

test('a round is told step by step: a Pirate waits until it acts, points come last', () => {
  const all = end(1, 7);
  const at = (notes: number) => roundOf(all.slice(0, notes), all, view)?.sums[0];
  expect(at(1)).toMatchObject({ left: ['roman_07', 'roman_09'], lost: [], waiting: ['pirate_decurion'], score: null });
  expect(at(2)).toMatchObject({ left: ['roman_07'], lost: [{ pirate: 'pirate_decurion', roman: 'roman_09' }], waiting: [], score: null });
  expect(at(4)?.score?.points).toBe(7);
  expect(roundOf(all.slice(0, 1), all, view)?.sums.map(({ total }) => total)).toEqual([7, 7, 7]);
});

test('while the holder of the free Pirate still chooses, what lies there now is shown', () => {
  const all = end(1, 7).slice(0, 3);
  const fronts = [['roman_07', 'pirate_decurion', 'pirate_any'], [], []];
  expect(roundOf(all, all, { ...view, fronts })?.sums[0]).toMatchObject({ left: ['roman_07'], waiting: ['pirate_any'], score: null });
});

test('a round that was taken back and ended otherwise is listed once, as it ended', () => {
  const all = [...end(1, 7), ...end(1, 8)];
  expect(rounds(all, view).map(({ round, sums }) => [round, sums[2]?.score?.points])).toEqual([[1, 8]]);
});

test('of equal totals the better single round is ahead, and what comes after that round does not count (AX-12.3)', () => {
  const results = [[20, 20, 90], [10, 30, 0], [20, 20, 0]].map((rounds) => rounds.map((values) => ({ values, bonus: 0 })));
  const sums = [0, 1, 2].map((seat) => ({ seat, left: [], leaving: [], lost: [], waiting: [], score: null, total: 40 }));
  expect(standings({ round: 2, sums }, { ...view, results })).toEqual([40_020, 40_030, 40_020]);
  expect(standings({ round: 2, sums: sums.map((sum) => ({ ...sum, total: sum.seat === 0 ? null : sum.total })) }, { ...view, results })).toBeNull();
});
