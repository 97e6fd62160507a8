import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

import type { Seat } from '../../api/wire';
import { textOf, type Reader } from '../../i18n/line';
import { languages } from '../../i18n/setup';
import type { Situation } from '../game';
import english from './i18n/en.json';
import { groupName, kindName, moveName, question, scoreItem, sentence, stage, zoneName } from './lines';
import type { Frame, Hints, Move, Note, View } from './types';

type Samples = { readonly [Type in Note['type']]: readonly Extract<Note, { type: Type }>[] };

const OPTIONS = ['opponent_discards', 'draw', 'to_hand', 'place', 'play_now', 'use', 'decline', 'keep', 'return'] as const;
const TRADE = { seat: 0, card: 'two_tea_one_silk', wares: ['tea', 'tea', 'silk'], gold: 5, total: 15 };

/** At least one note of every type: TypeScript does not let one be left out. */
const notes: Samples = {
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

const moves: { readonly [Type in Move['type']]: readonly Extract<Move, { type: Type }>[] } = {
  draw_card: [{ type: 'draw_card' }],
  keep_card: [{ type: 'keep_card' }],
  reject_card: [{ type: 'reject_card' }],
  begin_play: [{ type: 'begin_play' }],
  buy_wares: [
    { type: 'buy_wares', card: 'pair_tea', package_type: null },
    { type: 'buy_wares', card: 'package_one', package_type: 'salt' },
  ],
  sell_wares: [
    { type: 'sell_wares', card: 'pair_tea', package_type: null },
    { type: 'sell_wares', card: 'package_one', package_type: 'salt' },
  ],
  place_artifact: [{ type: 'place_artifact', card: 'map', slot: 2 }],
  use_artifact: [{ type: 'use_artifact', slot: 2 }],
  play_person: [{ type: 'play_person', card: 'nomad' }],
  play_animal: [{ type: 'play_animal', card: 'camel' }],
  play_holy_place: [{ type: 'play_holy_place', kind: 'victoria' }],
  end_turn: [{ type: 'end_turn' }],
  play_animalist: [{ type: 'play_animalist' }],
  let_pass: [{ type: 'let_pass' }],
  take_ware: [{ type: 'take_ware', ware: 'tea' }],
  return_ware: [{ type: 'return_ware', ware: 'tea' }],
  discard_card: [{ type: 'discard_card', card: 'camel' }],
  choose_card: [{ type: 'choose_card', card: 'camel' }],
  choose_position: [{ type: 'choose_position', position: 3 }],
  give_card: [{ type: 'give_card', card: 'camel' }],
  choose_slot: [{ type: 'choose_slot', slot: 1 }],
  choose_kind: [{ type: 'choose_kind', kind: 'okavango' }],
  choose_number: [
    { type: 'choose_number', number: 1 },
    { type: 'choose_number', number: 3 },
  ],
  choose_option: OPTIONS.map((option) => ({ type: 'choose_option', option, slot: option === 'place' ? 2 : null })),
  choose_artifact: [
    { type: 'choose_artifact', owner: 0, slot: 1 },
    { type: 'choose_artifact', owner: 1, slot: 1 },
  ],
  take_holy_place: [{ type: 'take_holy_place', kind: 'rwenzori' }],
  steal_ware: [{ type: 'steal_ware', ware: 'fruits' }],
  stop: [{ type: 'stop' }],
};

/** Every step that a seat answers, with the cards that ask for it. */
const STEPS: readonly [step: string, sources: readonly string[]][] = [
  ['response', ['camel']],
  ['take_ware', ['camel', 'nomad']],
  ['return_ware', ['pottery', 'gorilla']],
  ['discard_card', ['talking_drum', 'boatman']],
  ['give_card', ['jackal']],
  ['choose_card', ['ancestral_mask', 'haggler', 'healer', 'jackal']],
  ['choose_position', ['hermit']],
  ['choose_slot', ['map', 'cartographer', 'pilgrim']],
  ['choose_kind', ['kilimanjaro']],
  ['choose_number', ['boatman']],
  ['choose_option', ['chieftain', 'carver', 'tracker', 'cape_buffalo', 'vervet_monkey']],
  ['choose_artifact', ['cape_buffalo']],
  ['take_holy_place', ['marabou']],
  ['steal_ware', ['vervet_monkey']],
];

const NAMES = ['Awa', 'Kofi'];
const SEATS: readonly Seat[] = [];

function reader(language: string, you: number | null): Reader {
  return { t: i18next.getFixedT(language), language, game: 'asante', you, seatName: (seat) => NAMES[seat] ?? '?' };
}

/** A view of which only what the question needs is given. */
function asked(view: Partial<View>, legal: readonly Move[]): Situation<View, Move, Hints> {
  const whole = { phase: 'play', markers: 3, active: 1, turn: 4, last_turn: false, drawn: null, found: null, frames: [], ...view };
  return { view: whole as View, legal, hints: null, seats: SEATS, you: 0, asked: 1, waiting: null, picked: [] };
}

/** A missing sentence comes back as its key, a blank left open with its braces. */
const WHOLE = /^(?!.*(?:note|kind|move|choice|question|phase|score|zone|group)\.\w)[^{}]+$/;

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(notes) as Note['type'][])('%s has a sentence for those it concerns and for the others', (type) => {
    for (const note of notes[type]) {
      for (const you of [0, 1, null]) expect(textOf(sentence(note), reader(language, you)), JSON.stringify(note)).toMatch(WHOLE);
    }
  });

  test('every move and every item of a score has a name, every type of move a heading', () => {
    for (const type of Object.keys(moves) as Move['type'][]) {
      for (const move of moves[type]) expect(textOf(moveName(move), reader(language, 0)), type).toMatch(WHOLE);
      expect(textOf(groupName(type), reader(language, 0))).toMatch(WHOLE);
    }
    expect(textOf(scoreItem({ key: 'gold', points: 50, args: {} }), reader(language, null))).toMatch(WHOLE);
  });

  test('every step asks a question', () => {
    for (const [step, sources] of STEPS) {
      for (const source of sources) {
        const frame: Frame = { step, source, left: 2, card: source === 'vervet_monkey' ? 'tea' : 'map' };
        const found = source === 'tracker' ? 'camel' : null;
        for (const legal of [[], moves.stop]) {
          expect(textOf(question(asked({ frames: [frame], found }, legal)), reader(language, 0)), step).toMatch(WHOLE);
        }
      }
    }
  });

  test('every phase has its question and its place in the game', () => {
    for (const view of [{ phase: 'draw' }, { phase: 'drawn', drawn: 'camel' }, { phase: 'play', markers: 1 }, { last_turn: true }]) {
      const situation = asked(view, []);
      expect(textOf(question(situation), reader(language, 0))).toMatch(WHOLE);
      const line = stage(situation.view);
      expect(line && textOf(line, reader(language, 0))).toMatch(WHOLE);
    }
    expect(stage(asked({ turn: 0 }, []).view)).toBeNull();
  });

  test('every piece and every field has a name', () => {
    for (const kind of Object.keys(english.kind)) expect(textOf(kindName(kind), reader(language, null))).toMatch(WHOLE);
    for (const field of Object.keys(english.zone)) expect(textOf(zoneName(field), reader(language, null))).toMatch(WHOLE);
  });
});

/** What `refusal` of the rules answers. */
const REASONS = [
  'game_over',
  'not_your_turn',
  'effect_pending',
  'wrong_phase',
  'wrong_step',
  'must_go_on',
  'not_in_hand',
  'no_marker',
  'not_enough_gold',
  'no_space',
  'supply_short',
  'wares_missing',
  'no_such_choice',
  'place_taken',
  'no_artifact',
  'artifact_used',
  'holy_place_played',
  'no_such_holy_place',
  'no_card_to_draw',
  'stand_empty',
  'no_other_card',
  'opponent_stand_empty',
  'no_marker_spent',
  'no_holy_place_possible',
  'discard_empty',
  'only_in_response',
  'row_empty',
  'nobody_affected',
  'no_person_discarded',
  'no_artifact_in_play',
  'opponent_hand_empty',
  'opponent_has_no_holy_place',
  'type_barred',
  'not_on_stand',
  'not_legal',
];

test.each(languages)('in %s every refusal says why', (language) => {
  for (const reason of REASONS) expect(i18next.exists(`refused.${reason}`, { lng: language, ns: 'asante' }), reason).toBe(true);
});

test('all cards, wares and Holy Places have names', () => {
  const [cards, wares, holyPlaces, packages] = [60, 6, 5, 1];
  expect(Object.keys(english.kind)).toHaveLength(cards + wares + holyPlaces + packages);
});

test('what happens to the reader is told to the reader, in the right number', () => {
  const [one, three] = notes.holy_place_played;
  const [bought] = notes.wares_bought;
  if (one === undefined || three === undefined || bought === undefined) throw new Error('samples are needed');
  expect(textOf(sentence(one), reader('en', 0))).toBe('You play Victoria Waterfalls.');
  expect(textOf(sentence(three), reader('en', 0))).toBe('You play Victoria Waterfalls, 3 times.');
  expect(textOf(sentence(three), reader('en', 1))).toBe('Awa plays Victoria Waterfalls, 3 times.');
  expect(textOf(sentence(bought), reader('en', 0))).toBe('You buy 2 Tea and Silk for 5 gold, 15 left.');
});

test('a card that is hidden from the reader is not named', () => {
  const [hidden] = notes.card_stolen;
  if (hidden === undefined) throw new Error('a sample is needed');
  expect(textOf(sentence(hidden), reader('en', null))).toBe('Awa takes a card from Kofi.');
});
