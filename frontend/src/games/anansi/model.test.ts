import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Entry } from '../../api/wire';
import { entry } from '../../live/messages.fixture';
import { headsOn } from './art/cards';
import { onTable, type Props, sorted, turnOrder } from './model';
import type { Note, Trick, View } from './types';

interface Components {
  readonly story_cards: readonly { readonly id: string; readonly heads: number }[];
}

const finished: Trick = { trump: 'snake', winner: 1, laid: [{ seat: 2, card: 'snake_3', recruits: false }] };
const view = (more: Partial<View>): View =>
  ({ seats: [{}, {}, {}], leader: 1, trick: [], tricks: [], trick_number: 2, tricks_in_round: 14, ...more }) as unknown as View;

const told = (notes: readonly Note[]): Entry => ({ ...entry(1), notes: notes as unknown as Entry['notes'] });
const round: readonly Note[] = [
  { type: 'card_played', seat: 0, card: 'snake_9', leads: true },
  { type: 'card_played', seat: 2, card: 'snake_3', leads: true },
  { type: 'card_recruited', seat: 0, card: 'snake_2', listeners: 1, supply: 9 },
  { type: 'card_played', seat: 1, card: 'snake_12', leads: false },
  { type: 'trick_won', seat: 1, card: 'snake_12', cards: [], stacks: 1 },
];

const scene = { seq: 1, note: { type: 'trick_won' }, scene: {} } as unknown as Props['scene'];

test('the last trick lies open, by its own number, until the next one is opened', () => {
  expect(onTable({ view: view({ tricks: [finished] }), story: [], scene: null })).toMatchObject({ laid: finished.laid, winner: 1, number: 1 });
  const trick = [{ seat: 1, card: 'snake_5', recruits: false }];
  expect(onTable({ view: view({ tricks: [finished], trick }), story: [], scene: null })).toEqual({ laid: trick, winner: null, number: 2 });
});

test('the last trick of a round lies there while it is told, and in the next round no more', () => {
  const story = [told(round), told([{ type: 'round_opened' } as unknown as Note])];
  expect(onTable({ view: view({}), story, scene })).toEqual({
    laid: [
      { seat: 2, card: 'snake_3', recruits: false },
      { seat: 0, card: 'snake_2', recruits: true },
      { seat: 1, card: 'snake_12', recruits: false },
    ],
    winner: 1,
    number: 14,
  });
  expect(onTable({ view: view({}), story, scene: null })).toMatchObject({ laid: [], winner: null });
  expect(onTable({ view: view({}), story: [], scene })).toMatchObject({ laid: [], winner: null });
});

test('the slots of a trick stand in the order of turns, from its leader on', () => {
  expect(turnOrder(view({}), finished)).toEqual([2, 0, 1]);
  expect(turnOrder(view({}), { laid: [] })).toEqual([1, 2, 0]);
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
