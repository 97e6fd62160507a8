import type { Note } from './types';

type Samples = { readonly [Type in Note['type']]: readonly Extract<Note, { type: Type }>[] };

/** Every way in which an effect may go on. */
export const OPTIONS = ['opponent_discards', 'draw', 'to_hand', 'place', 'play_now', 'use', 'decline', 'keep', 'return'] as const;
const TRADE = { seat: 0, card: 'two_tea_one_silk', wares: ['tea', 'tea', 'silk'], gold: 5, total: 15 };

/** At least one note of every type: TypeScript does not let one be left out. */
export const notes: Samples = {
  starter_drawn: [{ type: 'starter_drawn', seat: 0 }],
  row_laid: [{ type: 'row_laid', row: ['rwenzori', 'victoria', 'okavango'] }],
  hand_dealt: [
    { type: 'hand_dealt', seat: 1, count: 5, cards: null },
    { type: 'hand_dealt', seat: 0, count: 2, cards: ['camel', 'pair_tea'] },
  ],
  turn_started: [
    { type: 'turn_started', seat: 0, turn: 3, last: false },
    { type: 'turn_started', seat: 0, turn: 3, last: true },
  ],
  play_begun: [
    { type: 'play_begun', seat: 0, markers: 1 },
    { type: 'play_begun', seat: 0, markers: 4 },
  ],
  bonus_taken: [{ type: 'bonus_taken', seat: 0, gold: 1, total: 21 }],
  end_triggered: [{ type: 'end_triggered', seat: 0, gold: 61 }],
  game_ended: [
    { type: 'game_ended', winner: 0, gold: [66, 58], reason: 'last_turn', tied: false },
    { type: 'game_ended', winner: 0, gold: [66, 66], reason: 'last_turn', tied: true },
    { type: 'game_ended', winner: 0, gold: [40, 30], reason: 'turn_limit', tied: false },
  ],
  draw_begun: [{ type: 'draw_begun', seat: 0, markers: 4 }],
  card_drawn: [
    { type: 'card_drawn', seat: 1, card: null, source: 'draw_card', pile: 40 },
    { type: 'card_drawn', seat: 0, card: 'gorilla', source: 'draw_card', pile: 40 },
    { type: 'card_drawn', seat: 1, card: null, source: 'midwife', pile: 40 },
    { type: 'card_drawn', seat: 0, card: 'gorilla', source: 'rwenzori', pile: 40 },
  ],
  card_kept: [
    { type: 'card_kept', seat: 1, card: null },
    { type: 'card_kept', seat: 0, card: 'gorilla' },
  ],
  card_rejected: [{ type: 'card_rejected', seat: 0, card: 'four_tea_silk_fruits_salt' }],
  card_turned: [
    { type: 'card_turned', seat: 0, card: 'map', source: 'tracker', found: false, pile: 3 },
    { type: 'card_turned', seat: 0, card: 'jackal', source: 'tracker', found: true, pile: 2 },
  ],
  search_failed: [{ type: 'search_failed', seat: 0, source: 'carver' }],
  pile_renewed: [
    { type: 'pile_renewed', cards: 1 },
    { type: 'pile_renewed', cards: 60 },
  ],
  row_refilled: [{ type: 'row_refilled', slot: 2, kind: 'ngorongoro' }],
  holy_pile_renewed: [
    { type: 'holy_pile_renewed', cards: 1 },
    { type: 'holy_pile_renewed', cards: 4 },
  ],
  wares_bought: [{ type: 'wares_bought', ...TRADE }],
  wares_sold: [{ type: 'wares_sold', ...TRADE }],
  gold_taken: [{ type: 'gold_taken', seat: 0, gold: 6, total: 26, source: 'pottery' }],
  gold_paid: [{ type: 'gold_paid', seat: 0, gold: 1, total: 19, source: 'calabash' }],
  ware_taken: [{ type: 'ware_taken', seat: 0, ware: 'salt', source: 'camel' }],
  ware_returned: [{ type: 'ware_returned', seat: 0, ware: 'jewelry', source: 'gorilla' }],
  ware_stolen: [{ type: 'ware_stolen', seat: 0, of: 1, ware: 'pelt' }],
  artifact_placed: [
    { type: 'artifact_placed', seat: 0, card: 'loom', slot: 1, replaced: null },
    { type: 'artifact_placed', seat: 0, card: 'loom', slot: 1, replaced: 'talking_drum' },
  ],
  artifact_used: [{ type: 'artifact_used', seat: 0, card: 'shango_figurine', slot: 1, markers: 2 }],
  artifact_seized: [
    { type: 'artifact_seized', seat: 0, of: 1, card: 'ancestral_mask', slot: 1 },
    { type: 'artifact_seized', seat: 0, of: 0, card: 'ancestral_mask', slot: 1 },
  ],
  holy_place_taken: [
    { type: 'holy_place_taken', seat: 0, kind: 'kilimanjaro', slot: 3, of: null },
    { type: 'holy_place_taken', seat: 0, kind: 'kilimanjaro', slot: null, of: 1 },
  ],
  holy_place_played: [
    { type: 'holy_place_played', seat: 0, kind: 'victoria', copies: 1 },
    { type: 'holy_place_played', seat: 0, kind: 'victoria', copies: 3 },
  ],
  markers_retrieved: [
    { type: 'markers_retrieved', seat: 0, count: 1, markers: 3, source: 'okavango' },
    { type: 'markers_retrieved', seat: 0, count: 2, markers: 4, source: 'okavango' },
  ],
  card_announced: [{ type: 'card_announced', seat: 0, card: 'vervet_monkey', markers: 3 }],
  card_let_pass: [{ type: 'card_let_pass', seat: 0, card: 'camel' }],
  card_cancelled: [{ type: 'card_cancelled', seat: 0, card: 'camel' }],
  card_finished: [{ type: 'card_finished', seat: 0, card: 'cape_buffalo' }],
  market_cried: [{ type: 'market_cried', seat: 0, gold: 2 }],
  nothing_fitted: [{ type: 'nothing_fitted', seat: 0, source: 'haggler' }],
  stopped: [{ type: 'stopped', seat: 0, source: 'nomad' }],
  option_chosen: OPTIONS.map((option) => ({ type: 'option_chosen', seat: 0, source: 'tracker', option })),
  number_chosen: [
    { type: 'number_chosen', seat: 0, number: 1, cards: 1 },
    { type: 'number_chosen', seat: 0, number: 3, cards: 6 },
  ],
  slot_chosen: [{ type: 'slot_chosen', seat: 0, source: 'cartographer', slot: 2, kind: 'okavango' }],
  kind_chosen: [{ type: 'kind_chosen', seat: 0, kind: 'rwenzori' }],
  card_discarded: [{ type: 'card_discarded', seat: 0, card: 'boatman', source: 'chieftain' }],
  card_taken: [{ type: 'card_taken', seat: 0, card: 'dyer', source: 'healer' }],
  cards_exchanged: [{ type: 'cards_exchanged', seat: 0, given: 'pilgrim', taken: 'marabou' }],
  pile_looked_at: [
    { type: 'pile_looked_at', seat: 1, count: 1, cards: null },
    { type: 'pile_looked_at', seat: 1, count: 5, cards: null },
    { type: 'pile_looked_at', seat: 0, count: 2, cards: ['hermit', 'moneychanger'] },
  ],
  position_taken: [
    { type: 'position_taken', seat: 1, position: 2, card: null, pile: 3 },
    { type: 'position_taken', seat: 0, position: 2, card: 'market_crier', pile: 3 },
  ],
  hand_seen: [
    { type: 'hand_seen', seat: 1, of: 0, count: 2, cards: null },
    { type: 'hand_seen', seat: 0, of: 1, count: 2, cards: ['animalist', 'package_two'] },
  ],
  card_stolen: [
    { type: 'card_stolen', seat: 0, of: 1, card: null },
    { type: 'card_stolen', seat: 0, of: 1, card: 'animalist' },
  ],
  card_given: [
    { type: 'card_given', seat: 0, to: 1, card: null },
    { type: 'card_given', seat: 0, to: 1, card: 'pair_salt_package' },
  ],
};
