import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { Entry } from '../api/wire';
import { entry } from '../live/messages.fixture';
import type { Story } from '../live/story';
import { useMissed } from './useMissed';

afterEach(() => void vi.restoreAllMocks());

const played = (seq: number, seat: number): Entry => ({ ...entry(seq, [{ type: 'moved' }]), seat });
const story = (entries: readonly Entry[], live: boolean): Story => ({ now: null, entries, recent: live ? [{ seq: entries.length, note: {} }] : [], catchingUp: false });
const missed = (first: Story, ...others: readonly Story[]) => {
  const { result, rerender } = renderHook((of: Story) => useMissed(of, 0, false), { initialProps: first });
  for (const each of others) rerender(each);
  return result.current;
};

test('what others did since the last own move, while nobody looked, can be told again', () => {
  const entries = [played(1, 0), played(2, 1), played(3, 2)];
  expect(missed(story(entries, false))).toMatchObject({ after: 1, moves: 2 });
  expect(missed(story(entries.slice(0, 1), true), story(entries, true))).toBeNull();
});

test('after a move is taken back nothing is told again: all of it was seen', () => {
  const entries = [played(1, 0), played(2, 1), played(3, 2), played(4, 0), played(5, 1)];
  const undone: Entry = { ...entry(6), kind: 'undone', data: { entries: [4, 5] } };
  expect(missed(story(entries.slice(0, 3), true), story(entries, true), story([...entries, undone], false))).toBeNull();
});

test('so many have moved since, whatever was taken back before', () => {
  const undone: Entry = { ...entry(3), kind: 'undone', data: { entries: [2] } };
  expect(missed(story([played(1, 0), played(2, 1), undone, played(4, 0), played(5, 1)], false))).toMatchObject({ after: 4, moves: 1 });
});

test('what came while nobody looked and was taken back is no news, and makes none of what was seen', () => {
  const entries = [played(1, 0), played(2, 1), played(3, 2)];
  const away = [...entries, played(4, 1)];
  const undone: Entry = { ...entry(5), kind: 'undone', data: { entries: [4] } };
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const { result, rerender } = renderHook((of: Story) => useMissed(of, 0, false), { initialProps: story(entries.slice(0, 1), true) });
  rerender(story(entries, true));
  hidden.mockReturnValue(true);
  rerender(story(away, true));
  expect(result.current).toMatchObject({ after: 1, moves: 3 });
  rerender(story([...away, undone], false));
  expect(result.current).toBeNull();
});

test('what came while one looked back can be told again, until it has been', () => {
  const entries = [played(1, 0), played(2, 1)];
  const { result, rerender } = renderHook(({ of, away }: { readonly of: Story; readonly away: boolean }) => useMissed(of, 0, away), { initialProps: { of: story(entries.slice(0, 1), true), away: false } });
  rerender({ of: story(entries.slice(0, 1), true), away: true });
  rerender({ of: story(entries, true), away: true });
  rerender({ of: story(entries, true), away: false });
  expect(result.current).toMatchObject({ after: 1, moves: 1 });
  act(() => result.current?.done());
  rerender({ of: story(entries, true), away: true });
  rerender({ of: story(entries, true), away: false });
  expect(result.current).toBeNull();
});
