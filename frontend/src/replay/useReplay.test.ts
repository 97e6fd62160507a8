import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { Entry } from '../api/wire';
import * as api from '../api/story';
import { entry, viewMessage } from '../live/messages.fixture';
import { nowOf, untold } from '../live/story';
import { until } from '../patience.fixture';
import { useReplay } from './useReplay';

afterEach(() => void vi.restoreAllMocks());

test('a step over what was taken back, where that is skipped, tells nothing of it', async () => {
  const undone: Entry = { ...entry(4), kind: 'undone', data: { entries: [2, 3] } };
  const entries = [entry(1, [{ type: 'a' }]), entry(2, [{ type: 'gone' }]), entry(3, [{ type: 'gone' }]), undone, entry(5, [{ type: 'b' }])];
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
