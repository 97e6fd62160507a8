import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { moveMouse } from '../../ui/pointed.fixture';
import { laid, price, told } from './board.fixture';
import { choose, present, Table } from './Table.fixture';

const tent = (name: string) => present(screen.getAllByRole('button', { name })[0]);
const oilTent = 'Silk tent (2 Spice + Oil)';
const target = (space: string) => within(screen.getByRole('group', { name: 'Map' })).queryByRole('button', { name: new RegExp(`on ${space}(\\.|$)`) });
const bubble = () => document.querySelector('.ba-bubble')?.textContent ?? null;

beforeEach(() => {
  language.set('en');
  choose.mockReset();
});
afterEach(cleanup);

test('a settlement says its size, and who profits from it', () => {
  render(<Table />);
  expect(screen.getByText('3/7')).toBeTruthy();
  expect(screen.queryByText('1/7')).toBeNull();
  const there = screen.getByRole('img', { name: /^D4: .*Settlement: 3 of 7 tents/ });
  moveMouse(present(there.parentElement));
  expect(document.querySelectorAll('.ba-bubble .ba-elephant')).toHaveLength(2);
  expect(Array.from(document.querySelectorAll('.ba-bubble .ba-sign'), (sign) => sign.getAttribute('data-ware'))).toEqual([
    ...['spice', 'silk', 'incense'],
    ...['spice', 'silk', 'incense'],
  ]);
});

test('what was said of a space goes when a finger is put down elsewhere, and when something else is asked', () => {
  const { rerender } = render(<Table />);
  const there = () => present(screen.getByRole('img', { name: /^D4: .*Settlement: 3 of 7 tents/ }).parentElement);
  fireEvent.pointerEnter(there(), { pointerType: 'touch' });
  expect(bubble()).not.toBeNull();
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(bubble()).toBeNull();
  fireEvent.pointerEnter(there(), { pointerType: 'touch' });
  rerender(<Table asked={9} />);
  expect(bubble()).toBeNull();
});

test('before one buys one sees whose elephants would bring more', () => {
  const bare = laid();
  const spaces = bare.spaces.map((each) => (each.ware === 'silk' ? { ...each, ware: 'oil' as const } : each));
  render(<Table view={{ ...bare, spaces }} hints={{ ...told, prices: { tent_sso_k: { c4: price } } }} />);
  fireEvent.click(tent(oilTent));
  moveMouse(present(target('C4')?.parentElement));
  expect(bubble()).toContain('more each turn');
  expect(document.querySelectorAll('.ba-bubble-brings .ba-elephant')).toHaveLength(2);
  // Whoever listens hears of each of them as the space is reached.
  const heard = target('C4')?.getAttribute('aria-label');
  expect(heard).toContain('each turn your elephant would bring besides: Silk');
  expect(heard).toMatch(/each turn the elephant of .*Efua.* would bring besides: Silk/);
});

test('a word before the wares says that one pays them, and one before the points that one gets them', () => {
  render(<Table hints={{ ...told, prices: { tent_sso_k: { c4: { ...price, trades: 0 } } } }} />);
  fireEvent.click(tent(oilTent));
  moveMouse(present(target('C4')?.parentElement));
  expect(document.querySelector('.ba-bubble-main')?.textContent).toBe('costsbrings+1');
});
