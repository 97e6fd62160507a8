import i18next from 'i18next';
import { expect, test } from 'vitest';

import { textOf } from '../../i18n/line';
import { languages } from '../../i18n/setup';
import { heard, phrases } from './phrases';
import { view } from './view.fixture';

const said = (text: string, you: number, language = 'en') => {
  const line = heard(text);
  return line && textOf(line, { t: i18next.getFixedT(language), language, game: 'antayagi', you, seatName: (seat) => ['Ama', 'Kofi'][seat] ?? '' });
};

test('what a bot says is a sentence, and another one for whom it speaks to; a card keeps its number in the same line', () => {
  expect(said('/give slot=2 who=1', 0)).toBe('Kofi, give card\u00a02');
  expect(said('/give slot=2 who=1', 1)).toBe('Give me card\u00a02');
  expect(said('/keep slot=1 who=1', 1)).toBe('Keep your card\u00a01');
  expect(said('/is card=treasure slot=3 who=0', 1)).toBe('I see a Treasure: Ama, card\u00a03');
  expect(said('/trade', 1)).toBe('Trade with me');
});

test('it is said in every language', () => {
  for (const language of languages) {
    for (const text of ['/give slot=2 who=1', '/keep slot=2 who=1', '/is card=t_rex slot=2 who=1']) {
      for (const you of [0, 1]) expect(said(text, you, language)).toMatch(/2/);
    }
  }
  expect(said('/is card=t_rex slot=2 who=1', 1, 'de')).toBe('Ich sehe einen T-Rex: deine Karte\u00a02');
});

test('what people write stays as it is', () => {
  for (const text of ['Give me card 2', '/give', '/give slot=2', '/is slot=2 who=1', '/is card=elephant slot=2 who=1', '/toString who=1', ' /trade']) {
    expect(heard(text)).toBeNull();
  }
});

test('in an exchange of one\'s own one tells the partner which card one wants, else whether to trade', () => {
  const fit = (of: Partial<typeof view>) => phrases({ ...view, ...of })[0]?.lines.map(({ key, args }) => (typeof args?.slot === 'number' ? `${key} ${args.slot}` : key));
  const hands = [view.hands[0] ?? [], [...(view.hands[0] ?? []), ...(view.hands[0] ?? [])], []];
  expect(fit({ hands })).toEqual(['phrase.want 1', 'phrase.want 2', 'phrase.trust']);
  expect(fit({ hands, you: 1 })).toEqual(['phrase.want 1', 'phrase.trust']);
  expect(fit({ hands, you: 2 })).toEqual(['phrase.trade', 'phrase.trust', 'phrase.dont']);
  // No offer comes to where a wish was, under the finger.
  expect(fit({ hands, chosen: [1] })).toEqual(['phrase.trust', 'phrase.dont']);
  expect(fit({ hands, phase: 'take_card' })).toEqual(['phrase.trust', 'phrase.dont']);
  expect(fit({ hands, phase: 'over' })).toEqual([]);
  expect(fit({ hands, partner: null })).toEqual(['phrase.trade', 'phrase.trust', 'phrase.dont']);
});
