import { describe, expect, test } from 'vitest';

import { scene } from './scene';
import type { Note } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

const revealed = (one: string, other: string, asking: number[] = []): NoteOf<'cards_revealed'> => ({
  type: 'cards_revealed',
  cards: [
    { seat: 0, slot: 1, card: one },
    { seat: 3, slot: 0, card: other },
  ],
  asking,
});

describe('two cards that are turned over', () => {
  test('are held for about two seconds after they have turned, with one line of what becomes of them', () => {
    expect(scene(revealed('bone', 'fish'))).toMatchObject({ hold: 3100, caption: { key: 'caption.swap' } });
    expect(scene(revealed('bone', 'hat_bone'))?.caption).toEqual({ key: 'caption.equal' });
    expect(scene(revealed('bone', 'fish', [2]))?.caption).toEqual({ key: 'caption.reveal' });
    expect(scene(revealed('bone', 'itinerant_magician'))?.caption).toEqual({ key: 'caption.magician', args: { who: { seat: 0 } } });
  });

  test('go on to the discard pile where they are alike', () => {
    const note: Note = { type: 'exchange_cancelled', reason: 'equal', cards: [{ seat: 3, card: 'bone' }, { seat: 0, card: 'bone' }] };
    expect(scene(note)?.flights?.map(({ from, to }) => [from, to])).toEqual([
      ['stage/3', 'discard'],
      ['stage/0', 'discard'],
    ]);
  });

  test('go on from who gave them to the bag of who gets them, among those of their face', () => {
    const note: Note = { type: 'card_received', seat: 3, giver: 0, card: 'hat_bone', place: 'bag' };
    expect(scene(note)?.flights).toEqual([{ thing: 'hat_bone', from: 'stage/0', to: 'seat:3/bag/bone', lands: true }]);
    expect(scene({ ...note, place: 'discard' })?.flights).toEqual([{ thing: 'hat_bone', from: 'stage/0', to: 'discard' }]);
  });
});

test('a secret choice flies under a veil, from no slot in particular: even its back would tell which one it was', () => {
  expect(scene({ type: 'card_chosen', seat: 2, slot: null })?.flights).toEqual([
    { thing: 'back/veil', from: 'seat:2/hand', to: 'stage/2', lands: true },
  ]);
  expect(scene({ type: 'card_chosen', seat: 2, slot: 1 })?.flights?.[0]?.from).toBe('seat:2/hand/1');
});

test('a drawn card flies as the reader sees it: by its face, or by its back', () => {
  const drawn: Note = { type: 'card_drawn', seat: 1, slot: 2, back: 'hat', facing: 'in', card: null, pile: 9 };
  expect(scene(drawn)?.flights?.[0]).toMatchObject({ thing: 'back/hat', to: 'seat:1/hand/2' });
  expect(scene({ ...drawn, card: 'hat_bone' })?.flights?.[0]?.thing).toBe('hat_bone');
});

test('a turned hand moves no card and names none: nobody else is helped to remember it (AY-10.7)', () => {
  const told = scene({ type: 'hand_turned', seat: 1, count: 2, cards: null });
  expect(told?.flights).toBeUndefined();
  expect(told?.marks).toEqual(['seat:1/hand']);
  expect(JSON.stringify(told)).not.toContain('card":');
});

test('a T-Rex and what it eats come onto the stage', () => {
  const told = scene({ type: 't_rex_ate', seat: 1, card: 'hat_bone' });
  expect(told?.flights?.map(({ from, to }) => [from, to])).toEqual([
    ['seat:1/bag/t_rex', 'stage/eater'],
    ['seat:1/bag/bone', 'stage/eaten'],
  ]);
});

test('whose turn it is, what lies on top and who keeps a Sabotage are seen without a scene', () => {
  const quiet: readonly Note[] = [
    { type: 'turn_started', seat: 1, turn: 2 },
    { type: 'top_card_shown', back: 'hat', pile: 3 },
    { type: 'passed', seat: 1 },
  ];
  expect(quiet.map((note) => scene(note))).toEqual([null, null, null]);
});
