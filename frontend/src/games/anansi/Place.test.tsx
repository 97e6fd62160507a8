import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Place } from './Place';
import { table } from './table.fixture';

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
