import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { looks, lying, printed } from './signs';

const english = JSON.parse(readFileSync('src/games/asante/i18n/en.json', 'utf8')) as { readonly kind: Readonly<Record<string, string>> };
const kinds = Object.keys(english.kind);
const family = (kind: string) => looks(kind).family;

test('every card that is no Ware card has a sign of its own', () => {
  const own = kinds.filter((kind) => printed(kind).length === 0);
  const signs = own.map((kind) => looks(kind).sign);
  expect(own.filter((_, at) => signs.indexOf(signs[at] ?? '') !== at)).toEqual([]);
});

test('Persons, Animals, Artifacts and Holy Places are told apart by colour and by a sign that all of a sort share', () => {
  const sorts = [['nomad', 'animalist', 'market_crier'], ['camel', 'vervet_monkey'], ['map', 'loom'], ['okavango', 'kilimanjaro'], ['pair_tea', 'package_two']];
  for (const [first = '', ...others] of sorts) {
    for (const each of others) expect([family(each), looks(each).dye]).toEqual([family(first), looks(first).dye]);
  }
  const firsts = sorts.map(([first = '']) => first);
  expect(new Set(firsts.map(family)).size).toBe(sorts.length);
  expect(new Set(firsts.map((kind) => looks(kind).dye)).size).toBe(sorts.length);
});

test('of the wares on a card those lie on the stand that are there often enough; a package may still be anything', () => {
  expect(lying('two_tea_one_silk', ['silk', 'tea'])).toEqual([true, false, true]);
  expect(lying('pair_tea_package', ['tea', 'tea', 'tea'])).toEqual([true, true, false]);
});
