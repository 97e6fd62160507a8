import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { GameInfo } from '../api/wire';
import { language } from '../i18n/setup';
import { MeProvider } from '../me/MeProvider';
import { NameFirst } from './NameFirst';
import type { Opening } from './useOpening';
import type { Place } from './wish';

beforeEach(() => {
  language.set('en');
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ player: null }))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asks = (seats: readonly Place[], begin: string) => {
  const wanted = { game: { key: 'bania' } as GameInfo, wish: { seats } } as Opening['wanted'];
  render(
    <MeProvider>
      <NameFirst wanted={wanted} open={vi.fn()} named={vi.fn()} forget={vi.fn()} busy={false} error={null} begin={begin} />
    </MeProvider>,
  );
};

test('a stranger is asked for a name by the word that was pressed, with the table that it was about', async () => {
  asks(['me', 'casual', 'casual', 'strong', 'casual'], 'Begin the game');
  expect(await screen.findByRole('button', { name: 'Begin the game' })).toBeTruthy();
  expect(screen.getByText('Table for 5: you and 4 bots')).toBeTruthy();
});

test('where friends are waited for the table opens, whatever was pressed', async () => {
  asks(['me', 'open', 'casual'], 'Begin the game');
  expect(await screen.findByRole('button', { name: 'Open the table' })).toBeTruthy();
  expect(screen.getByText('Table for 3: you, 1 friend, and 1 bot')).toBeTruthy();
});
