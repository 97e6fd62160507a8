import { expect, test } from 'vitest';

import type { Entry } from '../../api/wire';
import { claimsIn } from './claims';
import type { Note } from './types';

let seq = 0;
const said = (by: number, text: string | null) => ({ seq: ++seq, kind: 'said', seat: by, data: { text }, notes: [] }) as unknown as Entry;
const told = (...notes: readonly Note[]) => ({ seq: ++seq, kind: 'played', seat: 0, data: {}, notes }) as unknown as Entry;
const begins: Note = { type: 'turn_started', seat: 0, turn: 4 };
const muffin = said(2, '/is slot=3 who=1 card=omniscient_muffin');
const on = (story: readonly Entry[]) => claimsIn(story).map(({ by, seat, slot, card }) => [by, seat, slot, card]);

test('what a speaker says of a card last is the claim on it; others may claim something else', () => {
  const story = [told(begins), muffin, said(2, '/is slot=3 who=1 card=fish'), said(0, '/is slot=3 who=1 card=bone'), said(2, '/is slot=1 who=1 card=hat')];
  expect(on(story)).toEqual([[2, 1, 2, 'fish'], [0, 1, 2, 'bone'], [2, 1, 0, 'hat']]);
});

test('wishes, what people type and what was erased claim nothing', () => {
  expect(on([said(2, '/give slot=3 who=1'), said(2, 'It is a Muffin'), said(2, null)])).toEqual([]);
});

test('a claim ends when the card or one before it has left the hand, and with the turn; not with a card behind it', () => {
  const taken = (slot: number): Note => ({ type: 'card_taken', seat: 0, giver: 1, card: 'bone', place: 'bag', slot });
  const other = said(2, '/is slot=2 who=1 card=fish');
  expect(on([muffin, other, told(taken(2))])).toEqual([[2, 1, 1, 'fish']]);
  expect(on([muffin, other, told(taken(0))])).toEqual([]);
  expect(on([muffin, told(begins)])).toEqual([]);
});

test('nothing helps to remember a card that a Hat has turned (AY-10.7)', () => {
  expect(on([muffin, told({ type: 'hand_turned', seat: 1, count: 3, cards: null })])).toEqual([]);
  expect(on([muffin, told({ type: 'hand_turned', seat: 0, count: 3, cards: null })])).toHaveLength(1);
});
