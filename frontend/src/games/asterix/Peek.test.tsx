import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Board } from './Board';
import { Hand } from './Hand';
import { table, view } from './table.fixture';
import type { Hints } from './types';

beforeEach(() => language.set('en'));
afterEach(cleanup);

/** Seat 0 has looked at a card, and is asked whether to keep it. */
function asked(): HTMLElement {
  const legal = [0, 1, 2].map((to) => ({ type: 'assign_peeked' as const, to }));
  const assign = [[0, 23, 'discarded'], [1, 7, 'taken_back'], [2, -4, 'taken_back']].map(([to, points, idefix]) => ({ to, points, idefix }));
  const hints = { type: 'hints', assign, cards: [], escapees: [], fronts: [], worth: [] } as unknown as Hints;
  const looks = { ...view, phase: 'idefix', prize: null, peeked: 'roman_15', looker: 0, waiting: [0], chosen: [] };
  return render(
    <ReadingProvider game="asterix" you={table.you} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Board {...table} legal={legal} hints={hints} view={looks} />
      <Hand {...table} legal={legal} hints={hints} view={looks} />
    </ReadingProvider>,
  ).container;
}

test('each who may get the card is named with what that brings them and what becomes of Dogmatix', () => {
  const plates = asked().querySelectorAll('.ax-choice > .ax-gets');
  expect(Array.from(plates, (each) => each.textContent)).toEqual(['Keep it +23 you lose Dogmatix', 'Give to Kofi gets +7 you keep Dogmatix', 'Give to Ama gets −4 you keep Dogmatix']);
});

test('what a choice does, to whom, and what that brings are its name, in the order in which they are seen', () => {
  asked();
  expect(screen.getByRole('button', { name: 'Keep it +23 you lose Dogmatix' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Give to Kofi gets +7 you keep Dogmatix' })).toBeTruthy();
});

test('while one is asked the trick just ended stays in sight: its bids and who won; and that nobody else sees the card', () => {
  const page = asked();
  expect(screen.getByRole('region', { name: 'Last trick' }).textContent).toContain('You won the Standard-bearer (7) with the 4.');
  expect(Array.from(page.querySelectorAll<HTMLElement>('.ax-lay > li'), ({ dataset }) => dataset.won)).toEqual(['true', 'false', 'false']);
  expect(screen.getByText('Only you see it')).toBeTruthy();
});

test('the choice lies in the place of the hand, and the bids stay where they are', () => {
  const page = asked();
  expect(page.querySelector('.ax-hand')).toBeNull();
  expect(page.querySelectorAll('.ax-table .ax-choice')).toHaveLength(0);
  expect(page.querySelectorAll('.ax-bids > .ax-slot')).toHaveLength(3);
});
