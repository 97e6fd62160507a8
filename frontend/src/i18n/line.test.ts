import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';

import { parts, textOf, type Reader } from './line';

const english = {
  captured: '{{who}} captures {{card}}',
  captured_you: 'You capture {{card}}',
  given: '{{who}} gives {{to}} {{card}}',
  given_you: 'You give {{to}} {{card}}',
  given_to_you: '{{who}} gives you {{card}}',
  card: { roman: 'the {{value}}' },
  bids: 'Bids: {{bids}}',
  bid: '{{who}} {{value}}',
  left_one: '{{count}} card left',
  left_other: '{{count}} cards left',
  draws_one: '{{who}} draws a card',
  draws_other: '{{who}} draws {{count}} cards',
  draws_you_one: 'You draw a card',
  draws_you_other: 'You draw {{count}} cards',
};
const i18n = i18next.createInstance();
const reader = (you: number | null): Reader => ({
  t: i18n.t,
  language: 'en',
  game: 'test',
  you,
  seatName: (seat) => ['Awa', 'Kofi', 'Ama'][seat] ?? '?',
});
const captured = { key: 'captured', args: { who: { seat: 1 }, card: { card: 'roman_9', name: { key: 'card.roman', args: { value: 9 } } } } };

describe('a line', () => {
  beforeAll(() => i18n.init({ lng: 'en', showSupportNotice: false, resources: { en: { test: english } }, interpolation: { escapeValue: false } }));

  test('names seats and cards, and keeps cards apart so that they can be tapped', () => {
    expect(parts(captured, reader(0))).toEqual([
      { kind: 'seat', text: 'Kofi', seat: 1 },
      { kind: 'text', text: ' captures ' },
      { kind: 'card', text: 'the 9', card: 'roman_9' },
    ]);
  });

  test('speaks to the reader about the reader', () => {
    expect(textOf(captured, reader(1))).toBe('You capture the 9');
    expect(textOf(captured, reader(null))).toBe('Kofi captures the 9');
  });

  test('speaks to the reader in plurals too', () => {
    const draws = { key: 'draws', args: { who: { seat: 1 }, count: 3 } };
    expect(textOf(draws, reader(1))).toBe('You draw 3 cards');
    expect(textOf(draws, reader(0))).toBe('Kofi draws 3 cards');
  });

  test('speaks to the reader as the other one', () => {
    const given = { key: 'given', args: { ...captured.args, to: { seat: 2 } } };
    expect(textOf(given, reader(2))).toBe('Kofi gives you the 9');
    expect(textOf(given, reader(1))).toBe('You give Ama the 9');
    expect(textOf(given, reader(0))).toBe('Kofi gives Ama the 9');
  });

  test('names the reader as the other one where the catalogue has no words for that', () => {
    const against = { key: 'captured', args: { ...captured.args, of: { seat: 2 } } };
    expect(textOf(against, reader(2))).toBe('Kofi captures the 9');
  });

  test('joins lists as the language does', () => {
    const bid = (seat: number, value: number) => ({ key: 'bid', args: { who: { seat }, value } });
    expect(textOf({ key: 'bids', args: { bids: [bid(0, 3), bid(1, 5), bid(2, 8)] } }, reader(null))).toBe('Bids: Awa 3, Kofi 5, and Ama 8');
  });

  test('picks the plural by count', () => {
    expect(textOf({ key: 'left', args: { count: 1 } }, reader(null))).toBe('1 card left');
    expect(textOf({ key: 'left', args: { count: 4 } }, reader(null))).toBe('4 cards left');
  });
});
