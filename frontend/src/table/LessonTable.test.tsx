import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { language } from '../i18n/setup';
import { newTable, recordedOf, row } from '../lesson/lesson.fixture';
import { entriesMessage, entry, viewMessage } from '../live/messages.fixture';
import { FakeSocket } from '../live/socket.fixture';
import { nowOf } from '../live/story';
import { MeProvider } from '../me/MeProvider';
import { until } from '../patience.fixture';
import { TablePage } from './TablePage';

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  language.set('en');
  localStorage.setItem('griot.motion', 'off');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('whoever takes hold of a card at the table has read the step, and its task stays', async () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, sitter: 'person' as const, name: `P${seat}`, level: null, player: `p${seat}`, resigned: false, host: seat === 0, kept: null }));
  const asking = { ...recordedOf('anansi').follow, seats, you: 0, status: 'running' as const, waiting: { seats: [0], window: false, topic: null, deadline: null } };
  const table = { ...nowOf(viewMessage(1)), ...newTable(), ...asking, version: 1, options: {}, pace: { deadline: null, window: 20, bot_delay: 0, patience: 1 }, absence: { level: 'casual', grace: 180 }, presence: [] };
  const answer = (path: string) => {
    if (path.includes('/guests/me/tables/')) return { unfinished: [], ended: [], more: false };
    return path.endsWith('/guests/me/') ? { player: { id: 'p0', name: 'P0' } } : table;
  };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answer(path)))));
  render(
    <MeProvider>
      <TablePage id={table.id} />
    </MeProvider>,
  );
  await until(() => FakeSocket.latest());
  act(() => FakeSocket.latest().accept({ ...entriesMessage([entry(1)], 1), ...asking }));
  await screen.findByRole('button', { name: 'Got it' });
  const card = document.querySelector('.own-hand [data-card="hornet_14"]');
  if (card === null) throw new Error('the card is not in the hand');
  fireEvent.click(card);
  await until(() => expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull());
  expect(row()).toMatch(/^Step \d of 8: /);
});
