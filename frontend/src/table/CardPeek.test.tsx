/** Whoever looks at a card closely reads what it does: every card of the component lists, in every language. */
import { readFileSync } from 'node:fs';

import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import '../i18n/setup';
import type { AnyGame } from '../games/game';
import { gameOf } from '../games/registry';
import { ReadingProvider } from '../i18n/Reading';
import { language, languages } from '../i18n/setup';
import { CardPeek } from './CardPeek';

interface Kind {
  readonly id: string;
}

interface WareCard extends Kind {
  readonly buy: number;
  readonly sell: number;
  readonly packages: number;
}

interface Market {
  readonly ware_cards: readonly WareCard[];
  readonly artifacts: readonly Kind[];
  readonly persons: readonly Kind[];
  readonly animals: readonly Kind[];
  readonly holy_places: readonly Kind[];
}

interface Fair {
  readonly faces: readonly Kind[];
  readonly cards: readonly { readonly face: string; readonly back: string }[];
}

const antayagi = await gameOf('antayagi').load();
const asante = await gameOf('asante').load();

/** A sentence or two, to be read in passing. */
const SHORT = 140;

function components(game: string): unknown {
  const file = new URL(`../games/rules/${game}/components.json`, `file://${process.cwd()}/`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const market = components('asante') as Market;
const fair = components('antayagi') as Fair;
const ids = (kinds: readonly Kind[]) => kinds.map(({ id }) => id);
const ordinary = ids([...market.artifacts, ...market.persons, ...market.animals, ...market.holy_places]);
const hatBacked = fair.cards.filter(({ face, back }) => back === 'hat' && face !== 'hat').map(({ face }) => `hat_${face}`);

function peek(game: AnyGame, card: string): string {
  return peeked(game, card).querySelector('dialog .card-text')?.textContent ?? '';
}

function peeked(game: AnyGame, card: string): HTMLElement {
  cleanup();
  const { container } = render(
    <ReadingProvider game={game.key} you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <CardPeek you={null} entries={[]} look={null} game={game} card={card} onClose={() => undefined} />
    </ReadingProvider>,
  );
  return container;
}

afterEach(cleanup);

describe.each(languages)('a card looked at closely, in %s', (own) => {
  test.each([
    { game: asante, cards: [...ordinary, ...ids(market.ware_cards)] },
    { game: antayagi, cards: [...ids(fair.faces), ...hatBacked] },
  ])('says what it does ($game.key)', ({ game, cards }) => {
    language.set(own);
    expect(cards.length).toBeGreaterThan(10);
    for (const card of cards) {
      const text = peek(game, card);
      expect(`${card}: ${text}`).toMatch(/: .{10,}\.$/);
      expect(text).not.toMatch(/\{\{|^text\./);
      expect(`${card}: ${text.length > SHORT ? text : 'short'}`).toBe(`${card}: short`);
    }
  });

  test('tells the prices of every Ware card, and what its packages stand for', () => {
    language.set(own);
    for (const { id, buy, sell, packages } of market.ware_cards) {
      const text = peek(asante, id);
      expect(`${id} ${text.match(/\d+/g)?.join()}`).toBe(`${id} ${buy},${sell}`);
      expect(`${id} ${/pa[ck]|coli/i.test(text)}`).toBe(`${id} ${packages > 0}`);
    }
  });
});

test('what no card is does nothing: a ware has no text', () => {
  expect(peek(asante, 'tea')).toBe('');
});

test.each([
  ['anansi', 'leopard_06', 'Leopard 6'],
  ['antayagi', 'bone', 'Bone'],
  ['asante', 'calabash', 'Calabash'],
  ['asterix', 'roman_01', 'Cook (1)'],
  ['asterix', 'obelix.7', 'Obelix, 7'],
  ['asterix', 'obelix.idefix', 'Dogmatix'],
  ['bania', 'tent_sso_k', 'Silk tent (2 Spice + Oil)'],
])('the window of a card is headed by its name (%s: %s)', async (key, card, name) => {
  language.set('en');
  const game = await gameOf(key).load();
  expect(peeked(game, card).querySelector('h2')?.textContent).toBe(name);
});
