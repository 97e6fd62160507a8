import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

import type { LogLine } from '../../i18n/line';
import { textOf, type Reader } from '../../i18n/line';
import { entry } from '../../live/messages.fixture';
import { languages } from '../../i18n/setup';
import type { Situation } from '../game';
import english from './i18n/en.json';
import { groundName, groupName, kindName, moveFact, moveName, question, scoreItem, sentence, stage, whyForced } from './lines';
import { none, notes, some } from './notes.fixture';
import type { Hints, Move, Note, View } from './types';

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
  prices: {
    tent_sso_k: { e5: { spaces: ['e5'], pays: some, trades: 1, points: 1, helped: [], size: 3, refused: null } },
  },
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
const GAP = /[{}]|\b(?:note|kind|tent|amount|price|fact|move|score|question|zone|group|phase|ground)\.\w/;

function said(line: LogLine, language: string, you: number | null = null): string {
  const text = textOf(line, reader(language, you));
  expect(text).not.toMatch(GAP);
  expect(text).not.toBe('');
  return text;
}

/** Asked in this phase, with these moves. */
function asked(phase: string, legal: readonly Move[], noRoll: string | null = null): Situation<View, Move, Hints> {
  const purchase = { tent: 'tent_sso_k', space: 'e5', wanted: ['spice' as const] };
  const hands = [{ spice: 5, oil: 4, silk: 3, incense: 1 }];
  const view = { phase, rolls: 1, hands, setup: { players: 3 }, purchase: phase === 'trade' ? purchase : null } as unknown as View;
  return { view, legal, hints: { ...hints, no_roll: noRoll }, seats: [], you: 0, asked: 1, waiting: null, picked: [] };
}

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(notes) as Note['type'][])('%s has a sentence for those it concerns and for the others', (type) => {
    for (const note of notes[type]) for (const you of [0, 2, null]) said(sentence(note), language, you);
  });

  test('a single point is one point', () => {
    expect(said(sentence({ type: 'game_ended', winners: [0], points: 1 }), language, null)).toMatch(/1 (point|Punkt)\.$/);
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

  test('dice that are rolled again are told apart by what they showed last, where that has been told', () => {
    const told = [['silk', 'silk'], ['oil', 'spice']].map((dice, at) => entry(at + 1, [{ type: 'dice_rolled', dice, rolled: [1, 2], roll: at + 1 }]));
    const names = [[1], [2], [1, 2]].map((dice) => said(moveName({ type: 'reroll', dice }, told), language));
    const [oil, spice] = ['oil', 'spice'].map((ware) => said(kindName(ware), language));
    expect(names.map((name) => [name.includes(oil ?? ''), name.includes(spice ?? '')])).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
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
      asked('action', [moves.roll]),
      asked('action', [buy], 'must_build'),
      asked('action', [buy], 'piles_empty'),
      asked('action', [pass], 'must_build'),
      asked('build', [buy, end]),
      asked('build', [end]),
      asked('trade', [moves.trade_in]),
      asked('trade', [moves.trade_in, { type: 'trade_in', give: { ...none, silk: 3 } }]),
      { ...asked('trade', [moves.trade_in, { type: 'trade_in', give: { ...none, silk: 3 } }]), picked: ['give:silk'] },
      asked('elephant', []),
      asked('roll', []),
      asked('starter', []),
    ].map((situation) => said(question(situation), language));
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('who may not roll is told how many cards are held, and how many may be', () => {
    expect(said(question(asked('action', [moves.buy_tent], 'must_build')), language)).toMatch(/13\D+11\D/);
  });

  test('the stage counts turns', () => {
    expect(stage({ turns: 0 } as View)).toBeNull();
    const line = stage({ turns: 7 } as View);
    if (line === null) throw new Error('a running game has a stage');
    expect(said(line, language)).toMatch(/7$/);
  });

  test('near the end the stage says how many spaces are left to it, until it is there', () => {
    const at = (free: number, phase: string) => stage({ turns: 40, free, phase } as View);
    expect([at(13, 'action'), at(0, 'over')].map((line) => line?.key)).toEqual(['stage', 'stage']);
    for (const free of [12, 1]) {
      const line = at(free, 'action');
      if (line === null) throw new Error('a running game has a stage');
      expect(said(line, language)).toMatch(new RegExp(`\\b${free}\\b`));
      expect(said(line, language)).not.toContain('40');
    }
  });

  test('every kind and ground has a name', () => {
    for (const kind of Object.keys(english.kind)) said(kindName(kind), language);
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
  const [, most] = notes.majority_scored;
  if (most === undefined) throw new Error('a sample is needed');
  expect(said(sentence(most), 'de', 1)).toMatch(/für Awa, dich und /);
  expect(said(sentence(cheap), 'en', 1)).toBe('Awa buys the Silk tent for E5: 2 Spice and 1 Oil.');
});

test('a tent whose trades are still open is told as chosen, and not as bought', () => {
  const [cheap] = notes.tent_bought;
  if (cheap === undefined) throw new Error('a sample is needed');
  expect(said(sentence({ ...cheap, trades: 1 }), 'en', 0)).toBe('You choose the Silk tent for E5; to pay: 2 Spice and 1 Oil and three others for a missing one.');
});

test('a move that cannot be priced says nothing', () => {
  expect(moveFact(moves.buy_tent, null)).toBeNull();
  expect(moveFact({ ...moves.buy_tent, space: 'a1' }, hints)).toBeNull();
  expect(moveFact(moves.roll, hints)).toBeNull();
});

test('why the dice are rolled for the reader, or a turn is passed, is said; of what has only one answer it is not', () => {
  const said = (move: Move) => whyForced(move)?.key;
  expect([said({ type: 'roll' }), said({ type: 'pass' }), said({ type: 'trade_in', give: some })]).toEqual(['forced.roll', 'forced.pass', undefined]);
});
