/** What a tent would bring, as numbers on the map. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { laid, price, told } from './board.fixture';
import { Table } from './Table.fixture';
import type { Move } from './types';

beforeEach(() => language.set('en'));
afterEach(cleanup);

const plain = { ...price, spaces: ['a1', 'a2'], trades: 0, points: 3, size: 1 };
const pricesOf = (prices: Readonly<Record<string, typeof plain>>) => ({ ...told, prices: { tent_sso_k: prices } });

test('where a tent brings more than elsewhere, that lies on gold', () => {
  render(<Table legal={['a1', 'a2', 'c4', 'e4'].map((space) => ({ type: 'buy_tent', tent: 'tent_sso_k', space }))} hints={pricesOf({ a1: plain, c4: price })} />);
  const gold = Array.from(document.querySelectorAll('.ba-map .ba-worth'), (each) => [each.textContent, each.querySelector('rect') !== null]);
  expect(gold).toContainEqual(['+3', true]);
  expect(gold).toContainEqual(['+1', false]);
});

test('what a tent brings nearly everywhere is said once beside the map, and only what brings less bears its number', () => {
  const spaces = laid().spaces.filter(({ kind }) => kind === 'free').map(({ space }) => space);
  const prices = { a1: { ...price, spaces: spaces.slice(0, 3) }, c4: { ...plain, spaces: spaces.slice(3) } };
  const legal = spaces.map((space): Move => ({ type: 'buy_tent', tent: 'tent_sso_k', space }));
  const worths = () => Array.from(document.querySelectorAll('.ba-map :is(.ba-worth, .ba-price)'), (each) => each.textContent);
  const { rerender } = render(<Table legal={legal} hints={pricesOf(prices)} />);
  expect(worths()).toEqual(['+1', '+1', '+1']);
  expect(screen.getByTitle('elsewhere a tent brings 3 points').textContent).toContain('+3');
  rerender(<Table picked={['tent_sso_k']} legal={legal} hints={pricesOf(prices)} />);
  expect(worths()).toHaveLength(3);
  expect(screen.getByTitle('elsewhere a tent brings 3 points')).toBeTruthy();
  rerender(<Table legal={[{ type: 'end_building' }]} />);
  expect(screen.queryByTitle('elsewhere a tent brings 3 points')).toBeNull();
});

test('before a tent is picked each space says what any tent would bring there, while one may be bought', () => {
  const worth = () => Array.from(document.querySelectorAll('.ba-worth'), (each) => each.textContent);
  const { rerender } = render(<Table />);
  expect(worth()).toEqual(['+1', '+1', '+3']);
  expect(screen.getByRole('img', { name: 'C4: free. a tent there brings 1 point' })).toBeTruthy();
  rerender(<Table picked={['tent_sso_k']} />);
  expect(document.querySelectorAll('.ba-map .ba-worth')).toHaveLength(0);
  rerender(<Table legal={[{ type: 'end_building' }]} />);
  expect(document.querySelectorAll('.ba-map .ba-worth')).toHaveLength(0);
});
