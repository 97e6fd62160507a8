import { expect, test } from 'vitest';

import { FLIGHT, STAGGER } from '../../director/director';
import { notes } from './notes.fixture';
import { BACK, MARKER, scene } from './scene';
import type { Note } from './types';

/** Nothing moves when these are told. */
const SILENT: readonly Note['type'][] = [
  'starter_drawn',
  'turn_started',
  'draw_begun',
  'play_begun',
  'game_ended',
  'search_failed',
  'card_let_pass',
  'nothing_fitted',
  'stopped',
  'option_chosen',
  'number_chosen',
  'kind_chosen',
];

test.each(Object.keys(notes) as Note['type'][])('%s shows something, or is known to show nothing', (type) => {
  for (const note of notes[type]) expect(scene(note) === null, type).toBe(SILENT.includes(type));
});

test('a card that the reader may not see flies face down, from the hand as a whole', () => {
  const hidden = Object.values(notes).flatMap((samples) => (samples as readonly Note[]).filter((note) => 'card' in note && note.card === null));
  expect(hidden.length).toBeGreaterThan(4);
  for (const note of hidden) {
    for (const { thing, from, to } of scene(note)?.flights ?? []) {
      expect([BACK, MARKER]).toContain(thing);
      expect(`${from} ${to}`).not.toMatch(/hand\//);
    }
  }
});

test('what is bought goes from the supply to the stand, gold the other way', () => {
  const bought = scene({ type: 'wares_bought', seat: 1, card: 'pair_tea', wares: ['tea', 'tea'], gold: 3, total: 9 });
  expect(bought?.flights?.map(({ thing, from, to }) => [thing, from, to])).toEqual([
    ['pair_tea', 'seat:1/hand/pair_tea', 'discard/top'],
    ['coin', 'seat:1/gold', 'supply/tea'],
    ['coin', 'seat:1/gold', 'supply/tea'],
    ['tea', 'supply/tea', 'seat:1/stand/tea/1'],
    ['tea', 'supply/tea', 'seat:1/stand/tea/2'],
  ]);
  // The spaces stay empty until the wares arrive.
  expect(bought?.flights?.map(({ lands }) => lands ?? false)).toEqual([false, false, false, true, true]);
});

test('a card that somebody else plays is held long enough to be read, and not for who played it', () => {
  const announced: Note = { type: 'card_announced', seat: 1, card: 'gorilla', markers: 3 };
  expect(scene(announced, 0)?.hold).toBeGreaterThan(1000);
  expect(scene(announced, 1)?.hold).toBe(0);
});

test('a card that is looked at goes to the stage of who looks, and to that hand for all others', () => {
  const goal = (you: number | null) => scene({ type: 'card_drawn', seat: 0, card: you === 0 ? 'gorilla' : null, source: 'draw_card', pile: 40 }, you)?.flights?.at(-1)?.to;
  expect([goal(0), goal(1), goal(null)]).toEqual(['stage/card', 'seat:0/hand', 'seat:0/hand']);
});

test('a turn in which a card is drawn, kept and traded is over within three seconds', () => {
  const turn: readonly Note[] = [
    { type: 'turn_started', seat: 1, turn: 3, last: false },
    { type: 'draw_begun', seat: 1, markers: 4 },
    { type: 'card_drawn', seat: 1, card: null, source: 'draw_card', pile: 40 },
    { type: 'card_kept', seat: 1, card: null },
    { type: 'play_begun', seat: 1, markers: 4 },
    { type: 'wares_sold', seat: 1, card: 'pair_tea', wares: ['tea', 'tea'], gold: 5, total: 25 },
    { type: 'bonus_taken', seat: 1, gold: 1, total: 26 },
  ];
  const flying = (count: number) => (count === 0 ? 0 : FLIGHT + (count - 1) * STAGGER);
  const lasts = turn.map((note) => scene(note, 0)).reduce((sum, told) => sum + flying(told?.flights?.length ?? 0) + (told?.hold ?? 0), 0);
  expect(lasts).toBeLessThan(3000);
});

test('a marker that pays for an Artifact comes beside what it shows', () => {
  expect(notes.artifact_used.flatMap((note) => scene(note)?.flights ?? []).map(({ thing, to }) => [thing, to])).toEqual([[MARKER, 'seat:0/artifact/1/cost']]);
});
