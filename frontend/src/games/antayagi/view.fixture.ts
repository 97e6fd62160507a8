import { quiet } from '../quiet.fixture';
import type { Props } from './model';
import type { View } from './types';

/** Three players, the first on turn, nothing received yet. */
export const view: View = {
  type: 'view',
  you: 0,
  setup: { players: 3, base_target: 5 },
  phase: 'choose_card',
  waiting: [0],
  turn: 4,
  active: 0,
  partner: 1,
  hands: [[{ back: 'plain', facing: 'out', card: null, deck: 0 }], [], []],
  bags: [[], [], []],
  goods: [0, 0, 0],
  targets: [5, 5, 5],
  pile: 50,
  top: 'hat',
  discard: [],
  shuffles: 0,
  chosen: [],
  choices: [null, null, null],
  revealed: [],
  asking: [],
  saboteurs: [],
  powers: [],
  taker: null,
  drawer: null,
  partner_draws: false,
  turned: [0, 0, 0],
  unseen: [[]],
  memories: [],
  winners: [],
};

/** That table as seat 0 has it, where nobody is asked for anything. */
export const table: Props = {
  ...quiet,
  table: 't1',
  view,
  seats: [],
};
