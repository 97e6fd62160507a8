import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Entry } from '../../api/wire';
import { entry } from '../../live/messages.fixture';
import { headsOn } from './art/cards';
import { bonusIn, onTable, type Props, sorted, turnOrder } from './model';
import type { Note, Trick, View } from './types';

interface Components {
  readonly trickster_bonus_cards: readonly { readonly value: number; readonly round: number }[];
  readonly story_cards: readonly { readonly id: string; readonly heads: number }[];
}

const finished: Trick = { trump: 'snake', winner: 1, laid: [{ seat: 2, card: 'snake_3', recruits: false }] };
const view = (more: Partial<View>): View =>
  ({ seats: [{}, {}, {}], leader: 1, trick: [], tricks: [], trick_number: 2, tricks_in_round: 14, ...more }) as unknown as View;

const told = (notes: readonly Note[]): Entry => ({ ...entry(1), notes: notes as unknown as Entry['notes'] });
const lays = (type: 'card_played' | 'card_recruited', seat: number, card: string): Note =>
  type === 'card_played' ? { type, seat, card, leads: false } : { type, seat, card, listeners: 1, supply: 9 };
const opened = { type: 'round_opened' } as unknown as Note;
const won: Note = { type: 'trick_won', seat: 1, card: 'snake_12', cards: [], stacks: 1 };
const trick = [lays('card_played', 2, 'snake_3'), lays('card_recruited', 0, 'snake_2'), lays('card_played', 1, 'snake_12'), won];
const lie = [
  { seat: 2, card: 'snake_3', recruits: false },
  { seat: 0, card: 'snake_2', recruits: true },
  { seat: 1, card: 'snake_12', recruits: false },
];

const scene = (note: Note | undefined) => ({ seq: 1, note, scene: {} }) as unknown as Props['scene'];

test('the last trick lies open, by its own number, until the next one is opened', () => {
  expect(onTable({ view: view({ tricks: [finished] }), story: [], scene: null })).toMatchObject({ laid: finished.laid, winner: 1, number: 1 });
  const trick = [{ seat: 1, card: 'snake_5', recruits: false }];
  expect(onTable({ view: view({ tricks: [finished], trick }), story: [], scene: null })).toEqual({ laid: trick, winner: null, number: 2 });
});

test('a trick lies there as far as it is told, though the next one has been led or another round has begun', () => {
  const first = lays('card_played', 1, 'snake_9');
  const story = [told([opened, ...trick, first])];
  const ahead = view({ tricks: [finished], trick: [{ seat: 1, card: 'snake_9', recruits: false }] });
  expect(onTable({ view: ahead, story, scene: scene(trick[1]) })).toEqual({ laid: lie.slice(0, 2), winner: null, number: 1 });
  expect(onTable({ view: ahead, story, scene: scene(won) })).toEqual({ laid: lie, winner: 1, number: 1 });
  expect(onTable({ view: ahead, story, scene: scene(first) })).toEqual({ laid: [{ seat: 1, card: 'snake_9', recruits: false }], winner: null, number: 2 });
  expect(onTable({ view: view({}), story: [...story, { ...told([opened]), seq: 2 }], scene: scene(won) })).toEqual({ laid: lie, winner: 1, number: 1 });
});

test('at a table that begins within a round, as a lesson does, a trick that is won lies there by its own number', () => {
  const position = told([]);
  const over = [position, { ...told(trick), seq: 2 }, { ...told([opened]), seq: 3 }];
  const at = (note: Note | undefined) => ({ seq: 2, note, scene: {} }) as unknown as Props['scene'];
  expect(onTable({ view: view({}), story: over, scene: at(won) })).toEqual({ laid: lie, winner: 1, number: 14 });
  expect(onTable({ view: view({ tricks: [finished, finished] }), story: over.slice(0, 2), scene: at(won) })).toMatchObject({ winner: 1, number: 2 });
  // Who has laid before the story begins it does not say.
  expect(onTable({ view: view({ trick: lie }), story: over.slice(0, 2), scene: at(trick[0]) })).toMatchObject({ laid: lie, winner: null });
});

test('of no scene, and of one that is told again, the trick lies there as the view has it', () => {
  const story = [told([opened, ...trick])];
  expect(onTable({ view: view({}), story, scene: null })).toMatchObject({ laid: [], winner: null });
  expect(onTable({ view: view({}), story, scene: { ...scene(won), again: true } as Props['scene'] })).toMatchObject({ laid: [], winner: null });
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

test('what being exact brings in each round is what the component list gives it, or what a table was given instead', () => {
  const file = new URL('../games/rules/anansi/components.json', `file://${process.cwd()}/`);
  const { trickster_bonus_cards: cards } = JSON.parse(readFileSync(file, 'utf8')) as Components;
  expect(cards.map(({ round }) => bonusIn({}, round))).toEqual(cards.map(({ value }) => value));
  expect(bonusIn({ bonuses: [5, 6] }, 2)).toBe(6);
});
