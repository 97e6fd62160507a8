/** A table of three in the middle of a round, as seat 0 sees it. */
import type { Seat } from '../../api/wire';
import { quiet } from '../quiet.fixture';
import type { Props } from './model';
import type { SeatView, View } from './types';

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

const before = (at: number): SeatView => ({
  seat: at,
  cards: 2,
  hand: at === 0 ? ['snake_1', 'leopard_14'] : null,
  listeners: 1,
  inspired: 1,
  uninspired: 0,
  stacks: 1,
  voids: [],
  pile_bonuses: [],
  pile_listeners: 0,
  points: 0,
});

export const view: View = {
  you: 0,
  setup: { seats: 3, hand: 10, quota: 1 },
  phase: 'follow',
  round: 2,
  rounds: 3,
  bonus: 4,
  trick_number: 3,
  tricks_in_round: 10,
  leader: 1,
  turn: 0,
  display: [
    { colour: 'snake', cards: ['snake_3'] },
    { colour: 'hornet', cards: ['hornet_9'] },
    { colour: 'leopard', cards: [] },
  ],
  trump: 'snake',
  led: 'hornet',
  trick: [{ seat: 1, card: 'hornet_7', recruits: false }],
  recruits_left: 1,
  tricks: [],
  seats: [0, 1, 2].map(before),
  open: ['hornet_1'],
  unseen: [],
  supply: 30,
  scored: [],
};

export const table: Props = {
  ...quiet,
  view,
  seats: [0, 1, 2].map(seat),
  table: 'table',
};
