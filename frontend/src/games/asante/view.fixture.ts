import { quiet } from '../quiet.fixture';
import type { Props } from './market';
import type { CardHint, Hints, Move, SeatView, View } from './types';

/** What lies before the reader, and before the other player. */
const own: SeatView = {
  seat: 0,
  gold: 23,
  stand: ['tea', 'tea', 'silk'],
  free: 3,
  artifacts: ['loom', null, 'pottery'],
  used: [true, false, false],
  holy_places: ['victoria', 'victoria'],
  hand: ['pair_tea', 'package_one', 'gorilla', 'map', 'nomad', 'animalist'],
  cards: 6,
  known: { cards: ['map'] },
  open: {},
};
const other: SeatView = {
  seat: 1,
  gold: 41,
  stand: ['salt'],
  free: 5,
  artifacts: [null, 'calabash', null],
  used: [false, false, false],
  holy_places: ['okavango'],
  hand: null,
  cards: 4,
  known: { cards: ['camel'] },
  open: {},
};

/** The reader's turn: three markers are left. */
export const view: View = {
  type: 'view',
  you: 0,
  setup: {},
  phase: 'play',
  waiting: [0],
  active: 0,
  turn: 9,
  last_turn: false,
  markers: 3,
  discount: 0,
  holy_place_played: false,
  seats: [own, other],
  supply: ['fruits', 'jewelry', 'pelt', 'salt', 'silk', 'tea'].map((ware) => ({ ware, count: ware === 'tea' ? 6 : 7 })),
  row: ['rwenzori', 'kilimanjaro', null],
  holy_pile: 4,
  holy_discard: [],
  pile: 51,
  top: [],
  discard: ['camel', 'four_tea_silk_fruits_salt'],
  resolving: [],
  drawn: null,
  drawn_seen_by: [],
  found: null,
  stolen: null,
  frames: [],
};

export const legal: readonly Move[] = [
  { type: 'buy_wares', card: 'pair_tea', package_type: null },
  { type: 'sell_wares', card: 'pair_tea', package_type: null },
  { type: 'buy_wares', card: 'package_one', package_type: 'salt' },
  { type: 'buy_wares', card: 'package_one', package_type: 'silk' },
  { type: 'sell_wares', card: 'package_one', package_type: 'silk' },
  { type: 'place_artifact', card: 'map', slot: 2 },
  { type: 'play_animal', card: 'gorilla' },
  { type: 'play_person', card: 'nomad' },
  { type: 'use_artifact', slot: 3 },
  { type: 'play_holy_place', kind: 'victoria' },
  { type: 'end_turn' },
];

const hint = (card: string, refused: string | null): CardHint => ({
  card,
  buy: null,
  buy_refused: null,
  sell: null,
  sell_refused: null,
  missing: [],
  play_refused: refused,
});

export const hints: Hints = {
  type: 'hints',
  to_target: [37, 19],
  cards: [hint('gorilla', null), hint('animalist', 'only_in_response'), hint('healer', 'no_person_discarded')],
  trades: [{ card: 'pair_tea', package_type: null, sale: true, gold: 5, gold_after: 28, free_after: 5, wares: ['tea', 'tea'] }],
  artifacts: [{ card: 'pottery', slot: 3, markers: 1, use_refused: null }],
  holy_places: [{ kind: 'victoria', copies: 2, play_refused: null }],
};

/** The table of that view, as the frame gives it to the board. */
export function table(more: Partial<Props> = {}): Props {
  return {
    ...quiet,
    view,
    legal,
    hints,
    seats: [0, 1].map((seat) => ({ seat, sitter: 'person', name: seat === 0 ? 'Ama' : 'Kofi', level: null, player: String(seat), resigned: false, host: false, kept: null })),
    asked: 30,
    table: 'recorded',
    ...more,
  };
}
