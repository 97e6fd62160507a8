import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { Seat, Summary } from '../api/wire';
import { heard } from '../ui/notes.fixture';
import { notifications } from './desk';
import { sound } from './sound';
import { useListedTurns, useTurns } from './useTurns';

const AWA = { seat: 0, player: 'p0', sitter: 'person' } as Seat;
const EFUA = { seat: 1, player: 'p1', sitter: 'person' } as Seat;
const BOT = { seat: 1, player: null, sitter: 'bot' } as Seat;
const LATER = 3_000;
const A_MINUTE = 60_000;

const summary = (id: string, more: Partial<Summary> = {}) => ({ id, game: 'anansi', your_turn: true, lesson: false, you: 0, seats: [AWA, EFUA], ...more }) as Summary;

/** The tabs of this browser, which hear each other. */
const lines = new Set<Line>();
class Line {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    lines.add(this);
  }
  postMessage(data: unknown) {
    lines.forEach((line) => line !== this && line.onmessage?.({ data }));
  }
  close() {
    lines.delete(this);
  }
}

let unfinished: Summary[];
let struck: readonly number[];
let buzzed: number;
let shown: string[];
let hidden: boolean;

class Shown {
  static permission = 'granted';
  onclick = null;
  constructor(title: string, { body }: { body: string }) {
    shown.push(`${title}: ${body}`);
  }
}

const own = { table: 't1', game: 'asterix', asked: false, known: true, forced: false, seats: [AWA, EFUA], you: 0 };
type Own = typeof own;

async function sitting(first: Partial<Own> = {}) {
  const hook = renderHook((more: Partial<Own>) => useTurns({ ...own, ...more }), { initialProps: first });
  await act(() => vi.advanceTimersByTimeAsync(0));
  return {
    turns: () => hook.result.current.map(({ table }) => table),
    becomes: async (more: Partial<Own>) => {
      hook.rerender(more);
      await act(() => vi.advanceTimersByTimeAsync(0));
    },
  };
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  [unfinished, buzzed, shown, hidden] = [[], 0, [], false];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ unfinished, ended: [], more: false }))));
  vi.stubGlobal('BroadcastChannel', Line);
  struck = heard();
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate: () => (buzzed += 1) });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => {
  cleanup();
  sound.set('on');
  notifications.set('off');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('one’s own turn', () => {
  test('rings and buzzes when it comes', async () => {
    const table = await sitting();
    await pass(LATER);
    await table.becomes({ asked: true });
    expect([struck.length, buzzed]).toEqual([2, 1]);
  });

  test('is silent where one wants it so', async () => {
    sound.set('off');
    const table = await sitting();
    await pass(LATER);
    await table.becomes({ asked: true });
    expect([struck.length, buzzed]).toEqual([0, 0]);
  });

  test.each([
    ['that was there when the page opened', { asked: true }, LATER, {}],
    ['right after the move before', {}, 1_000, {}],
    ['that makes its only move itself', {}, LATER, { forced: true }],
  ])('is not rung for: %s', async (_, first, wait, more) => {
    const table = await sitting(first);
    await pass(wait);
    await table.becomes({ asked: true, ...more });
    expect(struck.length).toBe(0);
  });

  test('is rung for at once where nobody looks, and shown by the browser if one allowed that', async () => {
    const table = await sitting();
    hidden = true;
    await table.becomes({ asked: true });
    expect([struck.length, shown]).toEqual([2, []]);
    await table.becomes({ asked: false });
    notifications.set('on');
    await table.becomes({ asked: true });
    expect([struck.length, shown]).toEqual([4, ['Asterix: the card game: Your turn']]);
  });
});

test('a phone shows what the browser shows by its worker', async () => {
  const showNotification = vi.fn();
  const constructed = () => {
    throw new TypeError('Illegal constructor');
  };
  vi.stubGlobal('Notification', Object.assign(constructed, { permission: 'granted' }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ showNotification }) } });
  notifications.set('on');
  const table = await sitting();
  hidden = true;
  await table.becomes({ asked: true });
  expect(showNotification).toHaveBeenCalledWith('Asterix: the card game', { body: 'Your turn', tag: 't1' });
});

describe('another table', () => {
  test('is named while a person waits there for the reader', async () => {
    unfinished = [
      summary('t2'),
      summary('t3', { your_turn: false }),
      summary('t4', { seats: [AWA, BOT] }),
      summary('t5', { lesson: true }),
      summary('t1'),
    ];
    const table = await sitting();
    expect(table.turns()).toEqual(['t2']);
    unfinished = [];
    await pass(A_MINUTE);
    expect(table.turns()).toEqual([]);
  });

  test('is rung for once when its turn comes, by one of the tabs', async () => {
    const table = await sitting();
    const other = await sitting({ table: 't9' });
    expect(struck.length).toBe(0);
    unfinished = [summary('t2')];
    await pass(A_MINUTE);
    expect([table.turns(), other.turns(), struck.length]).toEqual([['t2'], ['t2'], 2]);
  });

  test('in another tab is heard of at once, and rings there alone', async () => {
    const table = await sitting();
    const other = await sitting({ table: 't2' });
    hidden = true;
    await other.becomes({ table: 't2', asked: true });
    expect([table.turns(), struck.length]).toEqual([['t2'], 2]);
    await other.becomes({ table: 't2', asked: false });
    expect(table.turns()).toEqual([]);
  });
});

describe('in the lobby', () => {
  test('a turn is rung for that comes while one is there, once, and where a person waits', async () => {
    const { rerender, result } = renderHook((tables: readonly Summary[] | null) => useListedTurns(tables), { initialProps: null as readonly Summary[] | null });
    rerender([summary('t1')]);
    await pass(0);
    expect(struck.length).toBe(0);
    const later = [summary('t1'), summary('t2'), summary('t3', { your_turn: false }), summary('t4', { seats: [AWA, BOT] })];
    rerender(later);
    rerender([...later]);
    await pass(0);
    expect([result.current.map(({ table }) => table), struck.length]).toEqual([['t1', 't2'], 2]);
  });

  test('the browser shows it where nobody looks', async () => {
    const { rerender } = renderHook((tables: readonly Summary[]) => useListedTurns(tables), { initialProps: [] as readonly Summary[] });
    hidden = true;
    notifications.set('on');
    rerender([summary('t2', { game: 'asterix' })]);
    await pass(0);
    expect(shown).toEqual(['Asterix: the card game: Your turn']);
  });
});
