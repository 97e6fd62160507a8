import { expect, test } from 'vitest';

import { order } from './seating';

test('the others follow clockwise from the reader', () => {
  expect(order(4, 2)).toEqual([3, 0, 1]);
  expect(order(2, 1)).toEqual([0]);
});

test('a spectator sees every seat', () => {
  expect(order(5, null)).toEqual([0, 1, 2, 3, 4]);
});
