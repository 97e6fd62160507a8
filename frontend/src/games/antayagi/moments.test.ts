import { expect, test } from 'vitest';

import type { ScoreLine } from '../../api/wire';
import { entry } from '../../live/messages.fixture';
import { cardArg } from './lines';
import { moments } from './moments';
import type { Note } from './types';

const line = (seat: number, rank: number, target: number): ScoreLine => ({ seat, rank, points: 0, items: [{ key: 'target', points: 0, args: { target } }] });
const lines = [line(0, 2, 5), line(1, 1, 6), line(2, 3, 5)];
const trade = (turn: number, one: string, other: string): readonly Note[] => [
  { type: 'turn_started', seat: 0, turn },
  { type: 'cards_revealed', cards: [{ seat: 0, slot: 0, card: one }, { seat: 1, slot: 0, card: other }], asking: [] },
  { type: 'card_received', seat: 1, giver: 0, card: one, place: 'bag' },
  { type: 'card_received', seat: 0, giver: 1, card: other, place: 'bag' },
];
const story = (...turns: (readonly Note[])[]) => turns.map((notes, at) => entry(at + 1, notes as never));

test('the first moment is the exchange that won, with what was given for it and how far that was', () => {
  const [first] = moments(story(trade(1, 'toxic_waste', 'bone'), trade(2, 'treasure', 'bone')), lines, null);
  expect(first).toEqual({ seat: 1, seq: 2, points: 1, line: { key: 'moment.swapped', args: { card: cardArg('treasure'), given: cardArg('bone'), turn: 2, goods: 1, target: 6 } } });
});

test('then come what a T-Rex ate and what counted two, and one of the reader’s own', () => {
  const eaten: Note = { type: 't_rex_ate', seat: 0, card: 'bone' };
  const told = moments(story(trade(1, 'bone', 'bone'), [eaten], trade(2, 'bone', 'fish'), trade(3, 'treasure', 'toxic_waste')), lines, 0);
  expect(told.map(({ seat, points, seq }) => [seat, points, seq])).toEqual([[1, 1, 4], [0, 2, 3], [0, -1, 2]]);
  const own = moments(story(trade(1, 'bone', 'bone'), [{ ...eaten, seat: 2 }], [{ ...eaten, seat: 2 }], trade(3, 'treasure', 'toxic_waste')), lines, 0);
  expect(own.map(({ seat, points }) => [seat, points])).toEqual([[1, 1], [2, -1], [0, 1]]);
});

test('of a card that comes back and of one that a Lollipop takes it is said so', () => {
  const back: Note = { type: 'card_received', seat: 1, giver: 1, card: 'bone', place: 'bag' };
  const taken: Note = { type: 'card_taken', seat: 1, giver: 0, slot: 0, card: 'treasure', place: 'bag' };
  expect(moments(story([back], [taken]), lines, null).map((each) => each.line.key)).toEqual(['moment.taken', 'moment.kept']);
});

test('where nobody has got a good there are none', () => {
  expect(moments(story([{ type: 'turn_started', seat: 0, turn: 1 }]), lines, 0)).toEqual([]);
});
