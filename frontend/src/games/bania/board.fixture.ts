/** A table of Bania for tests: seventy spaces, some tents, two or more seats. */
import type { PlaceProps } from '../game';
import { people } from '../people.fixture';
import { quiet } from '../quiet.fixture';
import { yieldOf } from './art/wares';
import { none } from './notes.fixture';
import type { Hints, Move, Note, Price, Space, View } from './types';

const ROWS = 'abcdefghi';

/** The map of the rules file, part 3.6, with these tents on it. */
export function mapWith(tents: Readonly<Record<string, string>>, elephants: readonly (string | null)[] = []): Space[] {
  return Array.from(ROWS).flatMap((row, at) => {
    const r = at - 4;
    return Array.from({ length: 10 - Math.abs(r) }, (_, index): Space => {
      const space = `${row}${index + 1}`;
      const tent = tents[space] ?? null;
      const rider = elephants.indexOf(space);
      return {
        space,
        q: (r <= 0 ? -5 - r : -5) + index,
        r,
        kind: tent === null ? 'free' : 'tent',
        tent,
        ware: tent === null ? null : yieldOf(tent),
        elephant: rider < 0 ? null : rider,
      };
    });
  });
}

/** Two settlements: three tents that end at d5, with both elephants, and one on h7. */
const tents = { d4: 'tent_ook_s', d5: 'tent_sso_k', e5: 'tent_sok_i', h7: 'tent_sso_k' };

export function laid(own: Partial<View> = {}): View {
  const elephants = own.elephants ?? ['d5', 'e5'];
  return {
    type: 'view',
    you: 0,
    setup: { players: elephants.length },
    phase: 'build',
    waiting: [0],
    turn: 0,
    turns: 9,
    starter: 0,
    spaces: mapWith(tents, elephants),
    settlements: [
      { spaces: ['d4', 'd5', 'e5'], closed: false },
      { spaces: ['h7'], closed: false },
    ],
    free: 66,
    piles: { spice: 9, oil: 8, silk: 7, incense: 6 },
    bag: [],
    hands: elephants.map(() => ({ spice: 2, oil: 1, silk: 0, incense: 4 })),
    supplies: elephants.map(() => ['tent_sso_k', 'tent_oki_s', 'tent_sso_k', 'tent_kii_o']),
    elephants,
    returned: false,
    built: [],
    purchase: null,
    dice: ['spice', 'elephant_front', 'elephant_back', 'oil'],
    rolls: 0,
    rolling: [],
    started: [],
    extended: [],
    points: elephants.map(() => 7),
    last_builder: null,
    passes: 0,
    quiet: 0,
    ending: null,
    ...own,
  };
}

export const price: Price = {
  spaces: ['c4', 'e4'],
  pays: { ...none, spice: 2 },
  trades: 1,
  points: 1,
  helped: ['d4'],
  size: 4,
  refused: null,
};

export const told: Hints = {
  type: 'hints',
  prices: { tent_sso_k: { c4: price }, tent_oki_s: { c4: { ...price, refused: 'cards_missing' } } },
  no_roll: null,
  collect: null,
  bonus: [none, none],
  elephant: [],
  majorities: [0, 0],
};

export const seats = people('Awa', 'Efua', 'Kofi', 'Yaa');

export const buys: readonly Move[] = [
  { type: 'buy_tent', tent: 'tent_sso_k', space: 'c4' },
  { type: 'buy_tent', tent: 'tent_sso_k', space: 'e4' },
  { type: 'end_building' },
];

/** The table as the frame shows it to Awa. */
export function table(own: Partial<PlaceProps<View, Move, Note, Hints>> = {}): PlaceProps<View, Move, Note, Hints> {
  return {
    ...quiet,
    view: laid(),
    legal: buys,
    hints: told,
    seats,
    asked: 4,
    table: 'here',
    seat: 1,
    compact: false,
    ...own,
  };
}
