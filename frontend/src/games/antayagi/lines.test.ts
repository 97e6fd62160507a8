import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

import { textOf, type Reader } from '../../i18n/line';
import type { LogLine } from '../../i18n/line';
import { languages } from '../../i18n/setup';
import type { Situation } from '../game';
import { caption } from './captions';
import {
  backName,
  doesOf,
  facingName,
  kindName,
  moveName,
  previewLine,
  question,
  scoreItem,
  sentence,
  stage,
} from './lines';
import type { Hints, Move, Note, Preview, View } from './types';
import { view } from './view.fixture';

type Samples = { readonly [Type in Note['type']]: readonly Extract<Note, { type: Type }>[] };

const KINDS = [
  'bone',
  'treasure',
  'lyrical_lollipop',
  'omniscient_muffin',
  'fish',
  'toxic_waste',
  't_rex',
  'hat',
  'itinerant_magician',
  'sabotage',
  'hat_bone',
  'hat_lyrical_lollipop',
  'hat_omniscient_muffin',
  'hat_toxic_waste',
] as const;
const BACKS = ['plain', 'hat', 't_rex', 'sabotage'] as const;
const PLACES = ['bag', 'discard'] as const;

const drawn = { seat: 0, slot: 2, back: 'plain', facing: 'out' } as const;
const shown = [
  { seat: 0, slot: 1, card: 'bone' },
  { seat: 1, slot: 0, card: 'hat' },
];

/** At least one note of every type: TypeScript does not let one be left out. */
const notes: Samples = {
  first_player_drawn: [{ type: 'first_player_drawn', seat: 0 }],
  card_dealt: BACKS.map((back) => ({ ...drawn, type: 'card_dealt' as const, back, card: null })),
  top_card_shown: BACKS.map((back) => ({ type: 'top_card_shown' as const, back, pile: 40 })),
  turn_started: [{ type: 'turn_started', turn: 3, seat: 0 }],
  exchange_skipped: (['own_hand', 'other_hands'] as const).map((empty) => ({ type: 'exchange_skipped' as const, seat: 0, empty })),
  partner_chosen: [{ type: 'partner_chosen', seat: 0, partner: 1 }],
  card_chosen: [
    { type: 'card_chosen', seat: 0, slot: null },
    { type: 'card_chosen', seat: 0, slot: 0 },
  ],
  cards_revealed: [
    { type: 'cards_revealed', cards: shown, asking: [] },
    { type: 'cards_revealed', cards: shown, asking: [1, 2] },
  ],
  passed: [{ type: 'passed', seat: 0 }],
  sabotage_played: [true, false].map((cancelled) => ({
    type: 'sabotage_played' as const,
    seat: 0,
    slot: 1,
    played: cancelled ? 1 : 2,
    cancelled,
    asking: [],
  })),
  exchange_cancelled: (['equal', 'sabotage'] as const).map((reason) => ({
    type: 'exchange_cancelled' as const,
    reason,
    cards: shown,
  })),
  magician_worked: [{ type: 'magician_worked', seat: 0, keeper: 1 }],
  card_received: PLACES.flatMap((place) => [
    { type: 'card_received' as const, seat: 0, giver: 1, card: 'fish', place },
    { type: 'card_received' as const, seat: 0, giver: 0, card: 'hat', place },
  ]),
  card_taken: PLACES.map((place) => ({ type: 'card_taken' as const, seat: 0, giver: 1, slot: 1, card: 'fish', place })),
  nothing_to_take: [{ type: 'nothing_to_take', seat: 0, giver: 1 }],
  hand_discarded: [
    { type: 'hand_discarded', seat: 0, cards: [] },
    { type: 'hand_discarded', seat: 0, cards: ['bone', 'hat_bone'] },
  ],
  hand_turned: [
    { type: 'hand_turned', seat: 0, count: 0, cards: [] },
    { type: 'hand_turned', seat: 0, count: 1, cards: null },
    { type: 'hand_turned', seat: 0, count: 2, cards: null },
    { type: 'hand_turned', seat: 0, count: 2, cards: ['bone', 't_rex'] },
  ],
  t_rex_ate: [{ type: 't_rex_ate', seat: 0, card: 'fish' }],
  card_drawn: [
    ...KINDS.map((card) => ({ ...drawn, type: 'card_drawn' as const, card, pile: 3 })),
    ...BACKS.map((back) => ({ ...drawn, type: 'card_drawn' as const, back, card: null, pile: 3 })),
  ],
  pile_reshuffled: [1, 58].map((pile) => ({ type: 'pile_reshuffled' as const, pile })),
  game_ended: [
    { type: 'game_ended', winners: [0], reason: 'target' },
    { type: 'game_ended', winners: [0], reason: 'both_targets' },
    { type: 'game_ended', winners: [1], reason: 'turn_limit' },
    { type: 'game_ended', winners: [0, 1], reason: 'turn_limit' },
  ],
};

const moves: { readonly [Type in Move['type']]: Extract<Move, { type: Type }> } = {
  choose_partner: { type: 'choose_partner', seat: 1 },
  choose_card: { type: 'choose_card', slot: 0 },
  play_sabotage: { type: 'play_sabotage', slot: 2 },
  pass: { type: 'pass' },
  take_card: { type: 'take_card', slot: 1 },
};

const preview: Preview = { seat: 0, receives: 'bone', goods: 3, target: 5, wins: false, takes: false };

const hints: Hints = {
  type: 'hints',
  seats: [0, 1, 2].map((goods) => ({ goods, target: 5, missing: 5 - goods, t_rexes: 0, eats: null, sabotages: 0 })),
  exchange: [preview],
};

const NAMES = ['Awa', 'Kofi', 'Ama'];

function reader(language: string, you: number | null): Reader {
  return { t: i18next.getFixedT(language), language, game: 'antayagi', you, seatName: (seat) => NAMES[seat] ?? '?' };
}

/** A missing sentence comes back as its key, a blank left open with its braces. */
const WHOLE = /^(?!.*\b(?:note|kind|a_card|a_back|back|facing|zone|group|question|move|fact|preview|score|shows)\.\w)[^{}]+$/;

function situation(changed: Partial<View>, you = 0): Situation<View, Move, Hints> {
  return { view: { ...view, ...changed }, legal: [], hints, seats: [], you, asked: 1, waiting: null, picked: [] };
}

describe.each(languages)('in %s', (language) => {
  const said = (line: LogLine | null, you: number | null = 0) => (line === null ? '' : textOf(line, reader(language, you)));

  test.each(Object.keys(notes) as Note['type'][])('%s has a sentence for those it concerns and for the others', (type) => {
    for (const note of notes[type]) {
      for (const you of [0, 1, 2, null]) expect(said(sentence(note), you), JSON.stringify(note)).toMatch(WHOLE);
    }
  });

  test('every move and its group have a name', () => {
    for (const move of Object.values(moves)) {
      expect(said(moveName(move))).toMatch(WHOLE);
    }
  });

  test('every phase has a question', () => {
    const phases = ['first_player', 'deal', 'choose_partner', 'choose_card', 'reaction', 'take_card', 'draw', 'top_card', 'over'] as const;
    for (const phase of phases) {
      for (const saboteurs of [[], [1]]) expect(said(question(situation({ phase, saboteurs })))).toMatch(WHOLE);
    }
    expect(said(stage(view))).toMatch(WHOLE);
    expect(stage({ ...view, phase: 'deal' })).toBeNull();
    // The view then counts the turns completed, one less than the turn in which somebody has won.
    expect(stage({ ...view, phase: 'over' })).toBeNull();
  });

  test('every card, back and facing has a name', () => {
    for (const kind of KINDS) expect(said(kindName(kind))).toMatch(WHOLE);
    for (const back of BACKS) expect(said(backName(back))).toMatch(WHOLE);
    for (const facing of ['in', 'out'] as const) expect(said(facingName(facing))).toMatch(WHOLE);
  });

  test('what an exchange would bring has words', () => {
    const previews = [preview, { ...preview, receives: null }, { ...preview, takes: true }, { ...preview, wins: true }];
    for (const each of previews) for (const you of [0, 1]) expect(said(previewLine(each, false, null), you)).toMatch(WHOLE);
    for (const you of [0, 1]) expect(said(previewLine(preview, true, null), you)).toMatch(WHOLE);
    for (const you of [0, 1]) expect(said(previewLine(preview, false, 'bone'), you)).toMatch(WHOLE);
  });

  test('every item of a score has a name, in one and in many', () => {
    for (const key of ['bone', 'treasure', 'lyrical_lollipop', 'omniscient_muffin', 'fish']) {
      for (const count of [1, 2]) expect(said(scoreItem({ key, points: count, args: { count } }))).toMatch(WHOLE);
    }
    expect(said(scoreItem({ key: 'target', points: 0, args: { target: 6 } }))).toMatch(WHOLE);
  });
});

/** What `refusal` of the rules answers. */
const REASONS = [
  'game_over',
  'wrong_phase',
  'not_your_turn',
  'already_chosen',
  'no_such_seat',
  'own_seat',
  'empty_hand',
  'no_such_slot',
  'not_a_sabotage',
  'not_legal',
];

test.each(languages)('in %s every refusal says why', (language) => {
  for (const reason of REASONS) expect(i18next.exists(`refused.${reason}`, { lng: language, ns: 'antayagi' }), reason).toBe(true);
});

test('cards in a sentence carry their article, and what happens to the reader is told to the reader', () => {
  const received = { type: 'card_received', seat: 0, giver: 1, card: 'hat_bone', place: 'bag' } as const;
  expect(textOf(sentence(received), reader('en', 1))).toBe('Awa gets a Bone from you.');
  expect(textOf(sentence(received), reader('en', 0))).toBe('You get a Bone from Kofi.');
  expect(textOf(sentence(received), reader('de', 1))).toBe('Awa bekommt einen Knochen von dir.');
  const revealed: Note = { type: 'cards_revealed', cards: shown, asking: [2] };
  expect(textOf(sentence(revealed), reader('fr', 1))).toBe(
    'Sabotage possible\u00A0: Ama. Cartes sur la table\u00A0: Awa montre un Os et tu montres un Chapeau.',
  );
});

test('whom a Sabotage could come from is the reader too', () => {
  const revealed: Note = { type: 'cards_revealed', cards: shown, asking: [1, 2] };
  const said = languages.map((language) => textOf(sentence(revealed), reader(language, 2)));
  expect(said.map((each) => each.split('. ')[0]?.split(' ').at(-1))).toEqual(['you', 'dich', 'toi']);
});

test('of a card that one would give or take it is said what it does, as far as one sees which it is', () => {
  const held = (card: string | null, back = 'plain') => ({ card, back, facing: 'in', deck: 0 }) as const;
  const does = (slot: number, of: Partial<View> = {}, seat = 0) => doesOf({ view: { ...view, hands: [[held('hat_bone'), held(null), held(null, 'sabotage')] as View['hands'][number], [held('itinerant_magician')] as View['hands'][number], []], ...of }, picked: [`seat:${seat}/hand/${slot}`] })?.key;
  expect([does(0), does(1), does(2)]).toEqual(['does.bone', undefined, 'does.sabotage']);
  expect(does(0, { phase: 'take_card' }, 1)).toBe('does.taken_magician');
  expect(does(0, { phase: 'reaction' })).toBeUndefined();
  expect(doesOf({ view, picked: ['seat:1'] })).toBeNull();
  for (const kind of KINDS) expect(does(0, { hands: [[held(kind)] as View['hands'][number]] })).toBe(`does.${kind.replace('hat_', '')}`);
});

test('who sees only a back reads of the back, and slots count from 1', () => {
  const back = { ...drawn, type: 'card_drawn', card: null, pile: 3 } as const;
  expect(textOf(sentence(back), reader('en', 0))).toBe('You draw a card with a plain back.');
  expect(textOf(sentence({ ...back, back: 'sabotage' }), reader('en', null))).toBe('Awa draws a Sabotage.');
  expect(textOf(moveName(moves.choose_card), reader('en', 0))).toBe('Give card 1');
  expect(textOf(question(situation({ phase: 'take_card' }, 1)), reader('en', 1))).toBe(
    'Your Lollipop takes a card from Awa. Which one?',
  );
});

test('of a card that comes it is said what it does there, on the stage and in the story', () => {
  const comes = (card: string, place: 'bag' | 'discard'): Note => ({ type: 'card_received', seat: 0, giver: 1, card, place });
  const staged = (card: string, place: 'bag' | 'discard', you = 2) => textOf(caption(comes(card, place)), reader('en', you));
  expect(staged('hat_toxic_waste', 'bag', 0)).toBe('Toxic Waste: your target rises by 1');
  expect(staged('fish', 'discard')).toBe('Awa gets a Fish: discarded without Toxic Waste');
  expect(staged('fish', 'bag')).toBe('Awa gets a Fish: beside Toxic Waste it counts 2');
  expect(staged('bone', 'bag')).toBe('Awa gets a Bone');
  expect(staged('hat', 'discard', 0)).toBe('You get a Hat: it turns your hand round');
  expect(staged('sabotage', 'discard')).toBe('Awa gets a Sabotage: traded, it does nothing');
  // A T-Rex that finds nothing to eat stays and waits (AY-7.10).
  expect(staged('t_rex', 'bag', 0)).toBe('You get a T-Rex: it eats what it finds');
  const kept = (card: string): Note => ({ type: 'card_received', seat: 0, giver: 0, card, place: 'bag' });
  expect(textOf(caption(kept('t_rex')), reader('en', 2))).toBe('Awa gets a T-Rex back');
  expect(textOf(caption(kept('toxic_waste')), reader('en', 2))).toBe('Toxic Waste: the target of Awa rises by 1');
  expect(textOf(sentence(comes('fish', 'discard')), reader('en', 2))).toBe('Awa gets a Fish from Kofi; it is discarded. A Fish counts only beside Toxic Waste.');
  expect(textOf(sentence(comes('toxic_waste', 'bag')), reader('en', 2))).toBe('Awa gets Toxic Waste from Kofi. The target of Awa rises by 1.');
  for (const language of languages) {
    for (const card of KINDS) for (const place of ['bag', 'discard'] as const) for (const you of [0, 2]) expect(textOf(caption(comes(card, place)), reader(language, you))).not.toMatch(/caption\.|[{}]/);
  }
});
