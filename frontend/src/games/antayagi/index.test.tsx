import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../../i18n/setup';
import type { Seat } from '../../api/wire';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import type { PlaceProps } from '../game';
import game from './index';
import type { View } from './types';
import { view } from './view.fixture';

const seats: Seat[] = ['Awa', 'Efua', 'Kofi'].map((name, at) => ({
  seat: at,
  sitter: 'person',
  name,
  level: null,
  player: name,
  resigned: false,
  host: at === 0,
}));

/** Awa has seen Efua's T-Rex before a Hat turned it, all others are gone: Awa could know the own card for a Treasure. */
const turned: View = {
  ...view,
  phase: 'choose_partner',
  partner: null,
  hands: [
    [{ back: 't_rex', facing: 'out', card: null, deck: 0 }],
    [{ back: 't_rex', facing: 'in', card: null, deck: 0 }],
    [{ back: 'plain', facing: 'out', card: 'fish', deck: 0 }],
  ],
  pile: 2,
  top: 't_rex',
  turned: [0, 1, 0],
  unseen: [['treasure', 'treasure', 'treasure']],
  memories: [{ seat: 1, slot: 0, card: 't_rex' }],
};

function at(seat: number): PlaceProps<unknown, unknown, unknown, unknown> {
  return {
    table: 't1',
    view: turned,
    legal: [],
    hints: null,
    seats,
    you: 0,
    asked: 4,
    waiting: null,
    picked: [],
    choose: () => undefined,
    pick: () => undefined,
    pending: null,
    busy: false,
    recent: [],
    highlight: null,
    seat,
    compact: false,
  };
}

function show(what: 'Board' | 'Place', seat: number): void {
  const Part = game[what];
  render(
    <ReadingProvider game="antayagi" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <Part {...at(seat)} />
    </ReadingProvider>,
  );
}

beforeEach(() => language.set('en'));
afterEach(cleanup);

test('offers what is said most at the table, by seat and by card', () => {
  const said = game.phrases?.(turned).flatMap(({ lines }) => lines) ?? [];
  expect(said.slice(0, 7)).toEqual([
    { key: 'phrase.trade' },
    { key: 'phrase.trust' },
    { key: 'phrase.dont' },
    { key: 'phrase.trade_with', args: { who: { seat: 1 } } },
    { key: 'phrase.trade_with', args: { who: { seat: 2 } } },
    { key: 'phrase.give', args: { slot: 1 } },
    { key: 'phrase.keep', args: { slot: 1 } },
  ]);
  expect(said).toHaveLength(7 + 10);
});

test('a hand shows the faces that the reader sees now', () => {
  show('Place', 2);
  const [card] = within(screen.getByRole('group', { name: 'Hand' })).getAllByRole('button');
  expect(card?.getAttribute('aria-label')).toBe('Fish 1. the others see it');
});

test('a card that a Hat has turned away is a back like any other: the table helps nobody to remember it (AY-10.7)', () => {
  show('Place', 1);
  const [card] = within(screen.getByRole('group', { name: 'Hand' })).getAllByRole('img');
  expect(card?.getAttribute('aria-label')).toBe('T-Rex back 1. the holder sees it');
});

test('nor do the cards that are left tell it: it is counted among those that lie out of sight', () => {
  show('Board', 0);
  const left = within(screen.getByRole('group', { name: 'Out of your sight' })).getAllByRole('listitem');
  expect(left.map((each) => each.textContent)).toEqual(['T-Rex1', 'Treasure3']);
});
