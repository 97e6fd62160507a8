import { expect, test } from 'vitest';

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
  expect(told?.deeds.map(({ kind, word, gold, wares, cards }) => [kind, word, gold, wares.length, cards])).toEqual([
    ['map', 'rejected', 0, 0, 0],
    ['pair_tea', 'bought', -3, 0, 0],
    ['camel', 'played', 0, 2, 0],
    ['midwife', 'played', 0, 0, 2],
  ]);
});

test('a turn that has only begun leaves the one before it to be seen', () => {
  expect(lastTurn(story(turn(1), looked, turn(0), turn(1)))?.deeds).toHaveLength(1);
});

test('a card that was cancelled is told as such, and what I give for another is none of its gains', () => {
  const cancelled: Note = { type: 'card_cancelled', seat: 0, card: 'gorilla' };
  const returned: Note = { type: 'ware_taken', seat: 0, ware: 'tea', source: 'camel' };
  const told = lastTurn(story(turn(1), announced('gorilla'), cancelled, announced('camel'), returned));
  expect(told?.deeds.map(({ word, wares }) => [word, wares.length])).toEqual([['blocked', 0], ['played', 0]]);
});

test('a ware that is stolen and kept is one ware, and one that goes to the supply is none', () => {
  const stolen: readonly Note[] = [announced('vervet_monkey'), { type: 'ware_stolen', seat: 1, of: 0, ware: 'fruits' }];
  const settled = (option: string): Note => ({ type: 'option_chosen', seat: 1, source: 'vervet_monkey', option });
  const brought = (...notes: readonly Note[]) => lastTurn(story(turn(1), ...stolen, ...notes))?.deeds.map(({ wares }) => wares);
  expect(brought(settled('keep'), { type: 'ware_taken', seat: 1, ware: 'fruits', source: 'vervet_monkey' })).toEqual([['fruits']]);
  expect(brought(settled('return'))).toEqual([[]]);
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
