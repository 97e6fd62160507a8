import { expect, test } from 'vitest';

import { defineGame, type AnyGame, type GameClient } from '../games/game';
import { entry } from '../live/messages.fixture';
import { swings } from './swings';

interface Note {
  readonly type: string;
  readonly seat: number;
  readonly points: number;
}

type Game = GameClient<unknown, unknown, Note, unknown>;

/** A game as far as points are told. */
function counting(gains: Pick<Game, 'gains'>): AnyGame {
  const told: Partial<Game> = { ...gains, chapters: [{ name: { key: 'turn' }, is: ({ type }) => type === 'turn' }], sentence: ({ points }) => ({ key: `got ${points}` }) };
  return defineGame(told as Game);
}

const game = counting({ gains: ({ type, seat, points }) => (type === 'gain' ? [{ seat, points }] : []) });
const turn = { type: 'turn', seat: 0, points: 0 };
const gain = (seat: number, points: number) => ({ type: 'gain', seat, points });
const found = (...notes: Note[][]) => swings(game, notes.map((each, at) => entry(at + 1, each.map((note) => ({ ...note })))), 0);

test('what decided a game are the three chapters that brought most or cost most, the largest first', () => {
  const told = found([turn, gain(0, 4)], [turn, gain(1, -9)], [turn, gain(0, 1)], [turn, gain(1, 12)]);
  expect(told.map(({ seat, points, seq }) => [seat, points, seq])).toEqual([[1, 12, 4], [1, -9, 2], [0, 4, 1]]);
});

test('within a chapter it adds up for each seat, and is told by what brought most of it, and in how many steps it came', () => {
  const told = found([turn, gain(0, 2)], [gain(0, 5), gain(1, 3)], [gain(0, 1)]);
  expect(told).toEqual([
    { seat: 0, points: 8, seq: 2, line: { key: 'got 5' }, steps: 3 },
    { seat: 1, points: 3, seq: 2, line: { key: 'got 3' }, steps: 1 },
  ]);
});

test('what is small beside the largest is left out', () => {
  const told = found([turn, gain(1, 12)], [turn, gain(1, 5)], [turn, gain(1, -4)], [turn, gain(1, 3)]);
  expect(told.map(({ points }) => points)).toEqual([12, 5]);
});

test('one of them is the best of the reader, small as it may be', () => {
  const told = found([turn, gain(1, 9)], [turn, gain(1, 8)], [turn, gain(0, 2)], [turn, gain(1, 7)], [turn, gain(0, 1)]);
  expect(told.map(({ seat, points }) => [seat, points])).toEqual([[1, 9], [1, 8], [0, 2]]);
});

test('what came to nothing decided nothing, nor what was taken back', () => {
  expect(found([turn, gain(0, 2), gain(0, -2)])).toEqual([]);
  const undone = { ...entry(2), kind: 'undone', data: { entries: [1] } };
  expect(swings(game, [entry(1, [gain(0, 7)]), undone], 0)).toEqual([]);
});

test('what comes after the move of another seat is another stretch, where the game tells no chapters', () => {
  const told = swings(game, [entry(1, [gain(0, 2)]), { ...entry(2), seat: 1 }, entry(3, [gain(0, 3)])], 0);
  expect(told.map(({ points }) => points)).toEqual([3, 2]);
});

test('a game that counts at the end alone says nothing', () => {
  expect(swings(counting({}), [entry(1, [gain(0, 7)])], 0)).toEqual([]);
});
