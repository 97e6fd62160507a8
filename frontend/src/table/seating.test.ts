import { expect, test } from 'vitest';

import { seating } from './seating';

test('a single opponent sits across the table', () => {
  expect(seating(2, 1)).toEqual({ left: [], top: [0], right: [] });
});

test('the others sit clockwise: up the left, along the top, down the right', () => {
  expect(seating(4, 2)).toEqual({ left: [3], top: [0], right: [1] });
  expect(seating(7, 0)).toEqual({ left: [2, 1], top: [3, 4], right: [5, 6] });
});

test('a spectator sees every seat around the table', () => {
  const { left, top, right } = seating(5, null);
  expect([...left, ...top, ...right].toSorted()).toEqual([0, 1, 2, 3, 4]);
});
