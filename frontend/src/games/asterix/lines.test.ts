import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

import type { Entry } from '../../api/wire';
import { textOf, type Reader } from '../../i18n/line';
import { languages } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { about, compared, moveName, rests, scoreItem, sentence, together } from './lines';
import { notes } from './notes.fixture';
import { view } from './table.fixture';
import type { Move, Note } from './types';

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
const WHOLE = /^(?!(?:note|card|the_card|hand_card|gaul|rank|move|score)\.\w)[^{}]+$/;

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(notes) as Note['type'][])('%s has a sentence for those it concerns and for the others', (type) => {
    for (const note of notes[type]) {
      for (const you of [0, 2, null]) {
        const said = textOf(sentence(note), reader(language, you));
        expect(said, JSON.stringify(note)).toMatch(WHOLE);
        expect(said).not.toMatch(/(?:note|card|the_card|hand_card|gaul)\.\w+/);
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
  expect(textOf(sentence(one), reader('en', 0))).toBe('You are the only one left and draw one card: Cook (1).');
  expect(textOf(sentence(two), reader('en', 0))).toMatch(/^You are the only one left and draw 2 cards: /);
  expect(textOf(sentence(two), reader('en', 1))).toMatch(/^Awa is the only one left/);
});

test('the reader is no name among others', () => {
  const bids = [{ seat: 0, card: '9', flasks: 2 }, { seat: 1, card: 'idefix', flasks: 0 }];
  const said = (note: Note, you: number) => languages.map((language) => textOf(sentence(note), reader(language, you)));
  const open: Note = { type: 'bids_revealed', prize: 'roman_03', bids };
  expect(said(open, 0)).toEqual(['The bids: you 9 (2 flasks) and Kofi Dogmatix.', 'Ausgespielt wurden: du 9 (2 Flaschen) und Kofi Idefix.', 'Cartes jouées\u00a0: toi 9 (2 gourdes) et Kofi Idéfix.']);
  expect(said(open, 1)[0]).toBe('The bids: Awa 9 (2 flasks) and you Dogmatix.');
  const cancelled: Note = { type: 'bids_cancelled', card: '7', flasks: 3, seats: [0, 1] };
  expect(said(cancelled, 1)[1]).toMatch(/bei Awa und dir:/);
});

test('while bids are compared it is said by whom an equal number is beaten, and nothing that can be seen', () => {
  const bid = (seat: number, card: string, flasks: number) => ({ seat, card, flasks });
  const said = (language: string, ...bids: readonly { seat: number; card: string; flasks: number }[]) => textOf(compared({ type: 'bids_revealed', prize: 'roman_03', bids: [...bids] }), reader(language, 0));
  const tied = [bid(0, '7', 1), bid(1, '7', 4), bid(2, '6', 2)];
  expect(languages.map((language) => said(language, ...tied))).toEqual(['Kofi beats you: 7 with 4 flasks against 1.', 'Kofi schlägt dich: 7 mit 4 Flaschen gegen 1.', 'Kofi l’emporte sur toi\u00a0: 7 avec 4 gourdes contre 1.']);
  expect(said('en', bid(0, '7', 1), bid(1, '7', 0))).toBe('You beat Kofi: 7 with 1 flask against 0.');
  for (const bids of [[bid(0, '9', 2), bid(1, '7', 4)], [bid(0, '7', 3), bid(1, '7', 3), bid(2, '7', 1)], [bid(0, 'idefix', 0)]]) expect(said('en', ...bids)).toBe('The cards are turned over.');
});

test('several Idefix that go back for one reason are one line with all who get theirs, and all else is told one by one', () => {
  const back = (seat: number, card: string, reason: string) => ({ type: 'card_taken_back', seat, card, reason }) as Note;
  const entry = [back(0, 'idefix', 'idefix_cancelled'), back(1, '7', 'lost'), back(2, 'idefix', 'idefix_cancelled')];
  const said = (language: string, all: readonly Note[]) => all.map((note) => together(note, all)).map((line) => (line === null ? null : textOf(line, reader(language, 0))));
  expect(said('en', entry)).toEqual(['More than one Dogmatix: you and Ama take theirs back without a look.', 'Kofi takes back the 7.', null]);
  expect([said('de', entry)[0], said('fr', entry)[0]]).toEqual(['Mehr als ein Idefix, ohne nachzusehen zurück an: du und Ama.', 'Plusieurs Idéfix, repris sans rien voir\u00a0: toi et Ama.']);
  const apart = [back(0, 'idefix', 'idefix_cancelled'), back(2, 'idefix', 'pile_empty')];
  expect(said('en', apart)).not.toContain(null);
});

test('who sits out is told in the right number', () => {
  const turned = (...sitting_out: number[]): Note => ({ type: 'prize_turned', card: 'pirate_any', pile: 9, sitting_out });
  const said = (note: Note) => textOf(sentence(note), reader('en', 0));
  expect(said(turned(1))).toMatch(/Kofi sits out\.$/);
  expect(said(turned(0))).toMatch(/You sit out\.$/);
  expect(said(turned(1, 2))).toMatch(/Kofi and Ama sit out\.$/);
});

test('a card that somebody takes stands in the sentence as the language wants it', () => {
  const won: Note = { type: 'trick_won', seat: 1, card: '7', prize: 'roman_03' };
  const said = (language: string) => textOf(sentence(won), reader(language, 0));
  expect(languages.map(said)).toEqual(['Kofi captures the Recruit (3) with the 7.', 'Kofi nimmt den Rekruten (3) mit der 7 gefangen.', 'Kofi capture la Recrue (3) avec le 7.']);
});

test('whoever has played the last card is told so while the others play on', () => {
  const spent = { ...view, hands: [[], ['7'], ['1']] };
  expect([rests(spent, 0)?.key, rests(spent, 1), rests({ ...spent, phase: 'over' }, 0)]).toEqual(['rests', null, null]);
});

test('a bid is told from another of the same number by round, trick and prize', () => {
  const turned = (card: string): Note => ({ type: 'prize_turned', card, pile: 40, sitting_out: [] });
  const told = (...all: readonly Note[]) => about([{ ...entry(1), notes: all as unknown as Entry['notes'] }]);
  const begun: Note = { type: 'round_started', round: 2, pile: 50 };
  expect(told(turned('roman_03'), begun)).toBeNull();
  const second = told(turned('roman_03'), begun, turned('roman_04'), turned('roman_05'));
  expect(second === null ? null : textOf(second, reader('en', 0))).toBe('Round 2, trick 2: Archer (5)');
  // Which Roman escapes is no choice of a trick.
  expect(told(begun, turned('roman_05'), { type: 'round_ended', round: 2, reason: 'hands_empty' })).toBeNull();
});
