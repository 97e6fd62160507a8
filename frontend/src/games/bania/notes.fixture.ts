/** Notes for tests. */
import type { Note, Wares } from './types';

type Samples = { readonly [Type in Note['type']]: readonly Extract<Note, { type: Type }>[] };

export const none: Wares = { spice: 0, oil: 0, silk: 0, incense: 0 };
export const some: Wares = { spice: 2, oil: 1, silk: 0, incense: 0 };
const bought = { type: 'tent_bought' as const, seat: 0, tent: 'tent_sso_k', space: 'e5', helped: ['e6'] };
const placed = { type: 'tent_placed' as const, seat: 0, tent: 'tent_sso_k', space: 'e5' };

/** At least one note of every type: TypeScript does not let one be left out. */
export const notes: Samples = {
  starter_drawn: [{ type: 'starter_drawn', seat: 0 }],
  tents_drawn: ['start', 'emptied', 'refill'].map((reason) => ({
    type: 'tents_drawn',
    seat: 0,
    tents: ['tent_sso_k', 'tent_oki_s'],
    bag: 40,
    reason,
  })),
  bonus_taken: [
    { type: 'bonus_taken', seat: 0, space: 'e5', cards: some, lost: none },
    { type: 'bonus_taken', seat: 0, space: 'e5', cards: none, lost: some },
  ],
  tent_bought: [
    { ...bought, paid: some, trades: 0 },
    { ...bought, paid: none, trades: 0 },
    { ...bought, paid: none, trades: 1 },
    { ...bought, paid: some, trades: 2 },
  ],
  cards_traded: [{ type: 'cards_traded', seat: 0, given: some, ware: 'silk', left: 0 }],
  tent_placed: [
    { ...placed, points: 3, joined: 0, size: 1 },
    { ...placed, points: 1, joined: 1, size: 2 },
    { ...placed, points: 1, joined: 2, size: 6 },
  ],
  settlement_closed: [{ type: 'settlement_closed', spaces: ['e5', 'e6', 'e10'] }],
  elephant_returned: [{ type: 'elephant_returned', seat: 0, space: 'e5' }],
  building_ended: [
    { type: 'building_ended', seat: 0, tents: 1 },
    { type: 'building_ended', seat: 0, tents: 3 },
  ],
  elephant_placed: [{ type: 'elephant_placed', seat: 0, space: 'e5' }],
  elephant_skipped: [{ type: 'elephant_skipped', seat: 0 }],
  dice_taken: [
    { type: 'dice_taken', seat: 0, dice: [1, 2, 3, 4], roll: 1 },
    { type: 'dice_taken', seat: 0, dice: [2], roll: 2 },
    { type: 'dice_taken', seat: 0, dice: [2, 4], roll: 3 },
  ],
  dice_rolled: [
    { type: 'dice_rolled', seat: 0, dice: ['spice', 'oil', 'silk', 'incense'], rolled: [1, 2, 3, 4], roll: 1 },
    { type: 'dice_rolled', seat: 0, dice: ['elephant_front', 'elephant_back'], rolled: [1, 2], roll: 2 },
  ],
  cards_collected: [
    { type: 'cards_collected', seat: 0, cards: some, lost: none, elephants: 1 },
    { type: 'cards_collected', seat: 0, cards: some, lost: some, elephants: 0 },
    { type: 'cards_collected', seat: 0, cards: none, lost: none, elephants: 0 },
  ],
  turn_passed: [{ type: 'turn_passed', seat: 0 }],
  end_reached: ['board_full', 'all_passed', 'no_tents', 'bag_used_up'].map((reason) => ({ type: 'end_reached', reason })),
  majority_scored: [
    { type: 'majority_scored', ware: 'incense', seats: [0], cards: 4, points: 2 },
    { type: 'majority_scored', ware: 'oil', seats: [0, 1, 2], cards: 1, points: 2 },
  ],
  last_tent_scored: [{ type: 'last_tent_scored', seat: 0, points: 3 }],
  game_ended: [
    { type: 'game_ended', winners: [1], points: 41 },
    { type: 'game_ended', winners: [0, 1], points: 33 },
    { type: 'game_ended', winners: [0], points: 1 },
  ],
};
