import { describe, expect, test } from 'vitest';

import { entry } from '../../live/messages.fixture';
import { lastTurn } from './turns';
import type { Note } from './types';

const story = (...notes: readonly Note[]) => notes.map((note, at) => entry(at + 1, [note as never]));
const turn = (seat: number): Note => ({ type: 'turn_started', seat, turn: 3, last: false });
const looked: Note = { type: 'card_rejected', seat: 1, card: 'map' };
const bought: Note = { type: 'wares_bought', seat: 1, card: 'pair_tea', wares: ['tea', 'tea'], gold: 3, total: 17 };
const announced = (card: string): Note => ({ type: 'card_announced', seat: 1, card, markers: 3 });

test('before anything has been done there is no turn to tell of', () => {
  expect(lastTurn([])).toBeNull();
  expect(lastTurn(story(turn(0)))).toBeNull();
});

test('it is told what the other player did, what it cost and brought, until the turn is over', () => {
  const camel: readonly Note[] = [announced('camel'), { type: 'ware_taken', seat: 1, ware: 'salt', source: 'camel' }, { type: 'ware_taken', seat: 1, ware: 'tea', source: 'camel' }];
  const midwife: readonly Note[] = [announced('midwife'), ...Array<Note>(2).fill({ type: 'card_drawn', seat: 1, card: null, source: 'midwife', pile: 50 })];
  const told = lastTurn(story(turn(1), looked, bought, ...camel, ...midwife, turn(0)));
  expect(told?.seat).toBe(1);
  expect(told?.deeds.map(({ kind, word, gold, things, cards }) => [kind, word, gold, things.length, cards])).toEqual([
    ['map', 'rejected', 0, 0, 0],
    ['pair_tea', 'bought', -3, 0, 0],
    ['camel', 'played', 0, 2, 0],
    ['midwife', 'played', 0, 0, 2],
  ]);
});

test('a card that was kept and then used for something is told once, with what became of it', () => {
  const kept = (card: string): Note => ({ type: 'card_kept', seat: 1, card });
  const words = (...notes: readonly Note[]) => lastTurn(story(turn(1), ...notes))?.deeds.map(({ kind, word }) => `${kind} ${word}`);
  expect(words(kept('camel'), bought, announced('camel'))).toEqual(['pair_tea bought', 'camel played']);
  expect(words(kept('pair_tea'), bought)).toEqual(['pair_tea bought']);
  // Of two copies each has its own story.
  expect(words(kept('pair_tea'), bought, bought)).toEqual(['pair_tea bought', 'pair_tea bought']);
  expect(words(looked, kept('camel'))).toEqual(['map rejected', 'camel kept']);
});

test('an Artifact that is placed and used is told once, with all that came of both', () => {
  const placed: Note = { type: 'artifact_placed', seat: 1, card: 'calabash', slot: 1, replaced: null, markers: 3 } as unknown as Note;
  const given: Note = { type: 'holy_place_taken', seat: 0, kind: 'okavango', slot: 1, of: null } as unknown as Note;
  const used: Note = { type: 'artifact_used', seat: 1, card: 'calabash', slot: 1, markers: 2 } as unknown as Note;
  const drawn: Note = { type: 'card_drawn', seat: 1, card: null, source: 'calabash', pile: 50 };
  const [only, ...others] = lastTurn(story(turn(1), placed, given, used, drawn))?.deeds ?? [];
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'calabash', word: 'used', cards: 1, changes: [{ seat: 0, kind: 'okavango', lost: false }] });
});

test('a turn that has only begun leaves the one before it to be seen', () => {
  expect(lastTurn(story(turn(1), looked, turn(0), turn(1)))?.deeds).toHaveLength(1);
});

test('a card that was cancelled is told as such, and what I give for another is none of its gains', () => {
  const cancelled: Note = { type: 'card_cancelled', seat: 0, card: 'gorilla' };
  const returned: Note = { type: 'ware_taken', seat: 0, ware: 'tea', source: 'camel' };
  const told = lastTurn(story(turn(1), announced('gorilla'), cancelled, announced('camel'), returned));
  expect(told?.deeds.map(({ word, things }) => [word, things.length])).toEqual([['blocked', 0], ['played', 0]]);
});

test('a ware that is stolen and kept is one ware, and one that goes to the supply is none', () => {
  const stolen: readonly Note[] = [announced('vervet_monkey'), { type: 'ware_stolen', seat: 1, of: 0, ware: 'fruits' }];
  const settled = (option: string): Note => ({ type: 'option_chosen', seat: 1, source: 'vervet_monkey', option });
  const brought = (...notes: readonly Note[]) => lastTurn(story(turn(1), ...stolen, ...notes))?.deeds.map(({ things }) => things);
  expect(brought(settled('keep'), { type: 'ware_taken', seat: 1, ware: 'fruits', source: 'vervet_monkey' })).toEqual([['fruits']]);
  expect(brought(settled('return'))).toEqual([[]]);
});

describe('what a deed did to the other player is told with it', () => {
  const changes = (...notes: readonly Note[]) => lastTurn(story(turn(1), ...notes))?.deeds.map((deed) => deed.changes.map(({ seat, kind, lost }) => `${seat} ${lost ? '−' : '+'} ${kind}`));
  const returned = (seat: number): Note => ({ type: 'ware_returned', seat, ware: 'silk', source: 'gorilla' });

  test('wares that a Gorilla made them return, and none that somebody returns for a card of their own', () => {
    expect(changes(announced('gorilla'), returned(0), returned(0), announced('moneychanger'), returned(1))).toEqual([['0 − silk', '0 − silk'], []]);
  });

  test('the Artifact that a Cape Buffalo took, from whomever', () => {
    const seized = (of: number): Note => ({ type: 'artifact_seized', seat: 1, of, card: 'loom', slot: 1 });
    expect(changes(announced('cape_buffalo'), seized(0), announced('cape_buffalo'), seized(1))).toEqual([['0 − loom'], ['1 − loom']]);
  });

  test('a ware that was stolen, also where nobody keeps it, and cards discarded for a Chieftain', () => {
    const discarded: Note = { type: 'card_discarded', seat: 0, card: 'map', source: 'chieftain' };
    expect(changes(announced('vervet_monkey'), { type: 'ware_stolen', seat: 1, of: 0, ware: 'tea' }, announced('chieftain'), discarded)).toEqual([['0 − tea'], ['0 − null']]);
  });

  test('a card that was taken for another, which no seat has more or fewer of then', () => {
    const jackal: readonly Note[] = [announced('jackal'), { type: 'card_stolen', seat: 1, of: 0, card: 'map' }, { type: 'card_given', seat: 1, to: 0, card: 'loom' }];
    expect(changes(...jackal)).toEqual([['0 − null', '0 + null']]);
    expect(lastTurn(story(turn(1), ...jackal))?.deeds[0]?.cards).toBe(0);
  });

  test('a Holy Place that was taken from them, or that they got where an Artifact was placed', () => {
    const taken = (seat: number, of: number | null): Note => ({ type: 'holy_place_taken', seat, kind: 'victoria', slot: null, of });
    const placed: Note = { type: 'artifact_placed', seat: 1, card: 'loom', slot: 1, replaced: null };
    const told = [announced('marabou'), taken(1, 0), placed, taken(0, null), announced('pilgrim'), taken(1, null)];
    expect(changes(...told)).toEqual([['0 − victoria'], ['0 + victoria'], []]);
    expect(lastTurn(story(turn(1), ...told))?.deeds.map(({ things }) => things)).toEqual([['victoria'], [], ['victoria']]);
  });
});

test('of a long turn the last six are told', () => {
  expect(lastTurn(story(turn(1), ...Array<Note>(7).fill(looked), bought))?.deeds.map(({ word }) => word)).toEqual([...Array<string>(5).fill('rejected'), 'bought']);
});

test('the own turn is told from its first deed on, and each with its number', () => {
  const before = story(turn(1), looked, { ...turn(0), turn: 4 } as Note);
  expect(lastTurn(before)).toMatchObject({ seat: 1, turn: 3 });
  expect(lastTurn(story(turn(1), looked, { ...turn(0), turn: 4 } as Note, { ...bought, seat: 0 }))).toMatchObject({ seat: 0, turn: 4, deeds: [{ word: 'bought' }] });
});

test('while scenes play nothing is told before its scene', () => {
  const whole = [entry(1, [turn(1) as never]), entry(2, [looked as never, bought as never])];
  const shown = (note: Note) => lastTurn(whole, { seq: 2, note, scene: {} })?.deeds.map(({ word }) => word);
  expect([shown(looked), shown(bought)]).toEqual([['rejected'], ['rejected', 'bought']]);
});

test('what is told once more leaves the whole turn to be seen', () => {
  const whole = [entry(1, [turn(1) as never]), entry(2, [looked as never, bought as never])];
  expect(lastTurn(whole, { seq: 2, note: looked, again: true, scene: {} })?.deeds).toHaveLength(2);
});
