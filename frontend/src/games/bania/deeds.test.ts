import { expect, test } from 'vitest';

import { entry } from '../../live/messages.fixture';
import { builtSince, deedsSince, incomeSince } from './deeds';
import { none } from './notes.fixture';
import type { Note } from './types';

const story = (...moves: readonly (readonly [number, ...Note[]])[]) => moves.map(([seat, ...notes], at) => ({ ...entry(at + 1, notes as never), seat }));
const placed = (seat: number, space: string, points: number): Note => ({ type: 'tent_placed', seat, tent: 'tent_sso_k', space, points, joined: 0, size: 1 });
const closed: Note = { type: 'settlement_closed', spaces: ['e5', 'e6'] };
const came = (seat: number, space: string): Note => ({ type: 'elephant_placed', seat, space });
const collected = (seat: number, spice: number): Note => ({ type: 'cards_collected', seat, cards: { ...none, spice }, lost: none, elephants: 0 });

test('of each other seat it is told what it has built, closed and rolled since one’s last move', () => {
  const told = deedsSince(story([1, placed(1, 'a1', 3)], [0, placed(0, 'b1', 3)], [1, placed(1, 'e5', 3)], [1, placed(1, 'e6', 1), closed], [1, came(1, 'e5')], [2, collected(2, 2)]), 0);
  expect(told).toEqual([
    { seat: 1, tents: ['silk', 'silk'], points: 4, closed: 1, sentHome: false, elephant: 'e5', rolled: null },
    { seat: 2, tents: [], points: 0, closed: 0, sentHome: false, elephant: null, rolled: { ...none, spice: 2 } },
  ]);
});

test('what one has closed oneself, or draws, is none of their deeds', () => {
  expect(deedsSince(story([0, placed(0, 'b1', 3), closed, { type: 'elephant_returned', seat: 1, space: 'a1' }]), 0)).toEqual([]);
  expect(deedsSince(story([1, { type: 'tents_drawn', seat: 1, tents: [], bag: 9, reason: 'refill' }]), 0)).toEqual([]);
});

test('who closes a settlement sends one’s own elephant home, also where others go with it', () => {
  const home = (seat: number): Note => ({ type: 'elephant_returned', seat, space: 'e5' });
  const told = deedsSince(story([1, placed(1, 'a1', 3)], [2, placed(2, 'e6', 1), closed, home(0), home(1)]), 0);
  expect(told.map(({ seat, sentHome }) => [seat, sentHome])).toEqual([[1, false], [2, true]]);
  // Whose settlement it was oneself who closed.
  expect(deedsSince(story([1, placed(1, 'a1', 3)], [0, placed(0, 'e6', 1), closed, home(0)]), 0)).toEqual([]);
});

test('an elephant that was sent home again is not told of', () => {
  expect(deedsSince(story([1, placed(1, 'e5', 3), came(1, 'e5')], [2, placed(2, 'e6', 1), { type: 'elephant_returned', seat: 1, space: 'e5' }]), 0)[0]?.elephant).toBeNull();
});

test('before the reader’s first move it is told since the beginning, and to a spectator nothing', () => {
  const began = story([1, placed(1, 'a1', 3)]);
  expect(deedsSince(began, 0)).toHaveLength(1);
  expect(deedsSince(began, null)).toEqual([]);
  expect(builtSince(began, null).size).toBe(0);
});

test('the tents of others bear whose they are until the reader moves', () => {
  const now = story([0, placed(0, 'b1', 3)], [1, placed(1, 'e5', 3)]);
  expect([...builtSince(now, 0)]).toEqual([['e5', 1]]);
  expect(builtSince([...now, { ...entry(3, [placed(0, 'c1', 3)] as never), seat: 0 }], 0).size).toBe(0);
});

test('what one’s own elephant has brought is told until one’s next move, and not what those of others have', () => {
  const bonus = (seat: number, spice: number): Note => ({ type: 'bonus_taken', seat, space: 'e5', cards: { ...none, spice }, lost: none });
  const now = story([0, placed(0, 'b1', 3), bonus(1, 1)], [1, placed(1, 'e5', 3), bonus(0, 2)]);
  expect(incomeSince(now, 0)).toEqual({ ...none, spice: 2 });
  expect(incomeSince([...now, { ...entry(3, [placed(0, 'c1', 3)] as never), seat: 0 }], 0)).toBeNull();
  // Where the piles have none left nothing has come.
  expect(incomeSince(story([1, bonus(0, 0)]), 0)).toBeNull();
  expect(incomeSince(now, null)).toBeNull();
});
