import { expect, test } from 'vitest';

import { keptOf, wishes, wishOf } from './passing';

test('a wish is what was kept, until another turn begins', () => {
  for (const wish of wishes) expect(wishOf(keptOf(wish, 7), 7)).toBe(wish);
  expect(wishes.map((wish) => wishOf(keptOf(wish, 7), 8))).toEqual(['off', 'off', 'game']);
});
