import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { keptOf, wishes, wishOf } from './passing';

test('a wish is what was kept, until another stretch begins', () => {
  for (const wish of wishes) expect(wishOf(keptOf(wish, 7), 7)).toBe(wish);
  expect(wishes.map((wish) => wishOf(keptOf(wish, 7), 8))).toEqual(['off', 'off', 'game']);
});

test('only a game in which a quick pass tells nothing has the switch: never Asante', () => {
  const having = readdirSync('src/games').filter((key) => {
    try {
      return readFileSync(`src/games/${key}/index.ts`, 'utf8').includes('passing:');
    } catch {
      return false;
    }
  });
  expect(having).toEqual(['antayagi']);
});
