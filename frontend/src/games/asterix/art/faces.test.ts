import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { copiesOf, flasksOn, setBonus, valueOf } from './faces';
import { GAULS } from './GaulSign';

interface Components {
  readonly set_bonus: Readonly<Record<string, number>>;
  readonly roman_cards: readonly { readonly id: string; readonly value: number; readonly count: number }[];
  readonly gauls: readonly { readonly id: string; readonly cards: readonly { readonly value: number; readonly flasks: number }[] }[];
}

const file = new URL('../games/rules/asterix/components.json', `file://${process.cwd()}/`);
const components = JSON.parse(readFileSync(file, 'utf8')) as Components;

test('the cards show the flasks that the component list gives them', () => {
  expect(components.gauls.map(({ id }) => id).sort()).toEqual([...GAULS].sort());
  for (const gaul of GAULS) {
    const cards = components.gauls.find(({ id }) => id === gaul)?.cards ?? [];
    expect(cards.map(({ value }) => flasksOn(gaul, String(value)))).toEqual(cards.map(({ flasks }) => flasks));
  }
});

test('the Romans show their values and copies, the score cards their bonuses', () => {
  for (const { id, value, count } of components.roman_cards) {
    expect([id, valueOf(id), copiesOf(id)]).toEqual([id, value, count]);
  }
  for (const [count, bonus] of Object.entries(components.set_bonus)) expect(setBonus(Number(count))).toBe(bonus);
});
