import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { GameInfo, LobbyLists, Seat, Summary } from '../api/wire';
import { NAME, shown, unisolated } from '../i18n/isolation.fixture';
import { language } from '../i18n/setup';
import { FakeSocket } from '../live/socket.fixture';
import { MeProvider } from '../me/MeProvider';
import { until } from '../patience.fixture';
import { Lobby } from './Lobby';

const GONE = 'No connection. You see how it was; it goes on by itself.';

const seat = (at: number, name: string): Seat => ({
  seat: at,
  sitter: 'person',
  name,
  level: null,
  player: `p${at}`,
  resigned: false,
  host: at === 0,
  kept: null,
});

const ANANSI: GameInfo = { key: 'anansi', version: 1, levels: { 3: ['novice', 'casual'] }, players: { min: 3, max: 5 }, options: {}, windows: null };
const free: Seat = { ...seat(1, ''), sitter: 'open', name: null, player: null };

const summary = (id: string, you: number | null, status: Summary['status'] = 'open'): Summary => ({
  id,
  game: 'mancala',
  status,
  seats: [seat(0, 'Awa'), status === 'open' ? free : seat(1, 'Efua')],
  you,
  your_turn: false,
  opened_at: '2026-11-21T10:00:00Z',
  lesson: false,
  closes_at: null,
  rank: null,
});

const lists = (tables: Summary[], mine: Summary[]): LobbyLists => ({ type: 'lobby', tables, mine });

let person: { id: string; name: string } | null;
let asked: string[];

function answer(path: string, request: RequestInit): unknown {
  asked.push(path);
  if (typeof request.body === 'string') person = { id: 'p0', ...(JSON.parse(request.body) as { name: string }) };
  return path.endsWith('/games/') ? { games: [ANANSI] } : { player: person };
}

const show = () =>
  render(
    <MeProvider>
      <Lobby />
    </MeProvider>,
  );

/** Waits until the page greets somebody. A name has an element of its own, so this is more than one text. */
const greeted = (name: string) => screen.findByText((_, element) => element?.tagName === 'H1' && element.textContent === `Good to see you, ${name}`);

/** Says a name in the form of the page, and waits until the server has taken it. */
async function callOneself(name: string, button: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('What shall we call you?'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await greeted(name);
}

/** The name is shown a moment before the effects that connect anew have run. */
const sockets = (...states: number[]) => until(() => expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual(states));
const opened = () => until(() => FakeSocket.latest());
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
    expect(hrefs('Open tables')).toEqual(['/tables/t2']);
    act(() => FakeSocket.latest().tell({ type: 'pong' }, lists([], [summary('t1', 0)])));
    expect(hrefs('My tables')).toEqual(['/tables/t1']);
    expect(screen.getByText('Nobody is waiting for players right now.')).toBeTruthy();
    expect(asked.toSorted()).toEqual(['/api/games/', '/api/guests/me/']);
  });

  test('says of a table that has not begun whether a seat is free', async () => {
    show();
    await opened();
    const full = { ...summary('t1', 0), seats: [seat(0, 'Awa'), { ...free, sitter: 'bot' as const }] };
    act(() => FakeSocket.latest().accept(lists([], [full, summary('t2', 0)])));
    const said = screen.getAllByText(/^(Not begun|Seats free)$/).map(({ textContent }) => textContent);
    expect(said).toEqual(['Not begun', 'Seats free']);
  });

  test('says of my tables that are over how I have done there, where that is known', async () => {
    show();
    await opened();
    const over = [1, 2, null].map((rank, at) => ({ ...summary(`t${at}`, 0, 'scored'), rank }));
    act(() => FakeSocket.latest().accept(lists([], over)));
    const said = screen.getAllByText(/^(Won|Place .*|Over)$/).map(({ textContent }) => textContent);
    expect(said).toEqual(['Won', 'Place 2 of 2', 'Over']);
  });

  test('shows first where it is my turn, and folds those tables at which others play', async () => {
    show();
    await opened();
    const played = summary('t3', null, 'running');
    const turn = { ...summary('t1', 0, 'running'), your_turn: true };
    act(() => FakeSocket.latest().accept(lists([summary('t2', null), played], [summary('t4', 0, 'scored'), summary('t5', 0), turn])));
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual(['Your turn', 'What shall we play?', 'My tables', 'Open tables', 'Others at play (1)', 'Got a link?']);
    expect(hrefs('Your turn')).toEqual(['/tables/t1']);
    expect(hrefs('My tables')).toEqual(['/tables/t5', '/tables/t4']);
    expect(hrefs('Open tables')).toEqual(['/tables/t2']);
    expect(screen.getByText('Others at play (1)').closest('details')?.open).toBe(false);
  });

  test('says in its title that it is my turn where somebody waits', async () => {
    show();
    await opened();
    const turn = { ...summary('t1', 0, 'running'), your_turn: true };
    act(() => FakeSocket.latest().accept(lists([], [turn])));
    expect(document.title).toBe('● Your turn · Griot');
    act(() => FakeSocket.latest().tell(lists([], [{ ...turn, your_turn: false }])));
    expect(document.title).toBe('Griot');
  });

  test('says of a seat that is kept for whom and until when, and of a seat whose time is over that it is free', async () => {
    show();
    await opened();
    const kept = (until: string): Seat => ({
      ...free,
      kept: { player: 'p1', name: 'Efua', until },
    });
    const tables = ['2126-11-22T10:00:00.000Z', '2026-11-21T10:00:00.000Z'].map((until, at) => ({
      ...summary(`t${at}`, null),
      seats: [seat(0, 'Awa'), kept(until)],
    }));
    act(() => FakeSocket.latest().accept(lists(tables, [])));
    const [, first, second] = screen.getAllByText('Awa').map((name) => name.parentElement?.textContent);
    expect(first).toMatch(/^Awa · Kept for Efua until Fri /);
    expect(second).toBe('Awa · Free seat');
  });

  test('does not say that there are no tables before the server has told', async () => {
    show();
    const busy = () => document.querySelector('.table-lists')?.getAttribute('aria-busy');
    await opened();
    expect(screen.getByText('Connecting')).toBeTruthy();
    expect(screen.queryByText('Nobody is waiting for players right now.')).toBeNull();
    expect(busy()).toBe('true'); // the way back to the lobby waits for it
    act(() => FakeSocket.latest().accept(lists([], [])));
    expect(busy()).toBe('false');
  });

  test('keeps the lists while the connection is lost, says so, and goes on with what it is told then', async () => {
    show();
    await opened();
    act(() => FakeSocket.latest().accept(lists([summary('t2', null)], [summary('t1', 0)])));
    expect(screen.queryByText('Reconnecting')).toBeNull();
    vi.useFakeTimers();
    act(() => FakeSocket.latest().breakOff());
    expect(screen.getByText('Reconnecting')).toBeTruthy();
    expect(screen.queryByText(GONE)).toBeNull();
    expect([...hrefs('My tables'), ...hrefs('Open tables')]).toEqual(['/tables/t1', '/tables/t2']);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    vi.useRealTimers();
    expect(FakeSocket.all).toHaveLength(2);
    expect(screen.getByText('Reconnecting')).toBeTruthy();
    expect(screen.getByText(GONE)).toBeTruthy();
    act(() => FakeSocket.latest().accept(lists([summary('t3', null)], [])));
    expect(screen.queryByText('Reconnecting')).toBeNull();
    expect(screen.queryByText(GONE)).toBeNull();
    expect(hrefs('Open tables')).toEqual(['/tables/t3']);
  });

  test('connects as whoever one has become: a guest, then a guest of another name', async () => {
    person = null;
    show();
    await callOneself('Awa', 'Come in');
    await sockets(0);
    act(() => FakeSocket.latest().accept(lists([], [summary('t1', 0)])));
    fireEvent.click(screen.getByRole('button', { name: 'Change name' }));
    await callOneself('Ama', 'Save');
    await sockets(3, 0);
    expect(hrefs('My tables')).toEqual(['/tables/t1']);
  });

  test('says on a poster how many play, how long, and how hard it is', async () => {
    show();
    const poster = (await screen.findByText('Anansi')).closest('li');
    expect(poster?.querySelector('.poster-facts')?.textContent).toBe('3–5 playersabout 30 minMedium');
  });

  test('asks on for a name that the server does not take', async () => {
    show();
    await greeted('Awa');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 'bot_name', reason: null }), { status: 422 })));
    fireEvent.click(screen.getByRole('button', { name: 'Change name' }));
    fireEvent.change(screen.getByLabelText('What shall we call you?'), { target: { value: 'Bot Kofi' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Only bots are called so here. Choose another name.')).toBeTruthy();
    expect(screen.getByDisplayValue('Bot Kofi')).toBeTruthy();
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

  test('lets nobody’s name turn the text around it', async () => {
    person = { id: 'p0', name: NAME };
    show();
    await greeted(NAME);
    await opened();
    const named = { ...summary('t1', 0), seats: [seat(0, NAME), seat(1, NAME)] };
    act(() => FakeSocket.latest().accept(lists([named, { ...named, id: 't2', you: null }], [named])));
    expect(shown(document.body, NAME)).toBe(4); // once as the reader, whom their own table does not name
    expect(unisolated(document, NAME)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Change name' }));
    expect(screen.getByDisplayValue(NAME).getAttribute('dir')).toBe('auto');
    expect(unisolated(document, NAME)).toEqual([]);
  });

  test('whoever has given or changed a name goes on from the greeting, and a page that only opens takes no focus', async () => {
    person = null;
    show();
    await callOneself('Awa', 'Come in');
    await until(() => expect(document.activeElement?.tagName).toBe('H1'));
    fireEvent.click(screen.getByRole('button', { name: 'Change name' }));
    await callOneself('Efua', 'Save');
    await until(() => expect(document.activeElement?.tagName).toBe('H1'));
    cleanup();
    show();
    await greeted('Efua');
    expect(document.activeElement).toBe(document.body);
  });

  test('what each game is about stands there for who has a name, too', async () => {
    show();
    expect(await screen.findByText(/^Tell stories, and gather exactly as many listeners/)).toBeTruthy();
  });
});
