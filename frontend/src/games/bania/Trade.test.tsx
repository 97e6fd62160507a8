import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { laid } from './board.fixture';
import { choose, Table } from './Table.fixture';
import type { Move } from './types';

beforeEach(() => {
  language.set('en');
  choose.mockReset();
});
afterEach(cleanup);

const rich = [
  { spice: 4, oil: 0, silk: 1, incense: 1 },
  { spice: 0, oil: 0, silk: 0, incense: 0 },
];
const trades: readonly Move[] = [
  { type: 'trade_in', give: { spice: 1, oil: 0, silk: 1, incense: 1 } },
  { type: 'trade_in', give: { spice: 3, oil: 0, silk: 0, incense: 0 } },
];
const trading = { purchase: { tent: 'tent_sso_k', space: 'c4', wanted: ['oil' as const] }, phase: 'trade' as const };
const lit = () => Array.from(document.querySelectorAll<HTMLElement>('.ba-ware[data-lit="true"]'), (each) => each.dataset.ware);

test('cards of a trade are picked one by one, only such as still make a trade, and one button hands them in', () => {
  render(<Table legal={trades} view={laid({ hands: rich, ...trading })} />);
  expect(screen.getByText('question.trade')).toBeTruthy();
  expect(lit()).toEqual(['spice', 'silk', 'incense']);
  expect(screen.getByRole('button', { name: 'Hand in choose 3 more' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Hand in 1 Spice. leaving 4' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hand in 1 Spice. leaving 3' }));
  expect(lit()).toEqual(['spice']);
  expect(screen.getByText('question.trade_more')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hand in 1 Silk. leaving 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hand in 1 Spice. leaving 2' }));
  expect(lit()).toEqual([]);
  expect(screen.getByText('question.trade_sure')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hand in 3 Spice. leaves you 1 Spice, 1 Silk, and 1 Incense' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(trades[1]);
  expect(document.querySelectorAll('.ba-own-tent .ba-cost')).toHaveLength(4);
});

test('a press on a card of the pile takes it back', () => {
  render(<Table legal={trades} view={laid({ hands: rich, ...trading })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hand in 1 Silk. leaving 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hand in 1 Incense. leaving 1' }));
  expect(screen.getAllByRole('button', { name: 'No card yet' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Take back 1 Silk' }));
  expect(screen.getAllByRole('button', { name: /^Take back/ }).map((each) => each.getAttribute('aria-label'))).toEqual(['Take back 1 Incense']);
});

test('the only trade lies ready: one press makes it', () => {
  render(<Table legal={trades.slice(0, 1)} view={laid({ hands: rich, ...trading })} />);
  expect(lit()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Hand in 1 Spice, 1 Silk, and 1 Incense. leaves you 3 Spice' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(trades[0]);
});
