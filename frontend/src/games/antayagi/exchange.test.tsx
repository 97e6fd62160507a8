import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Playing } from '../../director/scene';
import type { Entry } from '../../api/wire';
import { useExchange } from './exchange';
import { useTold } from '../../director/useTold';
import { after as afterNote } from './told';
import type { Note, View } from './types';
import { view } from './view.fixture';

type Scene = Playing<Note> | null;

const back = { back: 'plain', facing: 'out', card: null, deck: 0 } as const;
const choosing: View = { ...view, chosen: [0], hands: [[back], [back], []], bags: [[], [], []] };
/** The exchange is over: its cards lie in the bags. */
const after: View = { ...view, phase: 'choose_partner', active: 1, partner: null, bags: [['fish'], ['bone'], []] };
const playing = (note: Note): Scene => ({ seq: 3, note, scene: {} });
const chosen = playing({ type: 'card_chosen', seat: 1, slot: null });
const revealed = playing({
  type: 'cards_revealed',
  cards: [
    { seat: 0, slot: 0, card: 'bone' },
    { seat: 1, slot: 0, card: 'fish' },
  ],
  asking: [],
});
const drawn = playing({ type: 'card_drawn', seat: 1, slot: 0, back: 'plain', facing: 'out', card: 'hat', pile: 49 });
const received = playing({ type: 'card_received', seat: 1, giver: 0, card: 'bone', place: 'bag' });

/** The story with these entries, as the server numbers them. */
function story(...notes: readonly (readonly Note[])[]): readonly Entry[] {
  return notes.map((each, at) => ({ seq: at + 1, kind: 'played', seat: 0, by: null, at: '', hash: '', data: null, notes: each as unknown as Entry['notes'] }));
}

const before = story([], []);
/** The second choice, and all that came of it. */
const chain: readonly Note[] = [chosen, revealed, received, drawn].map((scene) => scene?.note).filter((note) => note !== undefined);
const whole = story([], [], chain);

interface Given {
  readonly view: View;
  readonly scene: Scene;
  readonly story: readonly Entry[];
}

function shown() {
  return renderHook((now: Given) => ({ exchange: useExchange(now), told: useTold(now, afterNote) }), {
    initialProps: { view: choosing, scene: null as Scene, story: before },
  });
}

test('while nothing is told, the stage is as the view has it', () => {
  const { result } = shown();
  expect(result.current.exchange).toMatchObject({ seats: [0, 1], hidden: [0], cards: [] });
});

test('both lie face down, then open, and each leaves when that is told, however far the view has gone on', () => {
  const { result, rerender } = shown();
  rerender({ view: after, scene: null, story: whole });
  rerender({ view: after, scene: chosen, story: whole });
  expect(result.current.exchange).toMatchObject({ seats: [0, 1], hidden: [0, 1], cards: [] });
  rerender({ view: after, scene: revealed, story: whole });
  expect(result.current.exchange.cards.map(({ card }) => card)).toEqual(['bone', 'fish']);
  rerender({ view: after, scene: received, story: whole });
  expect(result.current.exchange.cards.map(({ card }) => card)).toEqual(['fish']);
  rerender({ view: after, scene: null, story: whole });
  expect(result.current.exchange).toMatchObject({ seats: null, cards: [] });
});

test('which card was chosen is known from when that is told until it lies open, to whom may know', () => {
  const own = playing({ type: 'card_chosen', seat: 1, slot: 0 });
  const { result, rerender } = shown();
  rerender({ view: after, scene: own, story: story([], [], own === null ? [] : [own.note, ...chain.slice(1)]) });
  expect(result.current.told.choices).toEqual([null, 0, null]);
});

test('bags fill and hands change when that is told, and not before', () => {
  const { result, rerender } = shown();
  const of = ({ bags, hands, goods, pile }: View) => ({ bags, hands: hands.map((hand) => hand.length), goods, pile });
  rerender({ view: after, scene: null, story: whole });
  rerender({ view: after, scene: chosen, story: whole });
  expect(of(result.current.told)).toEqual({ bags: [[], [], []], hands: [1, 1, 0], goods: [0, 0, 0], pile: 50 });
  rerender({ view: after, scene: revealed, story: whole });
  expect(of(result.current.told)).toEqual({ bags: [[], [], []], hands: [0, 0, 0], goods: [0, 0, 0], pile: 50 });
  rerender({ view: after, scene: received, story: whole });
  expect(of(result.current.told)).toEqual({ bags: [[], ['bone'], []], hands: [0, 0, 0], goods: [0, 1, 0], pile: 50 });
  rerender({ view: after, scene: drawn, story: whole });
  expect(of(result.current.told)).toEqual({ bags: [[], ['bone'], []], hands: [0, 1, 0], goods: [0, 1, 0], pile: 49 });
  rerender({ view: after, scene: null, story: whole });
  expect(result.current.told).toBe(after);
});

test('what is left out of a long chain counts all the same', () => {
  const { result, rerender } = shown();
  rerender({ view: after, scene: null, story: whole });
  rerender({ view: after, scene: drawn, story: whole });
  expect(result.current.told).toMatchObject({ bags: [[], ['bone'], []], pile: 49 });
});

test('what is told once more changes nothing on the table', () => {
  const { result, rerender } = shown();
  rerender({ view: after, scene: null, story: whole });
  rerender({ view: after, scene: chosen, story: whole });
  rerender({ view: after, scene: null, story: whole });
  rerender({ view: after, scene: received, story: whole });
  expect(result.current.told).toBe(after);
});

test('a window that opens leaves both cards on the stage, and they are still there when the first one goes', () => {
  const { result, rerender } = shown();
  const open: View = { ...view, phase: 'reaction', revealed: [{ seat: 0, card: 'bone' }, { seat: 1, card: 'fish' }] };
  rerender({ view: open, scene: null, story: before });
  expect(result.current.exchange.cards).toHaveLength(2);
  rerender({ view: after, scene: null, story: whole });
  rerender({ view: after, scene: received, story: whole });
  expect(result.current.exchange).toMatchObject({ seats: [0, 1], cards: [{ seat: 1, card: 'fish' }] });
});

test('the two stand on the stage until both have drawn, not who trades next', () => {
  const { result, rerender } = shown();
  rerender({ view: after, scene: drawn, story: whole });
  expect(result.current.exchange.seats).toEqual([0, 1]);
  rerender({ view: after, scene: null, story: whole });
  expect(result.current.exchange.seats).toBeNull();
});

test('a view that comes with its first scene is not shown before it is told', () => {
  const { result, rerender } = shown();
  rerender({ view: after, scene: chosen, story: whole });
  expect(result.current.told.bags).toEqual([[], [], []]);
});

test('the exchange is told from its beginning, whichever of its scenes were left out', () => {
  const { result, rerender } = shown();
  const partners: Note = { type: 'partner_chosen', seat: 1, partner: 0 };
  const long = story([], [partners], chain);
  rerender({ view: after, scene: null, story: long });
  rerender({ view: after, scene: received, story: long });
  expect(result.current.exchange).toMatchObject({ seats: [1, 0], cards: [{ seat: 1, card: 'fish' }] });
});

test('who draws in a turn without an exchange has not traded: the two of the turn before have left the stage', () => {
  const { result, rerender } = shown();
  const drawn2: Note = { type: 'card_drawn', seat: 2, slot: 0, back: 'plain', facing: 'out', card: 'hat', pile: 48 };
  const partners: Note = { type: 'partner_chosen', seat: 0, partner: 1 };
  const turn: Note = { type: 'turn_started', turn: 3, seat: 2 };
  const skipped: Note = { type: 'exchange_skipped', seat: 2, empty: 'own_hand' };
  const long = story([], [partners], [...chain, turn, skipped, drawn2]);
  rerender({ view: after, scene: playing(drawn2), story: long });
  expect(result.current.exchange.seats).toBeNull();
});
