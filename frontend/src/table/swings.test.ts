import { expect, test } from 'vitest';

import { defineGame, type AnyGame, type GameClient } from '../games/game';
import { entry } from '../live/messages.fixture';
import { standing } from '../replay/steps';
import { courseIn } from './swings';

interface Note {
  readonly type: string;
  readonly seat: number;
  readonly points: number;
}

type Game = GameClient<unknown, unknown, Note, unknown>;

/** A game as far as points are told. */
function counting(more: Partial<Game>): AnyGame {
  const told: Partial<Game> = { chapters: [{ name: { key: 'turn' }, is: ({ type }) => type === 'turn' }], sentence: ({ points }) => ({ key: `got ${points}` }), ...more };
  return defineGame(told as Game);
}

const gains: Game['gains'] = ({ type, seat, points }) => (type === 'gain' ? [{ seat, points }] : []);
const game = counting({ gains });
const turn = { type: 'turn', seat: 0, points: 0 };
const gain = (seat: number, points: number) => ({ type: 'gain', seat, points });
const lines = (...points: number[]) => points.map((each, seat) => ({ seat, points: each, rank: each === Math.max(...points) ? 1 : 2, items: [] }));
const story = (...notes: Note[][]) => notes.map((each, at) => entry(at + 1, each.map((note) => ({ ...note }))));
const turns = story([turn, gain(0, 4)], [turn, gain(1, 9)], [turn], [turn, gain(0, 6)], [gain(0, 1)]);

test('a line of points goes through all turns, from what was there at the start to the result', () => {
  expect(courseIn(game, turns, lines(21, 19), null).points).toEqual([[10, 10], [14, 10], [14, 19], [14, 19], [21, 19]]);
});

test('fewer than three turns that brought something are no line', () => {
  expect(courseIn(game, story([turn, gain(0, 4)], [turn, gain(1, 9)]), lines(4, 9), null).points).toEqual([]);
});

test('nor are the lines of more than five seats', () => {
  expect(courseIn(game, turns, lines(21, 19, 0, 0, 0), null).points).not.toEqual([]);
  expect(courseIn(game, turns, lines(21, 19, 0, 0, 0, 0), null).points).toEqual([]);
});

test('the moments are those that turned the lead, by the last of them whoever won kept it', () => {
  const { moments } = courseIn(game, turns, lines(21, 19), null);
  expect(moments.map(({ seat, seq, as, line }) => [seat, seq, as, line?.key])).toEqual([[1, 2, 'lead', 'got 9'], [0, 4, 'kept', 'got 6']]);
});

test('what was taken back is no part of it', () => {
  const undone = { ...entry(2), kind: 'undone', data: { entries: [1] } };
  expect(courseIn(game, standing([entry(1, [gain(0, 7)]), undone]), lines(0, 0), 0)).toEqual({ points: [], moments: [] });
});

test('what comes after the move of another seat is another turn, where the game tells no chapters', () => {
  const moved = [entry(1, [gain(0, 2)]), { ...entry(2, [gain(1, 3)]), seat: 1 }, entry(3, [gain(0, 3)])];
  expect(courseIn(counting({ gains, chapters: [] }), moved, lines(5, 3), null).points).toEqual([[0, 0], [2, 0], [2, 3], [5, 3]]);
});

test('a game that counts at the end alone says nothing', () => {
  expect(courseIn(counting({}), turns, lines(11, 9), 0)).toEqual({ points: [], moments: [] });
});

test('a game may tell its moments itself', () => {
  const own = { seat: 1, seq: 3, as: 'won', points: 1, own: 0, next: 0, stretch: 3, line: null } as const;
  expect(courseIn(counting({ moments: () => [own] }), turns, lines(1, 0), 0).moments).toEqual([own]);
});

test('on the line of points its own moments lie in the turn in which they were told', () => {
  const own = { seat: 1, seq: 4, as: 'won', points: 1, own: 0, next: 0, stretch: 99, line: null } as const;
  expect(courseIn(counting({ gains, moments: () => [own] }), turns, lines(21, 19), 0).moments).toEqual([{ ...own, stretch: 4 }]);
});
