import { HAND, PIRATES, ROMAN_VALUES, romanOf } from './art/faces';
import type { Note } from './types';

type Samples = { readonly [Type in Note['type']]: readonly Extract<Note, { type: Type }>[] };

const discards = ['won', 'lost_to_pirate', 'sat_out', 'kept_roman', 'gave_pirate', 'last_card', 'last_idefix'];
const returns = ['lost', 'no_winner', 'took_pirate', 'idefix_cancelled', 'pile_empty', 'gave_roman', 'kept_pirate'];

/** At least one note of every type: TypeScript does not let one be left out. */
export const notes: Samples = {
  gaul_chosen: [{ type: 'gaul_chosen', seat: 0, gaul: 'getafix' }],
  round_started: [{ type: 'round_started', round: 1, pile: 50 }],
  prize_turned: [
    ...[...ROMAN_VALUES.map(romanOf), ...PIRATES].map((card) => ({
      type: 'prize_turned' as const,
      card,
      pile: 3,
      sitting_out: [],
    })),
    { type: 'prize_turned', card: 'pirate_any', pile: 3, sitting_out: [1] },
  ],
  bid_made: [
    { type: 'bid_made', seat: 0, card: null },
    ...HAND.map((card) => ({ type: 'bid_made' as const, seat: 0, card })),
  ],
  bids_revealed: [
    {
      type: 'bids_revealed',
      prize: 'roman_10',
      bids: [
        { seat: 0, card: '7', flasks: 3 },
        { seat: 1, card: '7', flasks: 1 },
        { seat: 2, card: 'idefix', flasks: 0 },
      ],
    },
  ],
  bids_cancelled: [{ type: 'bids_cancelled', card: '7', flasks: 3, seats: [1, 2] }],
  trick_won: [
    { type: 'trick_won', seat: 0, prize: 'roman_07', card: '3' },
    { type: 'trick_won', seat: 0, prize: 'pirate_lowest', card: '3' },
  ],
  prize_set_aside: [{ type: 'prize_set_aside', prize: 'roman_06' }],
  card_discarded: discards.map((reason) => ({ type: 'card_discarded', seat: 0, card: 'idefix', reason })),
  card_taken_back: returns.map((reason) => ({ type: 'card_taken_back', seat: 0, card: '4', reason })),
  card_looked_at: [
    { type: 'card_looked_at', seat: 0, card: null, pile: 3 },
    { type: 'card_looked_at', seat: 0, card: 'roman_15', pile: 3 },
  ],
  peeked_assigned: [
    { type: 'peeked_assigned', seat: 0, to: 0, card: 'roman_01' },
    { type: 'peeked_assigned', seat: 0, to: 1, card: 'roman_01' },
  ],
  cards_drawn: [
    { type: 'cards_drawn', seat: 0, cards: ['roman_01'], hand: ['3'], pile: 4 },
    { type: 'cards_drawn', seat: 0, cards: ['roman_01', 'pirate_any'], hand: ['3', '5'], pile: 4 },
  ],
  round_ended: ['hands_empty', 'pile_empty', 'final_draw'].map((reason) => ({ type: 'round_ended', round: 1, reason })),
  roman_escaped: [{ type: 'roman_escaped', seat: 0, pirate: 'pirate_any', card: 'roman_09' }],
  pirate_found_nobody: [{ type: 'pirate_found_nobody', seat: 0, pirate: 'pirate_general' }],
  round_scored: [{ type: 'round_scored', round: 1, seat: 0, romans: [], values: 30, bonus: 20, points: 50, total: 90 }],
  game_ended: [
    { type: 'game_ended', winners: [1] },
    { type: 'game_ended', winners: [0, 1] },
  ],
};
