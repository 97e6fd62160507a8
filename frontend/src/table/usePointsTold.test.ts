import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FLIGHT, type Cue } from '../director/director';
import type { AnyGame } from '../games/game';
import { entry } from '../live/messages.fixture';
import { usePointsTold } from './usePointsTold';

interface Brings {
  readonly seat: number;
  readonly points: number;
}

const game = { points: (view: readonly number[], seat: number) => view[seat] ?? null, gains: (note: Brings) => ('seat' in note ? [note] : []) } as unknown as AnyGame;
const sold = { type: 'sold', seat: 0, points: 5 };
const paid = { type: 'paid', seat: 0, points: -2 };
const other = { type: 'sold', seat: 1, points: 4 };
const drawn = { type: 'drawn' };
const story = [entry(1, [{ type: 'sold', seat: 0, points: 10 }]), entry(2, [drawn, sold]), entry(3, [paid, other])];
const flights = [{ thing: 'coin', from: 'supply', to: 'seat:0/gold' }];
const cue = (seq: number, note: unknown): Cue => ({ seq, note, scene: { flights }, before: new Map(), again: false });

/** What stands beside the two names, where the view already has 13 and 4. */
function beside(until: Cue | null, entries = story) {
  const now = { view: [13, 4], seats: [{}, {}] as never, story: entries };
  return renderHook((shown: Cue | null) => usePointsTold(game, now, shown), { initialProps: until });
}

const passes = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where nothing plays the points are as they are', () => {
  expect(beside(null).result.current).toEqual([13, 4]);
});

test('points count on as what brings them lands, one scene after the other', () => {
  const { result, rerender } = beside(cue(2, drawn));
  expect(result.current).toEqual([10, 0]);
  rerender(cue(2, sold));
  expect(result.current).toEqual([10, 0]);
  passes(FLIGHT - 1);
  expect(result.current).toEqual([10, 0]);
  passes(1);
  expect(result.current).toEqual([15, 0]);
  rerender(cue(3, other));
  expect(result.current).toEqual([13, 0]);
  rerender(null);
  expect(result.current).toEqual([13, 4]);
});

test('what was taken back meanwhile is waited for no longer', () => {
  const undone = { ...entry(4), kind: 'undone' as const, data: { entries: [3] } };
  expect(beside(cue(2, sold), [...story, undone]).result.current).toEqual([8, 4]);
});
