import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MotionGlobalConfig } from 'motion/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { Seat, Table } from '../api/wire';
import { language } from '../i18n/setup';
import { entriesMessage, entry, viewMessage } from '../live/messages.fixture';
import { FakeSocket } from '../live/socket.fixture';
import { nowOf } from '../live/story';
import { MeProvider } from '../me/MeProvider';
import { TablePage } from './TablePage';

/** A machine that does ten other things may take its time. */
const LONG = { timeout: 20_000 };
// The test's browser calls a cancelled animation an error.
MotionGlobalConfig.skipAnimations = true;

const seat = (at: number, name: string | null, sitter: Seat['sitter'] = 'person'): Seat => ({
  seat: at,
  sitter,
  name,
  level: sitter === 'bot' ? 'casual' : null,
  player: sitter === 'person' ? `p${at}` : null,
  resigned: false,
  host: at === 0,
});
const seats = [seat(0, 'Awa'), seat(1, 'Efua'), seat(2, null, 'bot')];
const legal = [{ type: 'lead', card: 'red_3' }, { type: 'lead', card: 'red_5' }];
const table: Table = {
  ...nowOf(viewMessage(1)),
  seats,
  id: 't1',
  // A game that has no board of its own, so that only the frame and the generic board are looked at.
  game: 'mancala',
  version: 1,
  opened_at: '2026-11-21T10:00:00Z',
  options: {},
  pace: { deadline: null, window: 20, bot_delay: 0, patience: 604_800 },
  commitment: 'ab'.repeat(32),
};
const asking = { seats, legal, waiting: { seats: [0], window: false, topic: null, deadline: null } };

const endless = { seats: [0], window: true, topic: 'red_moon', deadline: null };
const wishes = { continue_for_me: false, let_pass_for_me: false, let_pass_topics: {} };
let told: unknown[];

function answers(path: string, request: RequestInit): unknown {
  if (path.endsWith('/resume/')) told.push(path);
  if (path.endsWith('/rematch/')) return { ...table, id: `after_${request.method}` };
  if (path.endsWith('/preferences/')) {
    if (request.method === 'PATCH') told.push(JSON.parse(request.body as string));
    return wishes;
  }
  return path.endsWith('/guests/me/') ? { player: { id: 'p0', name: 'Awa' } } : table;
}

async function open(message: Parameters<FakeSocket['accept']>[0]): Promise<void> {
  render(
    <MeProvider>
      <TablePage id="t1" />
    </MeProvider>,
  );
  await vi.waitFor(() => FakeSocket.latest(), LONG);
  act(() => FakeSocket.latest().accept(message));
}

const prompt = () => within(screen.getByRole('main')).getByRole('status').textContent;

describe('a table', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    told = [];
    const fetched = (path: string, request: RequestInit) => Promise.resolve(new Response(JSON.stringify(answers(path, request))));
    vi.stubGlobal('fetch', fetched);
    language.set('en');
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  test('offers the legal moves, sends the chosen one and shows it as pending', async () => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking });
    expect(prompt()).toBe('Choose a move');
    fireEvent.click(screen.getByRole('button', { name: 'lead, card red 5' }));
    expect(FakeSocket.latest().sent).toMatchObject([{ type: 'move', asked: 1, move: { type: 'lead', card: 'red_5' } }]);
    expect(prompt()).toBe('Sending: lead, card red 5');
    expect(screen.getByRole('button', { name: 'lead, card red 3' })).toHaveProperty('disabled', true);
  });

  test('says whom it waits for, bots by the name of their chair', async () => {
    await open({ ...entriesMessage([entry(1)]), seats, waiting: { seats: [1, 2], window: false, topic: null, deadline: null } });
    expect(prompt()).toBe('Waiting for Efua and Bot Sefu');
  });

  test('lets what a window is about pass from now on, where windows do not end by themselves', async () => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking, waiting: endless });
    const always = await screen.findByRole<HTMLInputElement>('switch', { name: 'From now on, let it happen for me: red moon' });
    fireEvent.click(always);
    expect(always.checked).toBe(true);
    expect(told).toEqual([{ let_pass_topics: { mancala: ['red_moon'] } }]);
  });

  test.each([
    ['a window that ends by itself', { ...endless, deadline: '2030-01-01T00:00:00Z' }],
    ['a window that is about nothing one could name', { ...endless, topic: null }],
    ['a turn', { ...endless, window: false, topic: null }],
  ])('lets nothing pass in %s', async (_, waiting) => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking, waiting });
    await screen.findByText('Choose a move');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test.each([true, false])('lets only those write who may: %s', async (mayTalk) => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking, may_talk: mayTalk });
    fireEvent.click(await screen.findByRole('radio', { name: 'Talk' }));
    expect(screen.queryByRole('textbox') !== null).toBe(mayTalk);
    expect(screen.queryByText('Only those who play write here now.') === null).toBe(mayTalk);
  });

  test('says why a move was refused, in the language of the reader', async () => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking });
    act(() => language.set('de'));
    fireEvent.click(screen.getByRole('button', { name: 'lead, card red 3' }));
    const [sent] = FakeSocket.latest().sent;
    act(() => FakeSocket.latest().tell({ type: 'refused', id: sent?.type === 'move' ? sent.id : '', code: 'stale', reason: null }));
    expect(screen.getByRole('alert').textContent).toBe('Der Tisch ist schon weiter. Schau noch einmal hin und wähle neu.');
    expect(prompt()).toBe('Wähle einen Zug');
  });

  test('lets nobody choose while the connection is lost', async () => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking });
    act(() => FakeSocket.latest().breakOff());
    expect(screen.getByText('Reconnecting')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'lead, card red 3' })).toHaveProperty('disabled', true);
  });

  test('tells aloud what has just happened', async () => {
    await open({ ...entriesMessage([entry(1)]), seats });
    act(() => FakeSocket.latest().tell({ ...entriesMessage([entry(2, [{ type: 'led', card: 'red_5' }])]), seats }));
    const aloud = screen.getAllByText('led, card red 5').filter((element) => element.getAttribute('aria-live') === 'polite');
    expect(aloud).toHaveLength(1);
  });

  test.each([0, null])('lets a paused game go on by the word of who sits there: %s', async (you) => {
    await open({ ...entriesMessage([entry(1)]), seats, you, status: 'paused', closes_at: '2026-11-29T10:00:00.000Z' });
    expect(prompt()).toBe('The game is paused');
    const button = screen.queryByRole('button', { name: 'Go on' });
    expect(button === null).toBe(you === null);
    if (button === null) return;
    fireEvent.click(button);
    expect(told).toEqual(['/api/tables/t1/resume/']);
  });

  test('shows no board where the table was abandoned before the game began', async () => {
    await open({ ...entriesMessage([entry(1)]), seats, status: 'abandoned', view: null });
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'This game was abandoned' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('heading', { name: 'Board' })).toBeNull();
  });

  test('says until when a paused game can go on', async () => {
    const data = { why: 'idle', until: '2026-11-29T10:00:00.000Z' };
    await open({ ...entriesMessage([{ ...entry(1), kind: 'paused', data }]), seats, status: 'paused' });
    expect(screen.getByText(/^The game is paused: nobody has moved for long\. It is abandoned on November 29, 2026 at /)).toBeTruthy();
  });

  test('shows the sum of each score when the game is over', async () => {
    const item = (points: number) => ({ key: 'round', points, args: {} });
    const result = [
      { seat: 0, rank: 2, points: 3, items: [item(1), item(2)] },
      { seat: 1, rank: 1, points: 9, items: [item(4), item(5)] },
      { seat: 2, rank: 3, points: 0, items: [item(0)] },
    ];
    await open({ ...entriesMessage([entry(1)]), seats, status: 'scored', result });
    const sheet = screen.getByRole('dialog', { name: 'The end' });
    expect(within(sheet).getByText('Efua wins')).toBeTruthy();
    const places = within(sheet).getAllByRole('listitem').filter((place) => place.className.startsWith('end-seat'));
    expect(places.map((place) => place.querySelector('.end-points')?.textContent)).toEqual(['9', '3', '0']);
  });

  test.each([
    [null, 'Play again'],
    ['perhaps_abandoned', 'To the next game'],
  ])('leads who sits there to the table that the server names, whatever follows: %s', async (rematch, name) => {
    await open({ ...entriesMessage([entry(1)]), seats, status: 'scored', result: [], rematch });
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.waitFor(() => expect(location.pathname).toBe('/tables/after_POST'));
  });

  test('gives a spectator a link to the next game, once there is one', async () => {
    const over = { ...entriesMessage([entry(1)]), seats, you: null, status: 'scored' as const, result: [] };
    await open(over);
    const ways = () => within(screen.getByRole('dialog', { name: 'The end' })).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways()).toEqual(['/']);
    act(() => FakeSocket.latest().tell({ ...over, rematch: 't2' }));
    expect(ways()).toEqual(['/tables/t2', '/']);
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  });
});
