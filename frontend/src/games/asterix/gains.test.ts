import { expect, test } from 'vitest';

import { gains } from './gains';
import { card } from './lines';

const lines = (romans: string[], bonus: number) => gains({ type: 'round_scored', seat: 1, round: 2, values: 27, total: 200, romans, bonus, points: 27 + bonus }).map(({ line }) => line);
const set = (kind: string, number: number, bonus: number) => [{ key: 'moment.set', args: { round: 2, roman: card(kind), number, bonus } }];

test('a round is remembered by its largest set, of equal ones by that of the highest Romans', () => {
  expect(lines(['roman_03', 'roman_03', 'roman_05', 'roman_05', 'roman_08'], 20)).toEqual(set('roman_05', 2, 20));
  expect(lines(['roman_01', 'roman_01', 'roman_01', 'roman_05', 'roman_05'], 60)).toEqual(set('roman_01', 3, 60));
});

test('without a set by its values', () => {
  expect(lines(['roman_03', 'roman_05'], 0)).toEqual([{ key: 'moment.values', args: { round: 2, count: 27 } }]);
});
