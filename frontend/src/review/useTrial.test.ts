import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { TriedMove } from '../api/wire';
import type { Looking } from '../replay/useReplay';
import { until } from '../patience.fixture';
import { useTrial } from './useTrial';

const tryOut = vi.fn();
let asked: unknown[];
let status: number;

beforeEach(() => {
  tryOut.mockClear();
  asked = [];
  status = 200;
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const { moves } = JSON.parse(body) as { moves: readonly TriedMove[] };
    asked.push([path, moves]);
    // Each move tells one thing; seat 1 is asked next.
    const told = { now: { you: 1 }, entries: moves.map((_, at) => ({ seq: 10 + at })) };
    return Promise.resolve(new Response(JSON.stringify(status === 200 ? told : { code: 'not_legal', reason: null }), { status }));
  });
});

afterEach(() => vi.unstubAllGlobals());

interface Where {
  readonly at: number;
  readonly leads: boolean;
  readonly told: readonly TriedMove[] | null;
}

const trial = (first: Where) => renderHook(({ at, leads, told }: Where) => useTrial('t1', { tryOut } as unknown as Looking, at, leads, told), { initialProps: first });
const latest = () => tryOut.mock.lastCall?.[0] as { fresh: number; choose: ((move: unknown) => void) | null } | null;
const bid: TriedMove = { seat: 1, move: { type: 'bid' } };

test('the leader tries one move after the other from where they look, and sees only the newest played', async () => {
  const { result } = trial({ at: 9, leads: true, told: null });
  expect([result.current.moves, latest()]).toEqual([null, null]);
  act(() => result.current.begin());
  await until(() => expect(latest()?.choose).toBeTypeOf('function'));
  act(() => latest()?.choose?.({ type: 'bid' }));
  await until(() => expect(asked.at(-1)).toEqual(['/api/tables/t1/tried/', [bid]]));
  await until(() => expect(latest()?.fresh).toBe(1));
  act(() => latest()?.choose?.({ type: 'bid' }));
  await until(() => expect(asked.at(-1)).toEqual(['/api/tables/t1/tried/', [bid, bid]]));
  await until(() => expect(result.current.moves).toEqual([bid, bid]));
  expect(latest()?.fresh).toBe(1);
});

test('what was tried is gone with one press, and with the next step', async () => {
  const { result, rerender } = trial({ at: 9, leads: true, told: null });
  act(() => result.current.begin());
  await until(() => expect(latest()).toBeTruthy());
  act(() => result.current.drop());
  expect([result.current.moves, latest()]).toEqual([null, null]);
  act(() => result.current.begin());
  await until(() => expect(latest()).toBeTruthy());
  rerender({ at: 10, leads: true, told: null });
  expect([result.current.moves, latest()]).toEqual([null, null]);
});

test('the others see what the leader tries, and try nothing themselves', async () => {
  trial({ at: 9, leads: false, told: [bid] });
  await until(() => expect(latest()).toBeTruthy());
  expect(latest()?.choose).toBeNull();
});

test('a move that cannot be tried ends it, and says why', async () => {
  status = 409;
  const { result } = trial({ at: 9, leads: true, told: null });
  act(() => result.current.begin());
  await until(() => expect(result.current.error).toBe('not_legal'));
  expect([result.current.moves, latest()]).toEqual([null, null]);
});
