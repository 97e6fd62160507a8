import { expect, test } from 'vitest';

import { alike } from './model';
import type { Slot, View } from './types';
import { view } from './view.fixture';

const held = (card: string | null, more: Partial<Slot> = {}): Slot => ({ back: 'plain', facing: 'in', card, deck: 0, ...more });
const give = (slot: number, hands: View['hands']) => alike({ type: 'choose_card', slot }, { ...view, hands });

test('two cards of which one sees the same face are alike, and two Sabotages; closed ones never are', () => {
  const hands = [[held('bone'), held('hat_bone', { back: 'hat' }), held('fish')], [], []];
  expect(give(0, hands)).toBe(give(1, hands));
  expect(give(0, hands)).not.toBe(give(2, hands));
  const closed = [[held(null, { facing: 'out' }), held(null, { facing: 'out' })], [], []];
  expect([give(0, closed), give(1, closed)]).toEqual([null, null]);
  expect(alike({ type: 'play_sabotage', slot: 0 }, view)).toBe(alike({ type: 'play_sabotage', slot: 2 }, view));
});

test('what a Lollipop takes is alike by the faces in that hand', () => {
  const taking: View = { ...view, phase: 'take_card', taker: 0, hands: [[], [held('fish', { facing: 'out' }), held('fish', { facing: 'out' })], []] };
  expect(alike({ type: 'take_card', slot: 0 }, taking)).toBe(alike({ type: 'take_card', slot: 1 }, taking));
});
