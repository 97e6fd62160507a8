import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { headsOn } from './art/cards';
import { onTable, sorted, turnOrder } from './model';
import type { Trick, View } from './types';

interface Components {
  readonly story_cards: readonly { readonly id: string; readonly heads: number }[];
}

const finished: Trick = { trump: 'snake', winner: 1, laid: [{ seat: 2, card: 'snake_3', recruits: false }] };
const view = (more: Partial<View>): View =>
  ({ seats: [{}, {}, {}], leader: 1, trick: [], tricks: [], ...more }) as unknown as View;

test('the last trick lies open until the next one is opened', () => {
  expect(onTable(view({ tricks: [finished] }))).toEqual({ laid: finished.laid, finished });
  const trick = [{ seat: 1, card: 'snake_5', recruits: false }];
  expect(onTable(view({ tricks: [finished], trick }))).toEqual({ laid: trick, finished: null });
});

test('the slots of a trick stand in the order of turns, from its leader on', () => {
  expect(turnOrder(view({ tricks: [finished] }))).toEqual([2, 0, 1]);
  expect(turnOrder(view({}))).toEqual([1, 2, 0]);
});

test('a hand is sorted by colour, then by value', () => {
  expect(sorted(['snake_2', 'hornet_10', 'snake_14', 'hornet_9'])).toEqual(['hornet_9', 'hornet_10', 'snake_2', 'snake_14']);
});

test('every card shows the heads that the component list gives it', () => {
  const file = new URL('../games/rules/anansi/components.json', `file://${process.cwd()}/`);
  const { story_cards: cards } = JSON.parse(readFileSync(file, 'utf8')) as Components;
  expect(cards).toHaveLength(42);
  for (const { id, heads } of cards) expect(`${id} ${headsOn(id)}`).toBe(`${id} ${heads}`);
});
