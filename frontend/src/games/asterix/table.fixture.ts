/** A table of three while they bid, as seat 0 sees it; seat 2 has bid. */
import type { Seat } from '../../api/wire';
import { quiet } from '../quiet.fixture';
import type { Props } from './model';
import type { View } from './types';

const seat = (at: number): Seat => ({
  seat: at,
  sitter: 'person',
  name: ['Awa', 'Kofi', 'Ama'][at] ?? null,
  level: null,
  player: String(at),
  resigned: false,
  host: at === 0,
  kept: null,
});

export const view: View = {
  type: 'view',
  you: 0,
  setup: { players: 3 },
  phase: 'bidding',
  waiting: [0, 1],
  round: 1,
  rounds: 4,
  gauls: ['getafix', 'obelix', 'asterix'],
  hands: [['3', '5', '7', 'idefix'], ['7', '9'], ['1', '4']],
  discards: [['4'], [], []],
  prize: 'roman_10',
  chosen: [2],
  sitting_out: [],
  bids: [null, null, null],
  last_trick: { prize: 'roman_07', bids: ['4', '2', '1'], winner: 0 },
  looker: null,
  peeked: null,
  pile: 40,
  unseen: [],
  fronts: [['roman_07', 'roman_09'], ['roman_01'], []],
  set_aside: [],
  last_fronts: [],
  results: [[{ values: 30, bonus: 20 }], [{ values: 12, bonus: 0 }], [{ values: 1, bonus: 0 }]],
  totals: [50, 12, 1],
};

export const table: Props = {
  ...quiet,
  view,
  seats: [0, 1, 2].map(seat),
  table: 'table',
};
