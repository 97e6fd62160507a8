import { describe, expect, test } from 'vitest';

import { markersOf, moveFact } from './facts';
import type { Hints, Move, View } from './types';
import { hints, view } from './view.fixture';

/** The Calabash lies there beside what else the fixture has; the reader has 23 gold. */
const lying: Hints = { ...hints, artifacts: [...hints.artifacts, { card: 'calabash', slot: 2, markers: 1, use_refused: null }] };
const seized = (kind: string): View => ({ ...view, resolving: ['cape_buffalo', kind], frames: [{ source: 'cape_buffalo', step: 'choose_option' }] });
const use = { type: 'choose_option', option: 'use', slot: null } as const;

describe('what the use of an Artifact costs', () => {
  test('the button of the Calabash names its gold, and what is left', () => {
    expect(moveFact({ type: 'use_artifact', slot: 2 }, lying, view)).toEqual({ key: 'board.purchase', args: { gold: 1, after: 22 } });
    expect(markersOf({ type: 'use_artifact', slot: 2 }, lying)).toBe(1);
  });

  test('all others cost markers alone, a Shango Figurine two', () => {
    const figurine: Hints = { ...hints, artifacts: [{ card: 'shango_figurine', slot: 3, markers: 2, use_refused: null }] };
    expect(moveFact({ type: 'use_artifact', slot: 3 }, figurine, view)).toBeNull();
    expect(markersOf({ type: 'use_artifact', slot: 3 }, figurine)).toBe(2);
  });

  test('a Calabash that a Cape Buffalo takes away costs its gold too, but no marker', () => {
    expect(moveFact(use, null, seized('calabash'))).toEqual({ key: 'board.purchase', args: { gold: 1, after: 22 } });
    expect(moveFact(use, null, seized('map'))).toBeNull();
    expect(moveFact({ ...use, option: 'decline' }, null, seized('calabash'))).toBeNull();
  });
});

test('a Chieftain’s answers say how many cards a hand has, and will have', () => {
  const seats = view.seats.map((each) => ({ ...each, cards: each.seat === view.you ? 2 : 4 }));
  const asking: View = { ...view, seats, resolving: ['chieftain'], frames: [{ source: 'chieftain', step: 'choose_option' }] };
  expect(moveFact({ ...use, option: 'opponent_discards' }, null, asking)).toEqual({ key: 'board.hand_becomes', args: { from: 4, count: 3 } });
  expect(moveFact({ ...use, option: 'draw' }, null, asking)).toEqual({ key: 'board.hand_becomes', args: { from: 2, count: 5 } });
});

test('a card that was drawn says what comes of keeping it, and of rejecting it with and without a marker', () => {
  expect(moveFact({ type: 'keep_card' }, hints, view)).toEqual({ key: 'board.kept' });
  expect(moveFact({ type: 'reject_card' }, hints, { ...view, markers: 1 })).toEqual({ key: 'board.rejected' });
  expect(moveFact({ type: 'reject_card' }, hints, { ...view, markers: 0 })).toEqual({ key: 'board.rejected_last' });
});

test('drawing, a trade and what is played from the hand cost a marker each, a Holy Place, an Animalist and the answers none', () => {
  const costing: Move[] = [{ type: 'draw_card' }, { type: 'buy_wares', card: 'pair_tea', package_type: null }, { type: 'sell_wares', card: 'pair_tea', package_type: null }, { type: 'place_artifact', card: 'map', slot: 1 }, { type: 'play_person', card: 'nomad' }, { type: 'play_animal', card: 'camel' }];
  const free: Move[] = [{ type: 'play_holy_place', kind: 'victoria' }, { type: 'play_animalist' }, { type: 'let_pass' }, { type: 'end_turn' }, { type: 'begin_play' }, { type: 'keep_card' }];
  expect(costing.map((move) => markersOf(move, hints))).toEqual(costing.map(() => 1));
  expect(free.map((move) => markersOf(move, hints))).toEqual(free.map(() => 0));
});
