import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

import type { LogLine } from '../../i18n/line';
import { textOf, type Reader } from '../../i18n/line';
import { languages } from '../../i18n/setup';
import type { Situation } from '../game';
import english from './i18n/en.json';
import { groundName, groupName, kindName, moveFact, moveName, phaseName, question, scoreItem, sentence, stage, zoneName } from './lines';
import type { Hints, Move, Note, View, Wares } from './types';

type Samples = { readonly [Type in Note['type']]: readonly Extract<Note, { type: Type }>[] };

const none: Wares = { spice: 0, oil: 0, silk: 0, incense: 0 };
const some: Wares = { spice: 2, oil: 1, silk: 0, incense: 0 };
const bought = { type: 'tent_bought' as const, seat: 0, tent: 'tent_sso_k', space: 'e5', helped: ['e6'] };
const placed = { type: 'tent_placed' as const, seat: 0, tent: 'tent_sso_k', space: 'e5' };

/** At least one note of every type: TypeScript does not let one be left out. */
const notes: Samples = {
  starter_drawn: [{ type: 'starter_drawn', seat: 0 }],
  tents_drawn: ['start', 'emptied', 'refill'].map((reason) => ({
    type: 'tents_drawn',
    seat: 0,
    tents: ['tent_sso_k', 'tent_oki_s'],
    bag: 40,
    reason,
  })),
  bonus_taken: [
    { type: 'bonus_taken', seat: 0, space: 'e5', cards: some, lost: none },
    { type: 'bonus_taken', seat: 0, space: 'e5', cards: none, lost: some },
  ],
  tent_bought: [
    { ...bought, paid: some, trades: 0 },
    { ...bought, paid: none, trades: 0 },
    { ...bought, paid: none, trades: 1 },
    { ...bought, paid: some, trades: 2 },
  ],
  cards_traded: [{ type: 'cards_traded', seat: 0, given: some, ware: 'silk', left: 0 }],
  tent_placed: [
    { ...placed, points: 3, joined: 0, size: 1 },
    { ...placed, points: 1, joined: 1, size: 2 },
    { ...placed, points: 1, joined: 2, size: 6 },
  ],
  settlement_closed: [{ type: 'settlement_closed', spaces: ['e5', 'e6', 'e10'] }],
  elephant_returned: [{ type: 'elephant_returned', seat: 0, space: 'e5' }],
  building_ended: [
    { type: 'building_ended', seat: 0, tents: 1 },
    { type: 'building_ended', seat: 0, tents: 3 },
  ],
  elephant_placed: [{ type: 'elephant_placed', seat: 0, space: 'e5' }],
  elephant_skipped: [{ type: 'elephant_skipped', seat: 0 }],
  dice_taken: [
    { type: 'dice_taken', seat: 0, dice: [1, 2, 3, 4], roll: 1 },
    { type: 'dice_taken', seat: 0, dice: [2], roll: 2 },
    { type: 'dice_taken', seat: 0, dice: [2, 4], roll: 3 },
  ],
  dice_rolled: [
    { type: 'dice_rolled', seat: 0, dice: ['spice', 'oil', 'silk', 'incense'], rolled: [1, 2, 3, 4], roll: 1 },
    { type: 'dice_rolled', seat: 0, dice: ['elephant_front', 'elephant_back'], rolled: [1, 2], roll: 2 },
  ],
  cards_collected: [
    { type: 'cards_collected', seat: 0, cards: some, lost: none, elephants: 1 },
    { type: 'cards_collected', seat: 0, cards: some, lost: some, elephants: 0 },
    { type: 'cards_collected', seat: 0, cards: none, lost: none, elephants: 0 },
  ],
  turn_passed: [{ type: 'turn_passed', seat: 0 }],
  end_reached: ['board_full', 'all_passed', 'no_tents', 'bag_used_up'].map((reason) => ({ type: 'end_reached', reason })),
  majority_scored: [
    { type: 'majority_scored', ware: 'incense', seats: [0], cards: 4, points: 2 },
    { type: 'majority_scored', ware: 'oil', seats: [0, 1, 2], cards: 1, points: 2 },
  ],
  last_tent_scored: [{ type: 'last_tent_scored', seat: 0, points: 3 }],
  game_ended: [
    { type: 'game_ended', winners: [1], points: 41 },
    { type: 'game_ended', winners: [0, 1], points: 33 },
  ],
};

const moves: { readonly [Type in Move['type']]: Extract<Move, { type: Type }> } = {
  buy_tent: { type: 'buy_tent', tent: 'tent_sso_k', space: 'e5' },
  trade_in: { type: 'trade_in', give: some },
  end_building: { type: 'end_building' },
  place_elephant: { type: 'place_elephant', space: 'e5' },
  skip_elephant: { type: 'skip_elephant' },
  roll: { type: 'roll' },
  reroll: { type: 'reroll', dice: [1, 3] },
  stop_rolling: { type: 'stop_rolling' },
  pass: { type: 'pass' },
};

const hints: Hints = {
  type: 'hints',
  prices: [
    { tent: 'tent_sso_k', spaces: ['e5'], pays: some, trades: 1, points: 1, helped: [], size: 3, refused: null },
  ],
  no_roll: null,
  collect: some,
  bonus: [none, some],
  elephant: [{ space: 'e5', cards: some }],
  majorities: [2, 4],
};

const NAMES = ['Awa', 'Kofi', 'Ama'];

function reader(language: string, you: number | null): Reader {
  return { t: i18next.getFixedT(language), language, game: 'bania', you, seatName: (seat) => NAMES[seat] ?? '?' };
}

/** A missing sentence comes back as its key, a blank left open with its braces. */
const GAP = /[{}]|\b(?:note|kind|amount|price|fact|move|score|question|zone|group|phase|ground)\.\w/;

function said(line: LogLine, language: string, you: number | null = null): string {
  const text = textOf(line, reader(language, you));
  expect(text).not.toMatch(GAP);
  expect(text).not.toBe('');
  return text;
}

/** Asked in this phase, with these moves. */
function asked(phase: string, legal: readonly Move[], noRoll: string | null = null): Situation<View, Move, Hints> {
  const purchase = { tent: 'tent_sso_k', space: 'e5', wanted: ['spice' as const] };
  const view = { phase, rolls: 1, purchase: phase === 'trade' ? purchase : null } as View;
  return { view, legal, hints: { ...hints, no_roll: noRoll }, seats: [], you: 0, asked: 1, waiting: null, picked: [] };
}

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(notes) as Note['type'][])('%s has a sentence for those it concerns and for the others', (type) => {
    for (const note of notes[type]) for (const you of [0, 2, null]) said(sentence(note), language, you);
  });

  test('every move has a name and a heading, and what it costs or brings is said', () => {
    for (const move of Object.values(moves)) {
      said(moveName(move), language, 1);
      said(groupName(move.type), language);
      const fact = moveFact(move, hints);
      if (fact !== null) said(fact, language);
    }
    said(moveName({ type: 'reroll', dice: [2] }), language);
  });

  test('every item of a score has a name', () => {
    for (const key of ['settlements', 'extensions']) said(scoreItem({ key, points: 9, args: { count: 3 } }), language);
    said(scoreItem({ key: 'majority', points: 2, args: { ware: 'silk' } }), language);
    said(scoreItem({ key: 'last_tent', points: 3, args: {} }), language);
  });

  test('every phase asks its own question', () => {
    const { buy_tent: buy, pass, end_building: end } = moves;
    const questions = [
      asked('action', [buy]),
      asked('action', [buy], 'must_build'),
      asked('action', [buy], 'piles_empty'),
      asked('action', [pass], 'must_build'),
      asked('build', [buy, end]),
      asked('build', [end]),
      asked('trade', []),
      asked('elephant', []),
      asked('roll', []),
      asked('starter', []),
    ].map((situation) => said(question(situation), language));
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('the stage counts turns and free spaces', () => {
    expect(stage({ turns: 0, free: 70 } as View)).toBeNull();
    for (const free of [1, 12]) {
      const line = stage({ turns: 7, free } as View);
      if (line === null) throw new Error('a running game has a stage');
      expect(said(line, language)).toMatch(new RegExp(`7.*${free}`));
    }
  });

  test('every kind, zone, phase and ground has a name', () => {
    for (const kind of Object.keys(english.kind)) said(kindName(kind), language);
    for (const field of Object.keys(english.zone)) said(zoneName(field), language);
    for (const phase of Object.keys(english.phase)) said(phaseName(phase), language);
    for (const ground of ['free', 'unusable', 'tent'] as const) said(groundName(ground), language);
  });

  test('every refusal says why', () => {
    for (const reason of REASONS) expect(i18next.exists(`refused.${reason}`, { lng: language, ns: 'bania' }), reason).toBe(true);
  });
});

/** What `refusal` of the rules answers. */
const REASONS = [
  'game_over',
  'not_your_turn',
  'wrong_phase',
  'no_such_space',
  'tent_not_in_supply',
  'space_taken',
  'space_unusable',
  'pile_empty',
  'cards_missing',
  'wrong_number',
  'not_built_now',
  'settlement_closed',
  'must_build',
  'piles_empty',
  'no_such_die',
  'can_act',
  'not_legal',
];

test('all tents of the box are named', () => {
  expect(Object.keys(english.kind).filter((kind) => kind.startsWith('tent_'))).toHaveLength(52);
});

test('what happens to the reader is told to the reader, in the right number', () => {
  const [start] = notes.tent_placed;
  const [cheap] = notes.tent_bought;
  if (start === undefined || cheap === undefined) throw new Error('samples are needed');
  expect(said(sentence(start), 'en', 0)).toBe('You start a settlement on E5: 3 points.');
  expect(said(sentence(start), 'de', 1)).toBe('Awa gründet eine Siedlung auf E5: 3 Punkte.');
  expect(said(sentence(cheap), 'en', 1)).toBe('Awa buys the Silk tent (2 Spice, Oil) for E5: 2 Spice and 1 Oil.');
});

test('a move that cannot be priced says nothing', () => {
  expect(moveFact(moves.buy_tent, null)).toBeNull();
  expect(moveFact({ ...moves.buy_tent, space: 'a1' }, hints)).toBeNull();
  expect(moveFact(moves.roll, hints)).toBeNull();
});
