import { expect, test } from 'vitest';

import type { ScoreLine } from '../../api/wire';
import { entry } from '../../live/messages.fixture';
import { cardArg } from './lines';
import { moments } from './moments';
import type { Note } from './types';

const line = (seat: number, rank: number, points: number, target: number): ScoreLine => ({ seat, rank, points, items: [{ key: 'target', points: 0, args: { target } }] });
const trade = (turn: number, one: string, other: string): readonly Note[] => [
  { type: 'turn_started', seat: 0, turn },
  { type: 'cards_revealed', cards: [{ seat: 0, slot: 0, card: one }, { seat: 1, slot: 0, card: other }], asking: [] },
  { type: 'card_received', seat: 1, giver: 0, card: one, place: 'bag' },
  { type: 'card_received', seat: 0, giver: 1, card: other, place: 'bag' },
];
const story = (...turns: (readonly Note[])[]) => turns.map((notes, at) => entry(at + 1, notes as never));
const told = (found: ReturnType<typeof moments>) => found.map(({ seat, seq, as, own }) => [seat, seq, as, own]);

test('the exchange that brought the last good is told, with what was given for it', () => {
  const found = moments(story(trade(1, 'toxic_waste', 'bone'), trade(2, 'treasure', 'bone')), [line(0, 2, 2, 5), line(1, 1, 1, 6)]);
  expect(found.at(-1)).toMatchObject({ seat: 1, seq: 2, as: 'won', thing: 'treasure', line: { key: 'moment.swapped', args: { who: { seat: 0 }, card: cardArg('treasure'), given: cardArg('bone'), turn: 2 } } });
});

test('before it come those in which somebody came nearer to the target than all others, and how much was missing then', () => {
  const turns = story(trade(1, 'hat', 'bone'), trade(2, 'fish', 'hat'), trade(3, 'hat', 'fish'), trade(4, 'fish', 'hat'), trade(5, 'fish', 'bone'));
  expect(told(moments(turns, [line(0, 2, 4, 6), line(1, 1, 6, 6)]))).toEqual([[0, 3, 'lead', 3], [1, 4, 'lead', 2], [1, 5, 'won', 0]]);
});

test('a Toxic Waste takes the lead, and whoever passes then is told', () => {
  const turns = story(trade(1, 'bone', 'fish'), trade(2, 'hat', 'toxic_waste'), trade(3, 'bone', 'toxic_waste'), trade(4, 'bone', 'hat'));
  expect(told(moments(turns, [line(0, 2, 2, 7), line(1, 1, 3, 5)]))).toEqual([[1, 3, 'lead', 3], [1, 4, 'won', 2]]);
});

test('of those who miss equally many goods whoever has more of them leads, as places are given (AY-8.10)', () => {
  // After turn 2 seat 0 has two of four, and seat 1 one of five; after turn 3 seat 1 has three of five.
  const turns = story(trade(1, 'toxic_waste', 'bone'), trade(2, 'bone', 'bone'), trade(3, 'fish', 'hat'), trade(4, 'hat', 'bone'), trade(5, 'fish', 'hat'));
  expect(told(moments(turns, [line(0, 2, 3, 4), line(1, 1, 5, 5)]))).toEqual([[1, 3, 'lead', 2], [0, 4, 'lead', 1], [1, 5, 'won', 0]]);
});

test('who comes as near as the leader before and has more goods takes its place in what is told', () => {
  // After turn 2 seat 0 has one of four, after turn 3 seat 1 two of five: both miss three.
  const turns = story(trade(1, 'bone', 'hat'), trade(2, 'toxic_waste', 'bone'), trade(3, 'bone', 'hat'), trade(4, 'bone', 'bone'), trade(5, 'bone', 'hat'), trade(6, 'bone', 'hat'));
  expect(told(moments(turns, [line(0, 2, 2, 4), line(1, 1, 5, 5)]))).toEqual([[1, 3, 'lead', 3], [1, 6, 'won', 0]]);
});

test('of a card that comes back and of one that a Lollipop takes it is said so', () => {
  const back: Note = { type: 'card_received', seat: 1, giver: 1, card: 'bone', place: 'bag' };
  const taken: Note = { type: 'card_taken', seat: 1, giver: 0, slot: 0, card: 'treasure', place: 'bag' };
  const last = (note: Note) => moments(story([note]), [line(0, 2, 0, 5), line(1, 1, 1, 5)]).at(-1)?.line?.key;
  expect([last(back), last(taken)]).toEqual(['moment.kept', 'moment.taken']);
  const cards = [{ seat: 0, slot: 0, card: 'lyrical_lollipop' }, { seat: 1, slot: 0, card: 'hat' }];
  const given = moments(story([{ type: 'cards_revealed', cards, asking: [] }, taken]), [line(0, 2, 0, 5), line(1, 1, 1, 5)]).at(-1)?.line;
  expect(given).toMatchObject({ key: 'moment.lollipop', args: { who: { seat: 0 }, card: cardArg('treasure') } });
});

test('where nobody has got a good there are none', () => {
  expect(moments(story([{ type: 'turn_started', seat: 0, turn: 1 }]), [line(0, 1, 0, 5), line(1, 1, 0, 5)])).toEqual([]);
});
