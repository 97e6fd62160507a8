import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { Seat, Table } from '../api/wire';
import { NAME, shown, unisolated, WORDS } from '../i18n/isolation.fixture';
import { language } from '../i18n/setup';
import { openAhead } from '../live/ahead';
import { entriesMessage, entry, viewMessage } from '../live/messages.fixture';
import { FakeSocket } from '../live/socket.fixture';
import { nowOf } from '../live/story';
import { MeProvider } from '../me/MeProvider';
import { until } from '../patience.fixture';
import { forcedMoves } from './forcedMoves';
import { TablePage } from './TablePage';

const seat = (at: number, name: string | null, sitter: Seat['sitter'] = 'person'): Seat => ({
  seat: at,
  sitter,
  name,
  level: sitter === 'bot' ? 'casual' : null,
  player: sitter === 'person' ? `p${at}` : null,
  resigned: false,
  host: at === 0,
  kept: null,
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
  origin: null,
  practice: false,
  absence: { level: 'casual', grace: 180 },
  advice: false,
  presence: [],
};
const asking = { seats, legal, waiting: { seats: [0], window: false, topic: null, deadline: null } };

const endless = { seats: [0], window: true, topic: 'red_moon', deadline: null };
const wishes = { continue_for_me: false, let_pass_for_me: false, let_pass_topics: {} };
let told: unknown[];

function answers(path: string, request: RequestInit): unknown {
  if (path.endsWith('/resume/') || path.endsWith('/return/')) told.push(path);
  if (path.endsWith('/rematch/')) return { ...table, id: `after_${request.method}` };
  if (path.endsWith('/preferences/')) {
    if (request.method === 'PATCH') told.push(JSON.parse(request.body as string));
    return wishes;
  }
  if (path.includes('/guests/me/tables/')) return { unfinished: [], ended: [], more: false };
  return path.endsWith('/guests/me/') ? { player: { id: 'p0', name: 'Awa' } } : table;
}

async function open(message: Parameters<FakeSocket['accept']>[0]): Promise<void> {
  render(
    <MeProvider>
      <TablePage id="t1" />
    </MeProvider>,
  );
  await until(() => FakeSocket.latest());
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
    localStorage.clear();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  test('connects as whoever one has become: what was opened for a stranger is closed', async () => {
    let player: unknown = null;
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
      if (request.method === 'POST') player = { id: 'p0', name: 'Awa' };
      return Promise.resolve(new Response(JSON.stringify(path.includes('/guests/') ? { player } : answers(path, request))));
    });
    openAhead('t1');
    FakeSocket.latest().accept({ ...viewMessage(1), ...asking, you: null });
    render(
      <MeProvider>
        <TablePage id="t1" />
      </MeProvider>,
    );
    fireEvent.change(await screen.findByLabelText('What shall we call you?'), { target: { value: 'Awa' } });
    fireEvent.click(screen.getByRole('button', { name: 'To the table' }));
    const [stranger] = FakeSocket.all;
    await until(() => expect(FakeSocket.latest()).not.toBe(stranger));
    expect(stranger?.readyState).toBe(3);
  });

  test('offers the legal moves, sends the chosen one and shows it as pending', async () => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking });
    expect(prompt()).toBe('Choose a move');
    fireEvent.click(screen.getByRole('button', { name: 'lead, card red 5' }));
    expect(FakeSocket.latest().letters).toMatchObject([{ type: 'move', asked: 1, move: { type: 'lead', card: 'red_5' } }]);
    expect(prompt()).toBe('Sending: lead, card red 5');
    expect(screen.getByRole('button', { name: 'lead, card red 3' })).toHaveProperty('disabled', true);
  });

  test('makes the only move by itself where everybody can see that it is, and leaves it to the reader once refused', async () => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking, legal: legal.slice(0, 1), forced: true });
    const only = screen.getByRole('button', { name: 'lead, card red 3' });
    expect(prompt()).toBe('Played for you: lead, card red 3');
    expect(only).toHaveProperty('disabled', true);
    await until(() => expect(FakeSocket.latest().letters).toMatchObject([{ type: 'move', asked: 1, move: legal[0] }]));
    await until(() => expect(prompt()).toBe('Sending: lead, card red 3'));
    const [sent] = FakeSocket.latest().letters;
    act(() => FakeSocket.latest().tell({ type: 'refused', id: sent?.type === 'move' ? sent.id : '', code: 'stale', reason: null }));
    await until(() => expect(prompt()).toBe('Choose a move'));
    expect(only).toHaveProperty('disabled', false);
  });

  test('makes no move for who does not want it', async () => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking, legal: legal.slice(0, 1), forced: true });
    act(() => forcedMoves.set('no'));
    expect(prompt()).toBe('Choose a move');
    expect(screen.getByRole('button', { name: 'lead, card red 3' })).toHaveProperty('disabled', false);
    act(() => forcedMoves.set('yes'));
  });

  test('says whom it waits for, bots by the name of their chair', async () => {
    await open({ ...entriesMessage([entry(1)]), seats, waiting: { seats: [1, 2], window: false, topic: null, deadline: null } });
    expect(prompt()).toBe('Waiting for Efua and Bot Sefu');
  });

  test('lets what a window is about pass from now on, where windows do not end by themselves', async () => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking, waiting: endless });
    const always = await screen.findByRole<HTMLInputElement>('switch', { name: 'Always let it happen: red moon' });
    fireEvent.click(always);
    expect(always.checked).toBe(true);
    expect(told).toEqual([{ let_pass_topics: { mancala: ['red_moon'] } }]);
  });

  test('lets nothing pass from now on where one learns', async () => {
    const lesson: Table = { ...table, origin: { kind: 'lesson', table: '', entry: 0, seat: null } };
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => Promise.resolve(new Response(JSON.stringify(path.endsWith('/tables/t1/') ? lesson : answers(path, request)))));
    await open({ ...entriesMessage([entry(1)], 1), ...asking, waiting: endless });
    await screen.findByText('Choose a move');
    expect(screen.queryByRole('switch')).toBeNull();
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
    expect(screen.queryByText('While the game is played, only those who play write here.') === null).toBe(mayTalk);
  });

  test('tells whom the host has silenced why they cannot write', async () => {
    const restricted = [{ player: 'p0', name: 'Awa', may_talk: false, may_sit: true }];
    await open({ ...entriesMessage([entry(1)]), seats, you: null, may_talk: false, restricted });
    fireEvent.click(await screen.findByRole('radio', { name: 'Talk' }));
    expect(screen.getByText('The host lets you read here, but not write.')).toBeTruthy();
  });

  test.each([
    [false, false, 'Kojo may watch here, but neither write nor sit down'],
    [true, false, 'Kojo may write here, but not sit down'],
    [false, true, 'Kojo may sit down here, but not write while watching'],
    [true, true, 'Kojo may write and sit down here again'],
  ])('says in the story what the host lets somebody do: %s, %s', async (may_talk, may_sit, line) => {
    const data = { player: 'p9', name: 'Kojo', may_talk, may_sit };
    await open({ ...entriesMessage([{ ...entry(1), kind: 'restricted', seat: null, data }]), seats });
    expect(within(screen.getByRole('list', { name: 'Story' })).getByRole('listitem').textContent).toBe(line);
  });

  test('passes over entries of a kind that it does not know', async () => {
    const unknown = { ...entry(1), kind: 'promoted', seat: null, data: { player: 'p9' } };
    await open({ ...entriesMessage([unknown, { ...entry(2), kind: 'ended', seat: null }]), seats });
    expect(within(screen.getByRole('list', { name: 'Story' })).getAllByRole('listitem').map((line) => line.textContent)).toEqual(['The game is over']);
  });

  test('says why a move was refused, in the language of the reader', async () => {
    await open({ ...entriesMessage([entry(1)], 1), ...asking });
    act(() => language.set('de'));
    fireEvent.click(screen.getByRole('button', { name: 'lead, card red 3' }));
    const [sent] = FakeSocket.latest().letters;
    act(() => FakeSocket.latest().tell({ type: 'refused', id: sent?.type === 'move' ? sent.id : '', code: 'stale', reason: null }));
    expect(screen.getByRole('alert').textContent).toBe('Das Spiel ist schon weiter. Schau noch einmal hin und wähle neu.');
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

  describe('whose seat a bot keeps', () => {
    const kept = { ...seat(0, 'Awa', 'bot'), player: 'p0' };

    test.each([
      ['running', 0, true],
      ['paused', 0, true],
      ['scored', 0, false],
      ['running', 1, false],
    ] as const)('takes it back with one press, and nobody else does: %s, seat %s', async (status, you, may) => {
      await open({ ...entriesMessage([entry(1)]), seats: [kept, ...seats.slice(1)], you, status });
      const button = screen.queryByRole('button', { name: 'Take my seat back' });
      expect(button !== null).toBe(may);
      if (button === null) return;
      expect(prompt()).toBe(status === 'paused' ? 'The game is paused. It goes on when you take your seat back.' : 'A bot plays for you. Take your seat back whenever you like.');
      expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
      fireEvent.click(button);
      expect(told).toEqual(['/api/tables/t1/seats/0/return/']);
    });

    test('is still called by name there, and it is said that a bot plays', async () => {
      await open({ ...entriesMessage([entry(1)]), seats: [kept, ...seats.slice(1)], you: 1 });
      expect(within(screen.getByRole('region', { name: /Awa/ })).getByText('a bot plays')).toBeTruthy();
    });

    test('is not taken for who chose what the bot chose', async () => {
      const chose = (seq: number, by: 'person' | 'bot', at: number) => ({ ...entry(seq, [{ type: 'led', card: 'red_5' }]), by, seat: at });
      await open({ ...entriesMessage([chose(1, 'person', 0), chose(2, 'bot', 0), chose(3, 'bot', 2)]), seats: [kept, ...seats.slice(1)] });
      const lines = within(screen.getByRole('list', { name: 'Story' })).getAllByRole('listitem');
      expect(lines.map((line) => line.textContent.includes('(chosen by a bot)'))).toEqual([false, true, false]);
    });

    test('reads in the log who went, who plays on, and who came back', async () => {
      const changed = (seq: number, data: object) => ({ ...entry(seq), kind: 'handed_over', data: { level: null, name: 'Awa', ...data } });
      const staff = { why: 'staff', reason: 'her phone fell into the sea' };
      const whys = [{ why: 'left' }, { why: 'away' }, { why: 'returned' }, { why: 'resigned' }, { ...staff, level: 'casual' }, staff];
      const lines = whys.map((data, at) => changed(at + 1, data));
      await open({ ...entriesMessage(lines), seats });
      for (const line of [/^Awa has left: Bot \w+ plays on at seat 1$/, /^Awa is away: Bot \w+ plays on at seat 1$/, /^Awa is back at seat 1$/, /^Bot \w+ plays on at seat 1$/, /^Bot \w+ plays on for Awa at seat 1, by order of staff: her phone fell into the sea$/, /^Awa plays again at seat 1, by order of staff: her phone fell into the sea$/]) {
        expect(screen.getByText((_, element) => element?.tagName === 'LI' && line.test(element.textContent))).toBeTruthy();
      }
    });
  });

  test('shows by a sign and in words who is here, and forgets nobody over a move', async () => {
    await open({ ...entriesMessage([entry(1)]), seats });
    act(() => FakeSocket.latest().tell({ type: 'presence', seats: ['here', 'away', null] }));
    act(() => FakeSocket.latest().tell({ ...entriesMessage([entry(2)]), seats }));
    const sign = (name: RegExp) => screen.getByRole('region', { name }).querySelector('.presence-word');
    expect([sign(/Awa/)?.textContent, sign(/Efua/)?.textContent]).toEqual(['here', 'away']);
    act(() => FakeSocket.latest().tell({ type: 'presence', seats: ['here', 'gone', null] }));
    expect(sign(/Efua/)?.textContent).toBe('away for long');
  });

  test('whoever hears the page is told nothing of what was taken back there before they came', async () => {
    const undone = (seq: number, taken: number) => ({ ...entry(seq), kind: 'undone' as const, data: { entries: [taken] } });
    await open({ ...entriesMessage([entry(1), entry(2), undone(3, 2), entry(4)]), seats });
    const heard = () => document.querySelector('.round-table > p[aria-live]')?.textContent;
    expect(heard()).toBe('');
    act(() => FakeSocket.latest().tell({ ...entriesMessage([undone(5, 4)]), seats }));
    await until(() => expect(heard()).toBe('A move was taken back'));
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
    const sheet = screen.getByRole('dialog', { name: 'Efua wins' });
    expect(sheet.querySelector('.end-why')?.textContent).toBe('6 points more than you');
    expect([...(sheet.querySelector('.end-own')?.children ?? [])].map((part) => part.textContent)).toEqual(['Rank 2 of 3', '6 points behind Efua']);
    expect(sheet.querySelector('.end-ground')?.getAttribute('data-won')).toBe('false');
    expect(sheet.querySelector('[data-mine=true]')?.textContent).toContain('Awa');
    const places = within(sheet).getAllByRole('listitem').filter((place) => place.className.startsWith('end-seat'));
    expect(places.map((place) => place.querySelector('.end-points')?.textContent)).toEqual(['9', '3', '0']);
  });

  test('an end that one has won looks another way than one that one has lost, and the winner is marked at the table', async () => {
    const result = [
      { seat: 0, rank: 1, points: 3, items: [] },
      { seat: 1, rank: 2, points: 2, items: [] },
      { seat: 2, rank: 3, points: 1, items: [] },
    ];
    await open({ ...entriesMessage([entry(1)]), seats, status: 'scored', result });
    const sheet = screen.getByRole('dialog', { name: 'You win' });
    expect([sheet.querySelector('.end-ground')?.getAttribute('data-won'), sheet.querySelector('.end-why')?.textContent]).toEqual(['true', 'One point more than Efua']);
    expect(sheet.querySelector('.end-own')).toBeNull();
    expect([...document.querySelectorAll('.place.won')].map((place) => place.getAttribute('data-at'))).toEqual(['seat:0']);
  });

  test.each([
    [null, 'Play again'],
    ['perhaps_abandoned', 'To the next game'],
  ])('leads who sits there to the table that the server names, whatever follows: %s', async (rematch, name) => {
    await open({ ...entriesMessage([entry(1)]), seats, status: 'scored', result: [], rematch });
    fireEvent.click(screen.getByRole('button', { name }));
    await until(() => expect(location.pathname).toBe('/tables/after_POST'));
  });

  test('gives a spectator a link to the next game, once there is one', async () => {
    const result = [{ seat: 1, rank: 1, points: 9, items: [] }];
    const over = { ...entriesMessage([entry(1)]), seats, you: null, status: 'scored' as const, result };
    await open(over);
    const ways = () => within(screen.getByRole('dialog', { name: 'Efua wins' })).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways()).toEqual(['/tables/t1/audit', '/']);
    act(() => FakeSocket.latest().tell({ ...over, rematch: 't2' }));
    expect(ways()).toEqual(['/tables/t2', '/tables/t1/audit', '/']);
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  });

  describe.each(['en', 'de', 'fr'] as const)('what people write turns no text around it: %s', (spoken) => {
    const named = [seat(0, NAME), seat(1, NAME), seat(2, null, 'bot')];
    const entries = [
      { ...entry(1), kind: 'seated', seat: 1, data: { sitter: 'person', name: NAME } },
      { ...entry(2), kind: 'said', data: { text: WORDS, name: NAME } },
      { ...entry(3, [{ type: 'led', seat: 1, card: 'red_5' }]) },
    ];
    const result = [0, 1].map((at) => ({ seat: at, rank: 1, points: 3, items: [] }));
    const waiting = { seats: [0, 1], window: false, topic: null, deadline: null };

    test.each([
      ['while others play', { waiting }],
      ['while one plays oneself', { asked: 3, legal, waiting }],
      ['before the start', { status: 'open', view: null }],
      ['at the end', { status: 'scored', result }],
      ['for a spectator', { you: null, waiting }],
    ] as const)('%s', async (_, more) => {
      language.set(spoken);
      await open({ ...entriesMessage(entries), seats: named, ...more });
      // The waiting room comes when it is wanted.
      await until(() => expect(shown(document.body, NAME)).toBeGreaterThan(1));
      expect(unisolated(document, NAME)).toEqual([]);
      const talk = screen.queryAllByRole('radio', { name: /^(Talk|Chat|Discussion)/ });
      talk.forEach((radio) => fireEvent.click(radio));
      expect(shown(document.body, WORDS)).toBe(talk.length);
      expect(unisolated(document, NAME)).toEqual([]);
      expect(unisolated(document, WORDS)).toEqual([]);
    });
  });
});
