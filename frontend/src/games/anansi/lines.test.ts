import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

import { textOf, type Reader } from '../../i18n/line';
import { languages } from '../../i18n/setup';
import { COLOURS, VALUES } from './art/cards';
import { moveName, question, scoreItem, sentence } from './lines';
import { notes } from './notes.fixture';
import { table } from './table.fixture';
import type { CardHint, Move, Note, RoundScore } from './types';

const NAMES = ['Awa', 'Kofi', 'Ama'];

function reader(language: string, you: number | null): Reader {
  return { t: i18next.getFixedT(language), language, game: 'anansi', you, seatName: (seat) => NAMES[seat] ?? '?' };
}

/** A missing sentence comes back as its key, a blank left open with its braces. */
const BROKEN = /[{}]|(?:note|card|colour|move|score|scored)\.\w/;

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(notes) as Note['type'][])('%s has a sentence for those it concerns and for the others', (type) => {
    for (const note of notes[type]) {
      for (const you of [0, 2, null]) {
        const said = textOf(sentence(note), reader(language, you));
        expect(said, JSON.stringify(note)).not.toMatch(BROKEN);
        expect(said).not.toBe('');
      }
    }
  });

  test('every move of every card has a name of its own', () => {
    const cards = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}_${value}`));
    const names = cards.flatMap((card) =>
      (['play', 'recruit'] as const).map((type) => textOf(moveName({ type, card }), reader(language, 0))),
    );
    expect(names.filter((name) => BROKEN.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(84);
  });

  test('every item of a score has a name', () => {
    for (const how of ['exact', 'under', 'over']) {
      const item = { key: 'listeners', points: 2, args: { round: 1, case: how, listeners: 2, stacks: 3 } };
      expect(textOf(scoreItem(item), reader(language, null))).not.toMatch(BROKEN);
    }
    expect(textOf(scoreItem({ key: 'bonus', points: 4, args: { round: 2 } }), reader(language, null))).not.toMatch(BROKEN);
  });
});

const REASONS: Readonly<Record<NonNullable<CardHint['play_refused']>, true>> = {
  game_over: true,
  not_your_turn: true,
  not_in_hand: true,
  must_follow_suit: true,
  must_play_trump: true,
  leader_cannot_recruit: true,
  recruit_quota_used: true,
};

test.each(languages)('in %s every refusal says why', (language) => {
  for (const reason of Object.keys(REASONS)) {
    expect(i18next.exists(`refused.${reason}`, { lng: language, ns: 'anansi' }), reason).toBe(true);
  }
});

test('one is told in the singular, wherever a number stands', () => {
  const line: RoundScore = { seat: 1, listeners: 1, stacks: 2, case: 'under', kept: 1, bonus: 0, points: 1 };
  const note: Note = { type: 'round_scored', round: 1, supply: 25, lines: [line, { ...line, stacks: 1, case: 'exact' }] };
  expect(textOf(sentence(note), reader('en', null))).toBe(
    'Round 1 is scored: Kofi 1 point (only 1\u00a0listener to 2\u00a0stacks) and Kofi 1 point (exactly 1\u00a0listener).',
  );
  const item = { key: 'listeners', points: 1, args: { round: 1, case: 'over', listeners: 2, stacks: 1 } };
  expect(textOf(scoreItem(item), reader('en', null))).toBe('Round 1: 2\u00a0listeners to only 1\u00a0stack');
});

test('what the reader does is told to the reader, in the right number', () => {
  const said = notes.card_recruited.map((note) => textOf(sentence(note), reader('en', 0)));
  expect(said).toEqual([
    'You recruit with Hornet 7, which brings no listener.',
    'You recruit 1 listener with Hornet 7.',
    'You recruit 2 listeners with Hornet 7.',
  ]);
  expect(textOf(sentence({ type: 'leader_drawn', seat: 1 }), reader('en', 0))).toBe('Kofi leads the first trick.');
});

describe('which cards may be played is said where one is asked', () => {
  const plays = (...cards: readonly string[]): readonly Move[] => cards.map((card) => ({ type: 'play', card }));
  const asked = (legal: readonly Move[], more: Partial<typeof table.view> = {}) => textOf(question({ ...table, view: { ...table.view, ...more }, legal, picked: [] }), reader('en', 0));
  const recruits: readonly Move[] = [{ type: 'recruit', card: 'snake_1' }];

  test.each([
    ['of the led colour', plays('hornet_3', 'hornet_4'), 'Follow Hornet'],
    ['without one a trump', plays('snake_3', 'snake_4'), 'No Hornet: play a trump (Snake)'],
    ['without either any', plays('leopard_3', 'leopard_4'), 'No Hornet, no trump: play any card'],
  ])('%s', (_, legal, said) => {
    expect(asked(legal)).toBe(said);
    expect(asked([...legal, ...recruits])).toBe(`${said}, or recruit with any card`);
  });

  test('where trump was led, any without one of it', () => {
    expect(asked(plays('leopard_3', 'snake_4'), { trump: 'hornet' })).toBe('No Hornet: play any card');
  });

  test.each(languages)('in %s', (language) => {
    for (const legal of [plays('hornet_3', 'hornet_4'), plays('snake_3', 'snake_4'), plays('leopard_3', 'leopard_4')]) {
      expect(textOf(question({ ...table, legal: [...legal, ...recruits], picked: [] }), reader(language, 0))).not.toMatch(/[{}]|must\.|question\./);
    }
  });
});
