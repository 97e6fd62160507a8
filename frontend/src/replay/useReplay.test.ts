import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as api from '../api/story';
import type { Entry } from '../api/wire';
import { entry, viewMessage } from '../live/messages.fixture';
import { nowOf, untold, type Story } from '../live/story';
import { until } from '../patience.fixture';
import { useReplay } from './useReplay';

const note = [{ type: 'a' }];
const begun = [entry(1, note), entry(2, note)];
const story = (...more: readonly Entry[]): Story => ({ ...untold, entries: [...begun, ...more], catchingUp: false });
const undone = (seq: number, ...entries: readonly number[]): Entry => ({ ...entry(seq), kind: 'undone', data: { entries } });

const looking = () => renderHook((of: Story) => useReplay('tables/t', of), { initialProps: story() });

beforeEach(() => {
  vi.spyOn(api, 'past').mockResolvedValue({ moments: begun.map(({ seq }) => ({ seq, changed: nowOf(viewMessage(seq)) })) });
  window.history.replaceState(null, '', '/tables/t');
});
afterEach(() => {
  cleanup(); // else the address is written once the page of the test has gone
  vi.restoreAllMocks();
});

test('whoever looks back is told how many moves were made since, without those that were taken back', async () => {
  const { result, rerender } = looking();
  act(() => result.current.look(1));
  await until(() => expect(result.current.replay?.now?.seq).toBe(1));
  expect(result.current.replay?.news).toBe(0);
  rerender(story(entry(3, note), entry(4, note), undone(5, 4)));
  await until(() => expect(result.current.replay?.news).toBe(1));
});

test.each<[string, (leave: () => void) => void]>([
  ['the button', (leave) => leave()],
  ['the browser\'s own "back"', () => window.history.back()],
])('who left by %s and looks back again counts from then', async (_, leave) => {
  const { result, rerender } = looking();
  act(() => result.current.look(1));
  await until(() => expect(result.current.replay?.now?.seq).toBe(1));
  act(() => leave(result.current.leave));
  await until(() => expect(result.current.replay).toBeNull());
  rerender(story(entry(3, note), entry(4, note)));
  act(() => result.current.look(1));
  await until(() => expect(result.current.replay).not.toBeNull());
  expect(result.current.replay?.news).toBe(0);
});

test('a step over what was taken back, where that is skipped, tells nothing of it', async () => {
  const entries = [entry(1, [{ type: 'a' }]), entry(2, [{ type: 'gone' }]), entry(3, [{ type: 'gone' }]), undone(4, 2, 3), entry(5, [{ type: 'b' }])];
  vi.spyOn(api, 'past').mockResolvedValue({ moments: entries.map(({ seq }) => ({ seq, changed: nowOf(viewMessage(seq)) })) });
  window.history.replaceState(null, '', '/tables/t?at=1');
  const { result } = renderHook(() => useReplay('tables/t', { ...untold, entries, catchingUp: false }));
  await until(() => expect(result.current.replay?.now).not.toBeNull());
  act(() => result.current.skip(true));
  expect(result.current.replay?.stops).toEqual([1, 4, 5]);
  act(() => result.current.step(true));
  expect(result.current.replay?.at).toBe(4);
  expect(result.current.replay?.story.recent.map(({ seq }) => seq)).toEqual([]);
});
