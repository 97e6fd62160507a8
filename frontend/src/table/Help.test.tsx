import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { AnyGame } from '../games/game';
import { gameOf } from '../games/registry';
import { language } from '../i18n/setup';
import type { Wanted } from '../rules/rules';
import { Help } from './Help';

const keys = (game: AnyGame) => {
  render(<Help game={game} wanted={null} open onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Keys', hidden: true }));
  return screen.getAllByRole('term', { hidden: true }).map((term) => term.textContent);
};

beforeEach(() => {
  language.set('en');
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLElement.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['anansi', 'asante', 'asterix'])('%s names the key that puts the hand in order', async (game) => {
  expect(keys(await gameOf(game).load())).toContain('Shift + ← →');
});

test.each(['antayagi', 'bania'])('%s, where the hand stays as it is, names no such key', async (game) => {
  const named = keys(await gameOf(game).load());
  expect(named).not.toContain('Shift + ← →');
  expect(named).toEqual(['Arrow keys', 'Enter, Space', 'I', 'Hold a card', 'Esc', 'Tab', '← →, Shift + ← →, Page ↑ ↓, Home, End', 'Any key', '?']);
});

test('begins at the section behind a refusal or a line of the log', async () => {
  const anansi = await gameOf('anansi').load();
  const { rerender } = render(<Help game={anansi} wanted={{ refusal: 'must_follow_suit' }} open onClose={() => undefined} />);
  const following = await screen.findByRole('heading', { name: 'Which card you may play', hidden: true });
  expect(document.activeElement).toBe(following);
  rerender(<Help game={anansi} wanted={{ note: 'trump_set' }} open onClose={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Trump', hidden: true }));
});

test('begins with the rules, though the keys were looked at last', async () => {
  const anansi = await gameOf('anansi').load();
  const help = (open: boolean, wanted: Wanted | null) => <Help game={anansi} wanted={wanted} open={open} onClose={() => undefined} />;
  const { rerender } = render(help(true, null));
  fireEvent.click(screen.getByRole('radio', { name: 'Keys', hidden: true }));
  expect(document.querySelector('.keys')).not.toBeNull();
  rerender(help(false, null));
  rerender(help(true, { refusal: 'must_follow_suit' }));
  expect(document.querySelector('.keys')).toBeNull();
});

test('all cards are found by a word', async () => {
  render(<Help game={await gameOf('asante').load()} wanted={null} open onClose={() => undefined} />);
  fireEvent.change(await screen.findByRole('searchbox', { hidden: true }), { target: { value: 'gorilla' } });
  const found = screen.getAllByRole('listitem', { hidden: true }).filter((each) => each.className === 'piece');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((each) => /gorilla/i.test(each.textContent))).toBe(true);
});
