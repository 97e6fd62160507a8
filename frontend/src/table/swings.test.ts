import { expect, test } from 'vitest';

import { defineGame, type AnyGame, type GameClient } from '../games/game';
import { gameOf } from '../games/registry';
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

test('turns are counted from the first of the game, also where nobody had anything then, and without what is counted at the end', () => {
  expect(courseIn(game, turns, lines(21, 19), null).turns).toEqual({ before: 0, count: 4 });
  const late = story([turn], [turn], [turn, gain(0, 4)], [turn, gain(1, 9)], [turn, gain(0, 6)]);
  expect(courseIn(game, late, lines(10, 9), null).turns).toEqual({ before: 2, count: 3 });
  const ends = counting({ gains: (note) => gains(note).map((each) => ({ ...each, bonus: note.points === 1 })) });
  expect(courseIn(ends, turns, lines(21, 19), null).turns).toEqual({ before: 0, count: 4 });
  expect(courseIn(ends, turns, lines(21, 19), null).points).toHaveLength(6);
});

test('turns are counted alike where a note ends each of them', () => {
  const closing = counting({ gains, chapters: [{ name: { key: 'turn' }, is: ({ type }) => type === 'turn', turnFrom: () => null }] });
  expect(courseIn(closing, story([gain(0, 4), turn], [gain(1, 9), turn], [turn], [gain(0, 6), turn]), lines(10, 9), null).turns).toEqual({ before: 0, count: 4 });
  expect(courseIn(closing, story([turn], [gain(0, 4), turn], [gain(1, 9), turn], [gain(0, 6), turn]), lines(10, 9), null).turns).toEqual({ before: 1, count: 3 });
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

const told = (game: AnyGame, notes: readonly (readonly object[])[], points: readonly number[]) =>
  courseIn(game, story(...(notes as Note[][])), lines(...points), null).moments.map(({ seat, seq, as, own, next, line }) => `${seq}: ${seat} ${as} ${own}:${next} ${line?.key}`);

const tent = (seat: number, points: number) => [{ type: 'tent_placed', seat, tent: 'sso_o', space: 'C8', points, joined: 0, size: 1 }];
const built = [{ type: 'building_ended', seat: 0, tents: 1 }];
const majority = (ware: string, seat: number) => ({ type: 'majority_scored', ware, seats: [seat], cards: 3, points: 2 });
const lastTent = { type: 'last_tent_scored', seat: 1, points: 3 };
const bania = await gameOf('bania').load();
const before = [tent(0, 22), built, tent(1, 18), built, tent(1, 3)];

test('the tent that brought the lead is told with the points right after it, and apart from it the bonus at the end that decided', () => {
  const end = [...tent(1, 2), { type: 'end_reached', reason: 'board_full' }, majority('spice', 0), majority('oil', 0), majority('incense', 1), lastTent];
  expect(told(bania, [...before, end], [26, 28])).toEqual(['6: 1 lead 23:22 note.tent_started', '6: 1 bonus 28:26 note.last_tent_scored']);
});

test('a lead that no bonus put in doubt was for good, and none of them decided it', () => {
  expect(told(bania, [...before, [...tent(1, 2), majority('spice', 1), lastTent]], [22, 28])).toEqual(['6: 1 kept 23:22 note.tent_started']);
});

test('on the line of points bonuses at the end are a stretch of their own', () => {
  const { points, moments } = courseIn(bania, story(...([...before, [...tent(1, 2), majority('spice', 0), lastTent]] as Note[][])), lines(24, 26), null);
  expect(points.slice(-2)).toEqual([[22, 23], [24, 26]]);
  expect(moments.map(({ stretch }) => stretch)).toEqual([3, 4]);
});

const asante = await gameOf('asante').load();
const began = (seat: number) => ({ type: 'turn_started', seat, turn: 1, last: false });
const took = (seat: number, gold: number) => ({ type: 'gold_taken', seat, gold, total: 0, source: 'victoria' });
const buys = (seat: number, gold: number) => ({ type: 'wares_bought', seat, card: 'two_tea_one_silk', wares: ['tea'], gold, total: 0 });

test('where the lead came because the other paid it is said so, and no later gain is called the turn', () => {
  const paying = [[began(1), took(1, 5)], [began(0), took(0, 4)], [began(1)], [buys(1, 3)], [began(0), took(0, 3)], [began(1)], [began(0)], [took(0, 1)]];
  expect(told(asante, paying, [28, 22])).toEqual(['4: 0 left 24:22 note.wares_bought']);
});

test('a lead that was lost within a later turn was not for good', () => {
  const dipping = [[began(1), took(1, 5)], [began(0), took(0, 6)], [began(1)], [began(0)], [buys(0, 4)], [took(0, 7)]];
  expect(told(asante, dipping, [29, 25])).toEqual(['2: 0 lead 26:25 moment.taken']);
});
