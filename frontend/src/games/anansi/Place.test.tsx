import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Place } from './Place';
import { table } from './table.fixture';

const mode = vi.hoisted(() => ({ now: 'wide' }));
vi.mock('../../ui/useMode', async (original) => ({ ...(await original<object>()), useMode: () => mode.now }));

beforeEach(() => {
  mode.now = 'wide';
});
afterEach(cleanup);

test.each([
  ['en', 1, 'Listener', 'Stack'],
  ['en', 2, 'Listeners', 'Stacks'],
  ['de', 1, 'Zuhörer', 'Stapel'],
  ['fr', 0, 'Auditeur', 'Pile'],
  ['fr', 2, 'Auditeurs', 'Piles'],
] as const)('what is counted agrees with its number (%s, %i)', (tongue, count, listeners, stacks) => {
  language.set(tongue);
  const seats = table.view.seats.map((seat) => ({ ...seat, listeners: count, stacks: count }));
  render(
    <ReadingProvider game="anansi" you={table.you} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Place {...table} view={{ ...table.view, seats }} seat={0} compact={false} />
    </ReadingProvider>,
  );
  expect(screen.getByText(listeners, { selector: 'small' }).parentElement?.textContent).toBe(`${listeners}${count}`);
  expect(screen.getByText(stacks, { selector: 'small' }).parentElement?.textContent).toBe(`${stacks}${count}`);
});

test.each([
  [0, 2, '<'],
  [2, 2, '='],
  [3, 2, '>'],
])('how many listeners stand to how many stacks is a sign between one\'s own, and nobody else\'s (%i, %i)', (listeners, stacks, sign) => {
  const seats = table.view.seats.map((seat) => ({ ...seat, listeners, stacks }));
  const signs = [0, 1].map((seat) => {
    const { container } = render(
      <ReadingProvider game="anansi" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
        <Place {...table} you={0} view={{ ...table.view, seats }} seat={seat} compact={false} />
      </ReadingProvider>,
    );
    return container.querySelector('.an-against')?.textContent;
  });
  expect(signs).toEqual([sign, undefined]);
});

test('a hand is shown at its seat where everything is open, and only counted where it is not', () => {
  language.set('en');
  const shown = (hand: readonly string[] | null) => {
    const seats = table.view.seats.map((seat) => ({ ...seat, cards: 2, hand: hand && [...hand] }));
    const { container } = render(
      <ReadingProvider game="anansi" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
        <Place {...table} you={0} view={{ ...table.view, seats }} seat={1} compact={false} />
      </ReadingProvider>,
    );
    return container.querySelector('[data-at="seat:1/hand"]')?.textContent;
  };
  expect(shown(null)).toBe('22 cards in hand');
  expect(shown(['snake_9', 'hornet_3'])).toBe('2 cards in hand: Hornet 3, Snake 939');
});

test('on an upright phone each of one\'s own listeners and stacks stands beside its number, the inspired ones first', () => {
  mode.now = 'phone';
  const shown = (seat: number, listeners: number) => {
    const seats = table.view.seats.map((each) => ({ ...each, listeners, inspired: Math.min(2, listeners), stacks: 2 }));
    const { container } = render(
      <ReadingProvider game="anansi" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
        <Place {...table} you={0} view={{ ...table.view, seats }} seat={seat} compact />
      </ReadingProvider>,
    );
    const figures = container.querySelectorAll<HTMLElement>('.an-figures [data-inspired]');
    return { listeners: Array.from(figures, ({ dataset }) => dataset.inspired), stacks: container.querySelectorAll('.an-figures [data-of="stacks"]').length };
  };
  expect(shown(0, 3)).toEqual({ listeners: ['true', 'true', 'false'], stacks: 2 });
  expect(shown(1, 3)).toEqual({ listeners: [], stacks: 0 });
  // None at all: the sign of what is counted.
  expect(shown(0, 0)).toEqual({ listeners: ['false'], stacks: 2 });
});

test.each([
  ['exact', 0, 4, '+5 equal'],
  ['under', -2, 4, '+5 recruit 2'],
  ['over', 1, 4, '+5 win 1 trick'],
  ['over', 2, 2, '+5 win 2 tricks'],
  // As many tricks are not left.
  ['over', 3, 2, '+5 too many'],
  ['under', -2, 0, '+5 too few'],
] as const)('one\'s own place says what makes both equal, that of another only how many points they are (%s by %i, %i cards)', (stands, balance, cards, own) => {
  language.set('en');
  const balances = [0, 1].map((seat) => ({ seat, balance, case: stands, points: 5 }));
  const seats = table.view.seats.map((seat) => ({ ...seat, cards }));
  const said = [0, 1].map((seat) => {
    const { container } = render(
      <ReadingProvider game="anansi" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
        <Place {...table} you={0} view={{ ...table.view, seats }} hints={{ balances, cards: [], heading: null, trump_next: null }} seat={seat} compact={false} />
      </ReadingProvider>,
    );
    return container.querySelector('.an-case-short')?.textContent;
  });
  expect(said).toEqual([own, 'now +5']);
});

test.each([
  ['phone', '+5 win 1 trick'],
  ['flat', '+5 too many'],
] as const)('a phone on its side has room only for how both stand (%s)', (now, said) => {
  language.set('en');
  mode.now = now;
  const balances = [{ seat: 0, balance: 1, case: 'over' as const, points: 5 }];
  const seats = table.view.seats.map((seat) => ({ ...seat, cards: 4 }));
  const { container } = render(
    <ReadingProvider game="anansi" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Place {...table} you={0} view={{ ...table.view, seats }} hints={{ balances, cards: [], heading: null, trump_next: null }} seat={0} compact />
    </ReadingProvider>,
  );
  expect(container.querySelector('.an-case-short')?.textContent).toBe(said);
});
