import { expect, test } from 'vitest';

import { leadersOf } from './leaders';

test('nobody leads where all have as much, or where points are not told', () => {
  expect(leadersOf([0, 0, 0])).toEqual([]);
  expect(leadersOf([null, null])).toEqual([]);
});

test('who has most leads, with all others who have as much', () => {
  expect(leadersOf([3, 7, 7, 0])).toEqual([1, 2]);
  expect(leadersOf([-2, -1])).toEqual([1]);
});
