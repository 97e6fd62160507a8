import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Now } from '../api/wire';
import { viewMessage } from '../live/messages.fixture';
import type { TableNow } from './useTable';
import { useForced } from './useForced';

const roll = { type: 'roll' };
const choose = vi.fn();
const table = (now: Partial<Now>) => ({ now: { ...viewMessage(1), ...now }, pending: null, connection: 'live', choose }) as unknown as TableNow;

beforeEach(() => {
  choose.mockReset();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('the only move is made once nothing plays, and what is asked next is known to follow it', () => {
  const { result, rerender } = renderHook(({ now, playing }: { readonly now: Partial<Now>; readonly playing: boolean }) => useForced(table(now), playing, () => false), {
    initialProps: { now: { asked: 3, legal: [roll], forced: true }, playing: true },
  });
  act(() => void vi.runAllTimers());
  expect([result.current, choose.mock.calls.length]).toEqual([{ forcing: true, follows: false }, 0]);
  rerender({ now: { asked: 3, legal: [roll], forced: true }, playing: false });
  act(() => void vi.runAllTimers());
  expect(choose).toHaveBeenCalledExactlyOnceWith(roll);
  rerender({ now: { asked: 5, legal: [roll, { type: 'stop_rolling' }], forced: false }, playing: true });
  expect(result.current).toEqual({ forcing: false, follows: true });
  rerender({ now: { asked: 6, legal: [roll, { type: 'stop_rolling' }], forced: false }, playing: false });
  expect(result.current.follows).toBe(false);
});

test('what is asked a turn later does not follow the move', () => {
  const turn: { readonly now: Partial<Now> } = { now: { asked: 3, legal: [roll], forced: true } };
  const { result, rerender } = renderHook(({ now }: { readonly now: Partial<Now> }) => useForced(table(now), false, () => false), { initialProps: turn });
  act(() => void vi.runAllTimers());
  rerender({ now: { asked: null, legal: [], forced: false } });
  rerender({ now: { asked: 9, legal: [roll, { type: 'stop_rolling' }], forced: false } });
  expect(result.current.follows).toBe(false);
});

test('where it is said why, there is time to read it', () => {
  const asks = { asked: 3, legal: [roll], forced: true };
  const made = (says: boolean) => {
    choose.mockReset();
    const { unmount } = renderHook(() => useForced(table(asks), false, () => says));
    act(() => void vi.advanceTimersByTime(1500));
    unmount();
    return choose.mock.calls.length;
  };
  expect([made(false), made(true)]).toEqual([1, 0]);
});
