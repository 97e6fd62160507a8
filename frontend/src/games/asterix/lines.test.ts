import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

import { textOf, type Reader } from '../../i18n/line';
import { languages } from '../../i18n/setup';
import { HAND, PIRATES, ROMAN_VALUES, romanOf } from './art/faces';
import { moveName, scoreItem, sentence } from './lines';
import type { Move, Note } from './types';

type Samples = { readonly [Type in Note['type']]: readonly Extract<Note, { type: Type }>[] };

const discards = ['won', 'lost_to_pirate', 'sat_out', 'kept_roman', 'gave_pirate', 'last_card', 'last_idefix'];
const returns = ['lost', 'no_winner', 'took_pirate', 'idefix_cancelled', 'pile_empty', 'gave_roman', 'kept_pirate'];

/** At least one note of every type: TypeScript does not let one be left out. */
const notes: Samples = {
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

const moves: { readonly [Type in Move['type']]: Extract<Move, { type: Type }> } = {
  choose_gaul: { type: 'choose_gaul', gaul: 'obelix' },
  bid: { type: 'bid', card: '7' },
  assign_peeked: { type: 'assign_peeked', to: 1 },
  choose_escapee: { type: 'choose_escapee', value: 9 },
};

const NAMES = ['Awa', 'Kofi', 'Ama'];

function reader(language: string, you: number | null): Reader {
  return { t: i18next.getFixedT(language), language, game: 'asterix', you, seatName: (seat) => NAMES[seat] ?? '?' };
}

/** A missing sentence comes back as its key, a blank left open with its braces. */
const WHOLE = /^(?!(?:note|card|hand_card|gaul|rank|move|score)\.\w)[^{}]+$/;

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(notes) as Note['type'][])('%s has a sentence for those it concerns and for the others', (type) => {
    for (const note of notes[type]) {
      for (const you of [0, 2, null]) {
        const said = textOf(sentence(note), reader(language, you));
        expect(said, JSON.stringify(note)).toMatch(WHOLE);
        expect(said).not.toMatch(/(?:note|card|hand_card|gaul)\.\w+/);
      }
    }
  });

  test('every move and every item of a score has a name', () => {
    for (const move of Object.values(moves)) expect(textOf(moveName(move), reader(language, 1))).toMatch(WHOLE);
    for (const key of ['round', 'round_so_far']) {
      const item = { key, points: 50, args: { round: 2, values: 30, bonus: 20 } };
      expect(textOf(scoreItem(item), reader(language, null))).toMatch(WHOLE);
    }
  });
});

/** What `refusal` of the rules answers. */
const REASONS = [
  'wrong_phase',
  'already_bid',
  'sitting_out',
  'no_cards',
  'not_your_turn',
  'gaul_taken',
  'card_not_in_hand',
  'idefix_not_for_pirates',
  'no_such_seat',
  'value_not_present',
  'not_legal',
];

test.each(languages)('in %s every refusal says why', (language) => {
  for (const reason of REASONS) expect(i18next.exists(`refused.${reason}`, { lng: language, ns: 'asterix' }), reason).toBe(true);
});

test('what happens to the reader is told to the reader, in the right number', () => {
  const [one, two] = notes.cards_drawn;
  if (one === undefined || two === undefined) throw new Error('two samples are needed');
  expect(textOf(sentence(one), reader('en', 0))).toBe('You are alone in play and draw one card: Cook (1).');
  expect(textOf(sentence(two), reader('en', 0))).toMatch(/^You are alone in play and draw 2 cards: /);
  expect(textOf(sentence(two), reader('en', 1))).toMatch(/^Awa is alone in play/);
});
