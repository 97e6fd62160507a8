import { expect, test } from 'vitest';

import { laid, mapWith } from './board.fixture';
import { none, some } from './notes.fixture';
import { after } from './told';
import type { Note, View } from './types';

const placed = (space: string, own = {}): Note => ({ type: 'tent_placed', seat: 0, tent: 'tent_sso_k', space, points: 1, joined: 1, size: 4, ...own });
const at = (view: View, name: string) => view.spaces.find(({ space }) => space === name);

test('a tent stands on its space once it is told that it is placed there, and not when it is bought', () => {
  const bought = after(laid(), { type: 'tent_bought', seat: 0, tent: 'tent_sso_k', space: 'c4', paid: some, trades: 0, helped: [] });
  expect([at(bought, 'c4')?.ware, bought.hands[0], bought.piles.spice]).toEqual([null, { ...none, incense: 4 }, 11]);
  expect(bought.supplies[0]).toEqual(['tent_oki_s', 'tent_sso_k', 'tent_kii_o']);
  const told = after(bought, placed('c4'));
  expect(at(told, 'c4')).toMatchObject({ kind: 'tent', ware: 'silk' });
  expect(told.settlements).toEqual([{ spaces: ['c4', 'd4', 'd5', 'e5'], closed: false }, { spaces: ['h7'], closed: false }]);
  expect([told.free, told.points]).toEqual([65, [8, 7]]);
});

test('the seventh tent closes a settlement, and no space around it is left', () => {
  const row = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'];
  const view = laid({ spaces: mapWith(Object.fromEntries(row.map((space) => [space, 'tent_sso_k']))), settlements: [{ spaces: row, closed: false }], free: 64, elephants: [null, null] });
  const told = after(view, placed('e7', { size: 7 }));
  expect(told.settlements).toEqual([{ spaces: [...row, 'e7'], closed: true }]);
  // Seven above, seven below, and one at its end.
  expect([at(told, 'd4')?.kind, at(told, 'e8')?.kind, at(told, 'c4')?.kind, told.free]).toEqual(['unusable', 'unusable', 'free', 63 - 15]);
});

test('an elephant is where it was last told to be', () => {
  const home = after(laid(), { type: 'elephant_returned', seat: 1, space: 'e5' });
  expect([home.elephants, at(home, 'e5')?.elephant]).toEqual([['d5', null], null]);
  const out = after(home, { type: 'elephant_placed', seat: 1, space: 'h7' });
  expect([out.elephants, at(out, 'h7')?.elephant, at(out, 'd5')?.elephant]).toEqual([['d5', 'h7'], 1, 0]);
});

test('cards and tents come when that is told', () => {
  const rich = after(laid(), { type: 'cards_collected', seat: 1, cards: some, lost: none, elephants: 0 });
  expect([rich.hands[1], rich.piles]).toEqual([{ spice: 4, oil: 2, silk: 0, incense: 4 }, { spice: 7, oil: 7, silk: 7, incense: 6 }]);
  const drawn = after(laid({ bag: ['tent_sso_k', 'tent_oki_s'], supplies: [[], []] }), { type: 'tents_drawn', seat: 1, tents: ['tent_oki_s'], bag: 1, reason: 'refill' });
  expect([drawn.supplies, drawn.bag]).toEqual([[[], ['tent_oki_s']], ['tent_sso_k']]);
});

test('dice lie as they were last told to have been rolled', () => {
  const dice = ['oil', 'oil', 'silk', 'elephant_back'];
  expect(after(laid({ dice: [] }), { type: 'dice_rolled', seat: 1, dice, rolled: [1, 2, 3, 4], roll: 1 }).dice).toEqual(dice);
});

test('a turn begins with what its seat does first in it', () => {
  const bonus: Note = { type: 'bonus_taken', seat: 1, space: 'e5', cards: some, lost: none };
  const begun = after(laid(), bonus);
  expect([begun.turn, begun.turns]).toEqual([1, 10]);
  expect(after(begun, { type: 'dice_taken', seat: 1, dice: [1], roll: 1 }).turns).toBe(10);
  expect(after(laid(), { type: 'tents_drawn', seat: 0, tents: [], bag: 0, reason: 'refill' }).turns).toBe(9);
});

test('with the end the game is over: nothing more is promised while crowns are counted', () => {
  expect(after(laid(), { type: 'end_reached', reason: 'board_full' }).phase).toBe('over');
});
