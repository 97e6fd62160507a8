import { expect, test } from 'vitest';

import { entry } from '../../live/messages.fixture';
import { laid } from './board.fixture';
import { crownsSince } from './crowns';
import { none } from './notes.fixture';
import type { Note } from './types';

const hands = [
  { spice: 2, oil: 1, silk: 0, incense: 0 },
  { spice: 3, oil: 0, silk: 1, incense: 0 },
];
const story = (...moves: readonly (readonly [number, ...Note[]])[]) => moves.map(([seat, ...notes], at) => ({ ...entry(at + 1, notes as never), seat }));
const took: Note = { type: 'cards_collected', seat: 1, cards: { ...none, spice: 2 }, lost: none, elephants: 0 };

test('near the end it is told of which wares another has most now and had not at the reader’s last move', () => {
  const told = story([0, { ...took, seat: 0 }], [1, took]);
  expect(crownsSince(laid({ hands, free: 9 }), told, 0)(1)).toEqual(['spice']);
  expect(crownsSince(laid({ hands, free: 40 }), told, 0)(1)).toEqual([]);
});

test('who has most because the reader paid has won a crown, too', () => {
  const bought: Note = { type: 'tent_bought', seat: 0, tent: 'tent_sso_k', space: 'e5', paid: { ...none, silk: 1 }, helped: [], trades: 0 };
  expect(crownsSince(laid({ hands, free: 9 }), story([2, bought]), 1)(1)).toEqual([]);
  expect(crownsSince(laid({ hands, free: 9 }), story([2, { ...bought, paid: { ...none, silk: 2 } }]), 2)(1)).toEqual([]);
  expect(crownsSince(laid({ hands, free: 9 }), story([0, { ...bought, paid: { ...none, silk: 2 } }]), 1)(1)).toEqual(['silk']);
});
