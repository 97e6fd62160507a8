import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Upload } from '../api/wire';
import { useVerified } from './useVerified';

const WAITING: Upload = { id: 'u1', status: 'waiting', why: null, where: null, game: null };
const answers: (() => Promise<Response>)[] = [];
const told = (upload: Upload) => () => Promise.resolve(new Response(JSON.stringify(upload)));
const refused = (status: number, code: string) => () => Promise.resolve(new Response(JSON.stringify({ code, reason: null }), { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => (answers.shift() ?? told(WAITING))());
});
afterEach(() => {
  cleanup();
  answers.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('a question that has no answer is asked again, and its failure forgotten with the next answer', async () => {
  answers.push(refused(429, 'too_many'), told({ ...WAITING, status: 'refused', why: 'not_proved', where: 'file' }));
  const hook = renderHook(() => useVerified(WAITING));
  await passes(1);
  expect(hook.result.current.failed).toBe('too_many');
  await passes(6);
  expect(hook.result.current).toMatchObject({ failed: null, upload: { status: 'refused' } });
});

test('what went wrong with one file is not said of the next', async () => {
  answers.push(refused(404, 'not_found'));
  const hook = renderHook(({ brought }) => useVerified(brought), { initialProps: { brought: WAITING } });
  await passes(1);
  expect(hook.result.current.failed).toBe('not_found');
  hook.rerender({ brought: { ...WAITING, id: 'u2' } });
  expect(hook.result.current.failed).toBe(null);
});
