import { describe, expect, test } from 'vitest';

import { moveFact } from './facts';
import type { Hints, View } from './types';
import { hints, view } from './view.fixture';

/** The Calabash lies there beside what else the fixture has; the reader has 23 gold. */
const lying: Hints = { ...hints, artifacts: [...hints.artifacts, { card: 'calabash', slot: 2, markers: 1, use_refused: null }] };
const seized = (kind: string): View => ({ ...view, resolving: ['cape_buffalo', kind], frames: [{ source: 'cape_buffalo', step: 'choose_option' }] });
const use = { type: 'choose_option', option: 'use', slot: null } as const;

describe('what the use of an Artifact costs', () => {
  test('the button of the Calabash names its gold beside the marker, and what is left', () => {
    expect(moveFact({ type: 'use_artifact', slot: 2 }, lying, view)).toEqual({ key: 'board.markers_gold', args: { count: 1, gold: 1, after: 22 } });
  });

  test('all others cost markers alone', () => {
    expect(moveFact({ type: 'use_artifact', slot: 3 }, lying, view)).toEqual({ key: 'board.markers', args: { count: 1 } });
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
