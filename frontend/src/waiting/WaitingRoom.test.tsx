import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { Entry, Now, Restriction, Seat, Table } from '../api/wire';
import { gameOf } from '../games/registry';
import { language } from '../i18n/setup';
import { entry, viewMessage } from '../live/messages.fixture';
import type { SocketState } from '../live/socket';
import { nowOf } from '../live/story';
import { MeProvider } from '../me/MeProvider';
import { WaitingRoom } from './WaitingRoom';

const mancala = await gameOf('mancala').load();
const BEGAN = Date.parse('2026-11-22T10:00:00Z');
const SOON = '2026-11-22T10:00:30.000Z';
const AFTERWARDS = 31_000;

const person = (at: number, name: string, host = false): Seat => ({
  seat: at,
  sitter: 'person',
  name,
  level: null,
  player: `p${at}`,
  resigned: false,
  host,
  kept: null,
});
const free = (at: number, kept: Seat['kept'] = null): Seat => ({ ...person(at, ''), sitter: 'open', name: null, player: null, kept });
const forEfua = free(1, { player: 'p1', name: 'Efua', until: SOON });
const awa = person(0, 'Awa', true);
const bot = (at: number): Seat => ({ ...person(at, ''), sitter: 'bot', name: null, player: null, level: 'casual' });

/** Every request that was no question. */
let asked: unknown[];

let connection: SocketState;

/** What `me` is shown who sits at `you`. */
async function room(me: string, seats: Seat[], more: Partial<Now> = {}, entries: readonly Entry[] = []): Promise<void> {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') asked.push([method, path, body]);
    const games = [{ key: 'mancala', levels: { 2: ['novice', 'casual'], 3: ['novice', 'casual'] } }];
    return Promise.resolve(new Response(JSON.stringify(path.endsWith('/games/') ? { games } : { player: { id: me, name: 'Me' } })));
  });
  const now: Now = { ...nowOf(viewMessage(1)), status: 'open', seats, you: seats.find((seat) => seat.player === me)?.seat ?? null, ...more };
  const pace: Table['pace'] = { deadline: 3_600, window: null, bot_delay: 0, patience: 604_800 };
  const table = { ...now, id: 't1', game: 'mancala', pace, options: { played_card: 'red', open: true }, absence: { level: 'novice', grace: 180 }, origin: null, practice: false, advice: true } as unknown as Table;
  render(
    <MeProvider>
      <WaitingRoom table={table} game={mancala} now={now} you={now.you} presence={['here', 'away']} entries={entries} connection={connection} />
    </MeProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const said = () => screen.getByRole('status').textContent;
const wait = () => act(() => vi.advanceTimersByTimeAsync(AFTERWARDS));

describe('before the game begins', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: BEGAN });
    language.set('en');
    connection = 'live';
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('a seat that is kept says for whom and until when, and is for nobody else', async () => {
    await room('p7', [awa, forEfua]);
    expect(screen.getByText('Efua').closest('strong')?.textContent).toMatch(/^Kept for Efua until /);
    expect(button('Sit here')).toBeNull();
  });

  test('a seat that is kept is free for everybody afterwards', async () => {
    await room('p7', [awa, forEfua]);
    await wait();
    expect(screen.getByText('Free seat')).toBeTruthy();
    expect(button('Sit here')).not.toBeNull();
  });

  test('who it is kept for may sit down at once', async () => {
    await room('p1', [awa, forEfua]);
    expect(button('Sit here')).not.toBeNull();
  });

  test('who was erased meanwhile has no name here', async () => {
    await room('p7', [awa, free(1, { player: 'p1', name: null, until: SOON })]);
    expect(screen.getByText(/^Kept for Somebody until /)).toBeTruthy();
  });

  test('it is said what was agreed for who leaves or stays away', async () => {
    await room('p0', [awa, person(1, 'Efua')]);
    expect(screen.getByText('Who leaves, or is away for 3 minutes, is replaced by a bot (Novice) until they come back.')).toBeTruthy();
  });

  test('the host begins as soon as all are there', async () => {
    await room('p0', [awa, person(1, 'Efua')], { others_start_at: SOON });
    expect(button('Begin')?.disabled).toBe(false);
  });

  test('others begin once the host has had time to', async () => {
    await room('p1', [awa, person(1, 'Efua')], { others_start_at: SOON });
    expect(button('Begin')).toBeNull();
    expect(said()).toBe('Awa opened this table and begins the game. If that takes long, you can.');
    await wait();
    expect(button('Begin')?.disabled).toBe(false);
    expect(said()).toBe('');
  });

  test.each([
    ['the host', 'p0', true],
    ['another', 'p1', false],
  ])('while a seat is free the button waits, and is shown to the host alone: %s', async (_, me, shown) => {
    await room(me, [awa, person(1, 'Efua'), free(2)]);
    expect(button('Begin')?.disabled).toBe(shown ? true : undefined);
  });

  test('where the host does not sit whoever does may begin', async () => {
    await room('p1', [{ ...awa, host: false }, person(1, 'Efua')], { others_start_at: '2026-11-22T09:59:59.000Z' });
    expect(button('Begin')?.disabled).toBe(false);
  });

  test.each<[string, Partial<Restriction>, boolean]>([
    ['who may not sit down', { may_sit: false }, false],
    ['who may not write', { may_talk: false }, true],
    ['another', { player: 'p8', may_sit: false }, true],
  ])('the host decides who may sit down: %s', async (_, less, may) => {
    const restricted = [{ player: 'p7', name: 'Me', may_talk: true, may_sit: true, ...less }];
    await room('p7', [awa, free(1)], { restricted });
    expect(button('Sit here') !== null).toBe(may);
    expect(said()).toBe(may ? '' : 'The host lets you watch here, but not sit down.');
  });

  test.each([
    ['the host', 'p0', 'Your table: mancala'],
    ['another', 'p7', 'Awa invites you to mancala'],
  ])('it says who invites to what: %s', async (_, me, title) => {
    await room(me, [awa, free(1)]);
    expect(screen.getByRole('heading', { level: 2 }).textContent.replace(/[\u2068\u2069]/g, '')).toBe(title);
  });

  test('a lost connection is told of in plain words', async () => {
    connection = 'lost';
    await room('p7', [awa, free(1)]);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('No connection. You see how it was; it goes on by itself.')).toBeTruthy();
  });

  test('it says how it will be played', async () => {
    await room('p7', [awa, free(1)]);
    const agreed = screen.getByRole('heading', { name: 'How we play' }).closest('section')?.textContent;
    expect(agreed).toContain('Time to think1 hour a turn');
    expect(agreed).toContain('played cardred');
    expect(agreed).toContain('openYes');
  });

  test('the host fills a free seat with a bot, and frees it again', async () => {
    await room('p0', [awa, free(1), bot(2)]);
    fireEvent.click(screen.getByRole('group', { name: 'Seat 2' }).querySelectorAll('input')[2] as Element);
    fireEvent.click(screen.getByRole('group', { name: 'Seat 3' }).querySelectorAll('input')[0] as Element);
    expect(asked).toEqual([
      ['PUT', '/api/tables/t1/seats/1/bot/', '{"level":"casual"}'],
      ['DELETE', '/api/tables/t1/seats/2/bot/', undefined],
    ]);
  });

  test.each([
    ['who is no host', 'p1', [awa, person(1, 'Efua'), free(2)]],
    ['the host, while it is kept for somebody', 'p0', [awa, forEfua]],
  ])('a seat is not for bots: %s', async (_, me, seats) => {
    await room(me, seats);
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  test('the phone shares the invitation where it can', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    await room('p0', [awa, free(1)]);
    fireEvent.click(screen.getByRole('button', { name: 'Share the invitation' }));
    expect(share).toHaveBeenCalledWith({ title: 'Griot', text: 'Come and play mancala with me.', url: location.href });
  });

  describe('of those without a seat the host', () => {
    const said = { ...entry(4), kind: 'said', seat: null, data: { text: 'hello', player: 'p7', name: 'Kofi' } };

    test.each([
      ['silences who has written', [], 'Silence: Kofi', '{"may_talk":false,"may_sit":true}'],
      ['keeps them from sitting down', [], 'Keep from sitting: Kofi', '{"may_talk":true,"may_sit":false}'],
      ['lets them write again', [{ player: 'p7', name: 'Kofi', may_talk: false, may_sit: false }], 'Let write: Kofi', '{"may_talk":true,"may_sit":false}'],
    ])('%s', async (_, restricted, name, wish) => {
      await room('p0', [awa, free(1)], { restricted }, [said]);
      fireEvent.click(screen.getByRole('button', { name: (each) => each.replace(/[\u2068\u2069]/g, '') === name }));
      expect(asked).toEqual([['PUT', '/api/tables/t1/people/p7/', wish]]);
    });

    test('nobody else does', async () => {
      await room('p1', [awa, person(1, 'Efua'), free(2)], {}, [said]);
      expect(screen.queryByText('Kofi')).toBeNull();
    });

    test('leaves alone who sits there now', async () => {
      await room('p0', [awa, person(7, 'Kofi')], {}, [said]);
      expect(screen.queryByRole('heading', { name: 'Here without a seat' })).toBeNull();
    });
  });
});
