import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { GameInfo } from '../api/wire';
import { language } from '../i18n/setup';
import { MeProvider } from '../me/MeProvider';
import { NewTable } from './NewTable';

const ANANSI: GameInfo = { key: 'anansi', version: 1, levels: { 3: ['novice', 'casual'] }, players: { min: 3, max: 5 }, options: {}, windows: null };

beforeEach(() => {
  language.set('en');
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(JSON.stringify(url.endsWith('/games/') ? { games: [ANANSI] } : { player: { id: 'p0', name: 'Awa' } }))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('below the time to think it says what happens when that is over', async () => {
  render(
    <MeProvider>
      <NewTable />
    </MeProvider>,
  );
  const pace = await screen.findByRole('group', { name: 'Time to think' });
  const means = () => pace.parentElement?.querySelector('.help')?.textContent ?? '';
  expect(means()).toBe('Nobody is hurried.');
  const said = [...pace.querySelectorAll('input')].map((choice) => {
    fireEvent.click(choice);
    return [choice.value, /a (simple move|bot plays)|hurried/.exec(means())?.[0]];
  });
  expect(said).toEqual([
    ['none', 'hurried'],
    ['quick', 'a simple move'],
    ['calm', 'a simple move'],
    ['day', 'a bot plays'],
    ['days', 'a bot plays'],
  ]);
});

test('why a table could not be opened stands beside the button, which is in sight wherever one has scrolled', async () => {
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, asked?: RequestInit) => (asked?.method === 'POST' ? Promise.reject(new TypeError('away')) : answered(url)));
  render(
    <MeProvider>
      <NewTable />
    </MeProvider>,
  );
  const begin = await screen.findByRole('button', { name: 'Begin the game' });
  fireEvent.click(begin);
  const why = await screen.findByRole('alert');
  expect(why.closest('.terms-end')?.contains(begin)).toBe(true);
});
