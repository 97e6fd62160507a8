import { expect, test } from 'vitest';

import { after } from './told';
import type { Slot, View } from './types';
import { view } from './view.fixture';

const slot = (card: string | null, back: Slot['back'] = 'plain', facing: Slot['facing'] = 'out'): Slot => ({ back, facing, card, deck: 0 });
const now: View = {
  ...view,
  hands: [[slot(null), slot('sabotage', 'sabotage')], [slot('fish'), slot('bone')], []],
  bags: [['bone', 't_rex'], ['toxic_waste'], []],
  goods: [1, 0, 0],
  targets: [5, 6, 5],
  discard: ['hat'],
};
const hand = ({ hands }: View, seat: number) => hands[seat]?.map(({ card, facing }) => [card, facing]);

test('both revealed cards leave their hands', () => {
  const cards = [
    { seat: 0, slot: 0, card: 'bone' },
    { seat: 1, slot: 1, card: 'bone' },
  ];
  expect(after(now, { type: 'cards_revealed', cards, asking: [] }).hands.map((each) => each.map(({ card }) => card))).toEqual([['sabotage'], ['fish'], []]);
});

test('a Sabotage goes from the hand to the discard pile', () => {
  const told = after(now, { type: 'sabotage_played', seat: 0, slot: 1, played: 1, cancelled: true, asking: [] });
  expect(hand(told, 0)).toEqual([[null, 'out']]);
  expect(told.discard).toEqual(['hat', 'sabotage']);
});

test('a Fish counts two where it stays, Toxic Waste asks for one more', () => {
  const fish = after(now, { type: 'card_received', seat: 1, giver: 0, card: 'fish', place: 'bag' });
  expect([fish.goods, fish.targets]).toEqual([[1, 2, 0], [5, 6, 5]]);
  const waste = after(now, { type: 'card_received', seat: 0, giver: 1, card: 'hat_toxic_waste', place: 'bag' });
  expect([waste.goods, waste.targets]).toEqual([[1, 0, 0], [6, 6, 5]]);
});

test('a card that a Lollipop takes leaves one hand and arrives at its place', () => {
  const told = after(now, { type: 'card_taken', seat: 0, giver: 1, slot: 1, card: 'bone', place: 'bag' });
  expect(hand(told, 1)).toEqual([['fish', 'out']]);
  expect(told.bags[0]).toEqual(['bone', 't_rex', 'bone']);
});

test('a Muffin empties the hand', () => {
  const told = after(now, { type: 'hand_discarded', seat: 1, cards: ['fish', 'bone'] });
  expect(hand(told, 1)).toEqual([]);
  expect(told.discard).toEqual(['hat', 'fish', 'bone']);
});

test('a Hat shows a hand to its holder, and hides it from the others but for a Sabotage', () => {
  expect(hand(after(now, { type: 'hand_turned', seat: 0, count: 2, cards: ['bone', 'sabotage'] }), 0)).toEqual([['bone', 'in'], ['sabotage', 'in']]);
  expect(hand(after(now, { type: 'hand_turned', seat: 1, count: 2, cards: null }), 1)).toEqual([[null, 'in'], [null, 'in']]);
  expect(hand(after(now, { type: 'hand_turned', seat: 0, count: 2, cards: null }), 0)).toEqual([[null, 'in'], ['sabotage', 'in']]);
});

test('a T-Rex and what it ate leave the bag', () => {
  const told = after(now, { type: 't_rex_ate', seat: 0, card: 'bone' });
  expect([told.bags[0], told.goods[0], told.discard]).toEqual([[], 0, ['hat', 't_rex', 'bone']]);
});

test('the discard pile becomes the draw pile', () => {
  expect(after(now, { type: 'pile_reshuffled', pile: 1 })).toMatchObject({ discard: [], pile: 1 });
});
