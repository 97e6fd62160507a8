import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { LobbyLists, Seat, Summary } from '../api/wire';
import { language } from '../i18n/setup';
import { FakeSocket } from '../live/socket.fixture';
import { MeProvider } from '../me/MeProvider';
import { Lobby } from './Lobby';

/** A machine that does ten other things may take its time. */
const LONG = { timeout: 20_000 };

const seat = (at: number, name: string): Seat => ({
  seat: at,
  sitter: 'person',
  name,
  level: null,
  player: `p${at}`,
  resigned: false,
  host: at === 0,
});

const summary = (id: string, you: number | null, status: Summary['status'] = 'open'): Summary => ({
  id,
  game: 'mancala',
  status,
  seats: [seat(0, 'Awa'), seat(1, 'Efua')],
  you,
  your_turn: false,
  opened_at: '2026-11-21T10:00:00Z',
});

const lists = (tables: Summary[], mine: Summary[]): LobbyLists => ({ type: 'lobby', tables, mine });

let person: { id: string; name: string } | null;
let asked: string[];

function answer(path: string, request: RequestInit): unknown {
  asked.push(path);
  if (typeof request.body === 'string') person = { id: 'p0', ...(JSON.parse(request.body) as { name: string }) };
  return path.endsWith('/games/') ? { games: [] } : { player: person };
}

const show = () =>
  render(
    <MeProvider>
      <Lobby />
    </MeProvider>,
  );

/** Says a name in the form of the page, and waits until the server has taken it. */
async function callOneself(name: string, button: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('What shall we call you?', {}, LONG), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByText(`You play as ${name}`, {}, LONG);
}

const opened = () => vi.waitFor(() => FakeSocket.latest(), LONG);
const hrefs = (title: string) => {
  const list = screen.getByRole('heading', { name: title }).closest('section');
  if (list === null) throw new Error(`${title} heads no list`);
  return within(list)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

describe('the lobby', () => {
  beforeEach(() => {
    person = { id: 'p0', name: 'Awa' };
    asked = [];
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => Promise.resolve(new Response(JSON.stringify(answer(path, request)))));
    language.set('en');
  });

  afterEach(() => {
    vi.useRealTimers();
    cleanup();
    vi.unstubAllGlobals();
  });

  test('shows the tables as the server tells them, and asks for none', async () => {
    show();
    await opened();
    expect(FakeSocket.latest().url).toMatch(/^ws:\/\/[^/]+\/ws\/lobby\/$/);
    act(() => FakeSocket.latest().accept(lists([summary('t1', 0), summary('t2', null)], [summary('t1', 0)])));
    expect(hrefs('My tables')).toEqual(['/tables/t1']);
    expect(hrefs('Other tables')).toEqual(['/tables/t2']);
    act(() => FakeSocket.latest().tell({ type: 'pong' }, lists([], [summary('t1', 0)])));
    expect(hrefs('My tables')).toEqual(['/tables/t1']);
    expect(screen.getByText('Nobody is waiting for players right now.')).toBeTruthy();
    expect(asked.toSorted()).toEqual(['/api/games/', '/api/guests/me/']);
  });

  test('does not say that there are no tables before the server has told', async () => {
    show();
    await opened();
    expect(screen.getByText('Connecting')).toBeTruthy();
    expect(screen.queryByText('Nobody is waiting for players right now.')).toBeNull();
    expect(screen.queryByText('You sit at no table yet. Pick a game above.')).toBeNull();
  });

  test('keeps the lists while the connection is lost, says so, and goes on with what it is told then', async () => {
    show();
    await opened();
    act(() => FakeSocket.latest().accept(lists([summary('t2', null)], [summary('t1', 0)])));
    expect(screen.queryByText('Reconnecting')).toBeNull();
    vi.useFakeTimers();
    act(() => FakeSocket.latest().breakOff());
    expect(screen.getByText('Reconnecting')).toBeTruthy();
    expect([...hrefs('My tables'), ...hrefs('Other tables')]).toEqual(['/tables/t1', '/tables/t2']);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    vi.useRealTimers();
    expect(FakeSocket.all).toHaveLength(2);
    expect(screen.getByText('Reconnecting')).toBeTruthy();
    act(() => FakeSocket.latest().accept(lists([summary('t3', null)], [])));
    expect(screen.queryByText('Reconnecting')).toBeNull();
    expect([...hrefs('My tables'), ...hrefs('Other tables')]).toEqual(['/tables/t3']);
  });

  test('connects as whoever one has become: a guest, then a guest of another name', async () => {
    person = null;
    show();
    await callOneself('Awa', 'Come in');
    expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([0]);
    act(() => FakeSocket.latest().accept(lists([], [summary('t1', 0)])));
    fireEvent.click(screen.getByRole('button', { name: 'Change name' }));
    await callOneself('Ama', 'Keep this name');
    expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([3, 0]);
    expect(hrefs('My tables')).toEqual(['/tables/t1']);
  });

  test('closes the connection when it is left', async () => {
    const { unmount } = show();
    await opened();
    act(() => FakeSocket.latest().accept(lists([], [])));
    unmount();
    expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([3]);
  });

  test.each([
    ['en', 'Paused'],
    ['de', 'Pausiert'],
    ['fr', 'En pause'],
  ] as const)('names a paused table in the language of the reader: %s', async (spoken, word) => {
    language.set(spoken);
    show();
    await opened();
    act(() => FakeSocket.latest().accept(lists([summary('t2', null, 'paused')], [summary('t1', 0, 'paused')])));
    expect(screen.getAllByText(word)).toHaveLength(2);
  });
});
