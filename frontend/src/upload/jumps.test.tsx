import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { speed } from '../director/speed';
import { gameOf } from '../games/registry';
import { language } from '../i18n/setup';
import { entriesMessage, entry, viewMessage } from '../live/messages.fixture';
import { FakeSocket } from '../live/socket.fixture';
import { nowOf } from '../live/story';
import { MeProvider } from '../me/MeProvider';
import { until } from '../patience.fixture';
import { TablePage } from '../table/TablePage';
import { LookedAt } from './LookedAt';

const entries = [1, 2, 3, 4, 5].map((seq) => entry(seq, [{ type: 'led', card: `red_${seq}` }]));
const seats = [0, 1].map((seat) => ({ seat, sitter: 'person' as const, name: `P${seat}`, level: null, player: `p${seat}`, resigned: false, host: seat === 0, kept: null }));
const table = {
  ...nowOf(viewMessage(5)),
  ...{ seats, id: 't', game: 'mancala', version: 1, opened_at: '2026-11-21T10:00:00Z', options: {}, commitment: 'ab'.repeat(32), origin: null },
  ...{ pace: { deadline: null, window: 20, bot_delay: 0, patience: 1 }, practice: false, absence: { level: 'casual', grace: 180 }, advice: false, presence: [] },
};

function answers(path: string): unknown {
  if (path.includes('/past/')) return { moments: entries.map(({ seq }) => ({ seq, changed: { ...nowOf(viewMessage(seq)), seats } })) };
  if (path.includes('/guests/me/tables/')) return { unfinished: [], ended: [], more: false };
  return path.endsWith('/guests/me/') ? { player: { id: 'p0', name: 'P0' } } : table;
}

/** A game whose every note has a scene; its board says which one plays. */
async function game() {
  const plain = await gameOf('mancala').load();
  return { ...plain, scene: () => ({ hold: 60_000 }), Board: ({ scene }: { readonly scene: { readonly seq: number } | null }) => <output>{scene?.seq}</output> };
}

async function atTable(): Promise<void> {
  vi.spyOn(gameOf('mancala'), 'load').mockResolvedValue(await game());
  render(
    <MeProvider>
      <TablePage id="t" />
    </MeProvider>,
  );
  await until(() => FakeSocket.latest());
  act(() => FakeSocket.latest().accept({ ...entriesMessage(entries), seats }));
}

async function atFile(): Promise<void> {
  render(<LookedAt id="t" game={await game()} entries={entries} />);
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers(path)))));
  language.set('en');
  speed.set('calm');
  history.replaceState(null, '', '/tables/t?at=2');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test.each([
  ['a table', atTable],
  ['a file', atFile],
])('who looks back at %s hears and sees what a step tells, and nothing of it after a jump', async (_, open) => {
  await open();
  const main = () => document.querySelector<HTMLElement>('.round-table');
  const told = () => [document.querySelector('.round-table > p[aria-live]')?.textContent, main()?.querySelector('output')?.textContent];
  await until(() => expect(main()).not.toBeNull());
  const before = main()?.dataset.jump;
  expect(before).toMatch(/[01]/);
  // By clicks alone, as whoever hears the page makes them: a press would end the scene.
  fireEvent.click(await screen.findByRole('button', { name: 'One step on' }));
  await until(() => expect(told()).toEqual(['led, card red 3', '3']));
  expect(main()?.dataset.jump).toBe(before);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
  await until(() => expect(told()).toEqual(['', '']));
  expect(main()?.dataset.jump).not.toBe(before);
});
