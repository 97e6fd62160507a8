import { expect, test } from 'vitest';

import { apart, linesOf, numbersOf, rowsOf, ruled } from './courseLines';

test('a line goes from the left to the right, higher with more points', () => {
  const points = [[0, 0], [5, 0], [10, 5]];
  expect(linesOf(points, (value) => value / 10)).toEqual(['M0 400L500 200L1000 0', 'M0 400L500 400L1000 200']);
});

test('a field is ruled at a few round numbers', () => {
  expect(ruled([0, 20, 7])).toEqual({ from: 0, to: 20, at: [0, 5, 10, 15, 20] });
  expect(ruled([13, 65])).toEqual({ from: 13, to: 65, at: [20, 40, 60] });
  expect(ruled([-3, 2]).at).toEqual([-2, 0, 2]);
  expect(ruled([4]).at).toEqual([4, 5]);
});

test('a few round numbers of turns stand below it, where these are', () => {
  expect(numbersOf({ before: 0, count: 18 })).toEqual([5, 10, 15].map((turn) => ({ turn, at: turn })));
  expect(numbersOf({ before: 7, count: 13 })).toEqual([10, 15, 20].map((turn) => ({ turn, at: turn - 7 })));
  expect(numbersOf({ before: 0, count: 3 }).map(({ turn }) => turn)).toEqual([1, 2, 3]);
});

test('signs at the ends of lines do not cover each other, and stay in the order of the points and in the field', () => {
  const placed = apart([0.5, 0.52, 0, 0.02]);
  const sorted = placed.toSorted((one, other) => one - other);
  expect(Math.min(...sorted.slice(1).map((each, at) => each - (sorted[at] ?? 0)))).toBeGreaterThan(0.18);
  expect([Math.min(...placed) >= 0, Math.max(...placed) <= 1]).toEqual([true, true]);
  expect([1, 0, 3, 2].map((seat) => placed[seat])).toEqual(placed.toSorted((one, other) => other - one));
});

test('the signs of those who ended with the same number stand side by side, the highest first', () => {
  expect(rowsOf([1, 5, 1, 4])).toEqual([
    { value: 5, seats: [1] },
    { value: 4, seats: [3] },
    { value: 1, seats: [0, 2] },
  ]);
});
