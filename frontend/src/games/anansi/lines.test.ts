import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

import { textOf, type Reader } from '../../i18n/line';
import { languages } from '../../i18n/setup';
import { COLOURS, VALUES } from './art/cards';
import { moveName, scoreItem, sentence } from './lines';
import type { CardHint, Note, RoundScore } from './types';

type Samples = { readonly [Type in Note['type']]: readonly Extract<Note, { type: Type }>[] };

const scored = (how: RoundScore['case'], seat: number): RoundScore => ({
  seat,
  listeners: 2,
  stacks: 2,
  case: how,
  kept: 2,
  bonus: 0,
  points: 2,
});

/** At least one note of every type: TypeScript does not let one be left out. */
const notes: Samples = {
  row_laid: [{ type: 'row_laid', row: ['snake', 'hornet', 'leopard'] }],
  leader_drawn: [{ type: 'leader_drawn', seat: 0 }],
  display_laid: [{ type: 'display_laid', round: 1, cards: ['snake_3', 'hornet_9'] }],
  hand_dealt: [
    { type: 'hand_dealt', seat: 0, count: 1, cards: null },
    { type: 'hand_dealt', seat: 0, count: 10, cards: null },
    { type: 'hand_dealt', seat: 0, count: 2, cards: ['snake_1', 'leopard_14'] },
  ],
  open_laid: [{ type: 'open_laid', cards: ['snake_1', 'leopard_14'] }],
  round_opened: [{ type: 'round_opened', round: 2, bonus: 4, leader: 0 }],
  trump_set: [
    { type: 'trump_set', colour: 'snake', before: null, counts: [1, 1, 0] },
    { type: 'trump_set', colour: 'snake', before: 'snake', counts: [2, 1, 0] },
  ],
  card_played: [
    { type: 'card_played', seat: 0, card: 'hornet_7', leads: true },
    { type: 'card_played', seat: 0, card: 'hornet_7', leads: false },
  ],
  card_recruited: [0, 1, 2].map((listeners) => ({
    type: 'card_recruited',
    seat: 0,
    card: 'hornet_7',
    listeners,
    supply: 30,
  })),
  listeners_inspired: [1, 2].map((count) => ({ type: 'listeners_inspired', seat: 0, count, inspired: 2 })),
  trick_won: [1, 3].map((stacks) => ({ type: 'trick_won', seat: 0, card: 'snake_14', cards: ['snake_14'], stacks })),
  display_extended: [
    { type: 'display_extended', recruits: [{ seat: 0, card: 'snake_2', recruits: true }], counts: [1, 2, 0] },
    {
      type: 'display_extended',
      recruits: [
        { seat: 0, card: 'snake_2', recruits: true },
        { seat: 1, card: 'snake_3', recruits: true },
      ],
      counts: [1, 3, 0],
    },
  ],
  round_scored: [
    { type: 'round_scored', round: 1, lines: [scored('exact', 0), scored('under', 1), scored('over', 2)], supply: 25 },
  ],
  game_ended: [
    { type: 'game_ended', ranking: [{ seat: 1, rank: 1, points: 16, listeners: 9 }] },
    { type: 'game_ended', ranking: [0, 1].map((seat) => ({ seat, rank: 1, points: 16, listeners: 9 })) },
  ],
};

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

test('what the reader does is told to the reader, in the right number', () => {
  const said = notes.card_recruited.map((note) => textOf(sentence(note), reader('en', 0)));
  expect(said).toEqual([
    'You recruit with Hornet 7, which brings no listener.',
    'You recruit 1 listener with Hornet 7.',
    'You recruit 2 listeners with Hornet 7.',
  ]);
  expect(textOf(sentence({ type: 'leader_drawn', seat: 1 }), reader('en', 0))).toBe('Kofi leads the first trick.');
});
