import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Entry } from '../api/wire';
import { entry } from '../live/messages.fixture';
import { untold, type Story } from '../live/story';
import { LASTS, useBubbles } from './useBubbles';

const said = (seq: number, seat: number | null, text: string | null): Entry => ({ ...entry(seq, []), kind: 'said', seat, data: { name: 'Ama', text } });
const story = (...entries: Entry[]): Story => ({ ...untold, entries, catchingUp: false });
const turn = (seq: number): Entry => entry(seq, [{ type: 'turn_started' }]);
const about = { is: (note: unknown) => (note as { type: string }).type === 'turn_started' };
const holds = () => null;
const shown = (first: Story, wanted = true) => renderHook((now: Story) => useBubbles(now, wanted, about, holds), { initialProps: first });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what somebody says stands at the seat for a while, the newest of each', () => {
  const { result, rerender } = shown(story());
  rerender(story(said(1, 0, 'Trust me'), said(2, 1, 'No'), said(3, 0, 'Really')));
  expect([...result.current]).toEqual([
    [0, 'Really'],
    [1, 'No'],
  ]);
  act(() => void vi.advanceTimersByTime(LASTS));
  expect(result.current.size).toBe(0);
});

test('what was said in the turn before is past', () => {
  const { result, rerender } = shown(story());
  rerender(story(said(1, 0, 'Trade with me'), turn(2)));
  expect(result.current.size).toBe(0);
  rerender(story(said(1, 0, 'Trade with me'), turn(2), said(3, 1, 'No')));
  expect([...result.current]).toEqual([[1, 'No']]);
});

test('what was said before the page had heard all is past', () => {
  const { result, rerender } = shown(untold);
  rerender(story(said(1, 0, 'Trust me')));
  expect(result.current.size).toBe(0);
  rerender(story(said(1, 0, 'Trust me'), said(2, 1, 'No')));
  expect([...result.current]).toEqual([[1, 'No']]);
});

test('what was erased, or said by nobody at the table, stands nowhere', () => {
  const { result, rerender } = shown(story());
  rerender(story(said(1, 0, null), said(2, null, 'Hello')));
  expect(result.current.size).toBe(0);
});

test('a game that does not live from talk has none', () => {
  const { result, rerender } = shown(story(), false);
  rerender(story(said(1, 0, 'Trust me')));
  expect(result.current.size).toBe(0);
});

test('what no longer holds stands nowhere', () => {
  const past = ({ seq }: Entry) => (seq < 3 ? { when: { key: 'stage' }, why: { key: 'stage' } } : null);
  const { result, rerender } = renderHook((now: Story) => useBubbles(now, true, about, past), { initialProps: story() });
  rerender(story(said(1, 0, 'Give 2'), said(2, 1, 'Keep 2'), said(3, 1, 'Trust me')));
  expect([...result.current]).toEqual([[1, 'Trust me']]);
});
