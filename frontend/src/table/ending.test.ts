import { expect, test } from 'vitest';

import { ahead, behind, winnersOf } from './ending';

const line = (seat: number, rank: number, points: number) => ({ seat, rank, points, items: [] });

test('who won is measured against the next who has not', () => {
  expect(ahead([line(0, 2, 20), line(1, 1, 24), line(2, 3, 7)])).toEqual({ other: 0, others: [0], gap: 4, close: false });
  expect(ahead([line(0, 1, 9), line(1, 1, 9), line(2, 3, 8)])).toEqual({ other: 2, others: [2], gap: 1, close: true });
});

test('who lost is measured against the first; a tenth of their points is close, and so is a single point', () => {
  const lines = [line(0, 1, 60), line(1, 2, 54), line(2, 3, 53)];
  expect([1, 2].map((seat) => behind(lines, seat))).toEqual([
    { other: 0, gap: 6, close: true },
    { other: 0, gap: 7, close: false },
  ]);
  expect(behind([line(0, 1, 2), line(1, 2, 1)], 1)?.close).toBe(true);
});

test('level on points something else decided', () => {
  expect(behind([line(0, 1, 5), line(1, 2, 5)], 1)?.gap).toBe(0);
});

test('nothing is said of points where the better rank has fewer: who was ahead has resigned', () => {
  const lines = [line(0, 1, 3), line(1, 2, 8)];
  expect([ahead(lines), behind(lines, 1)]).toEqual([null, null]);
});

test('nothing is said where everybody has won, of who has won, or of who did not play', () => {
  const lines = [line(0, 1, 3), line(1, 1, 3)];
  expect([ahead(lines), behind(lines, 0), behind(lines, 2)]).toEqual([null, null, null]);
});

test('nobody has won before the end', () => {
  expect([winnersOf(null), winnersOf([line(0, 2, 1), line(1, 1, 2)])]).toEqual([[], [1]]);
});
