import { expect, test } from 'vitest';

import { order, sides } from './seating';

test('the others follow clockwise from the reader', () => {
  expect(order(4, 2)).toEqual([3, 0, 1]);
  expect(order(2, 1)).toEqual([0]);
});

test('on both sides they sit up the left and down the right', () => {
  expect(sides(order(7, 0))).toEqual({ left: [3, 2, 1], right: [4, 5, 6] });
  expect(sides(order(4, 2))).toEqual({ left: [0, 3], right: [1] });
});

test('a spectator sees every seat', () => {
  expect(order(5, null)).toEqual([0, 1, 2, 3, 4]);
});
