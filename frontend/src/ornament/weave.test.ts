import { expect, test } from 'vitest';

import { cloth } from './weave';

test('the same seed always weaves the same cloth, another seed another one', () => {
  expect(cloth('anansi', 4, 6)).toEqual(cloth('anansi', 4, 6));
  expect(cloth('anansi', 4, 6)).not.toEqual(cloth('asterix', 4, 6));
});

test('a figure never has the dye of its ground', () => {
  const blocks = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => cloth(seed, 6, 9).flat());
  expect(blocks.filter((block) => block.figure === block.ground)).toEqual([]);
});
