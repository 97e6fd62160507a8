import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { entry } from '../live/messages.fixture';
import { untold } from '../live/story';
import type { Replay } from '../replay/useReplay';
import type { Commit } from '../undo/useCommit';
import { useShown } from './useShown';
import type { TableNow } from './useTable';

const commit = { choose: () => undefined, held: null } as unknown as Commit;
const note = { type: 'put' };
const live = (...recent: readonly number[]): TableNow =>
  ({ story: { ...untold, entries: [entry(1), entry(2, [note]), entry(3, [note])], recent: recent.map((seq) => ({ seq, note })), catchingUp: false } }) as unknown as TableNow;
const past = { now: { you: 0 }, story: { ...untold, entries: [entry(1)] }, tried: null } as unknown as Replay;

test('who comes back from looking back is not told the newest move once more, but what comes then', () => {
  const seen = live(2);
  const { result, rerender } = renderHook(({ table, replay }: { readonly table: TableNow; readonly replay: Replay | null }) => useShown(table, commit, replay).story, {
    initialProps: { table: seen, replay: null as Replay | null },
  });
  expect(result.current.recent).toHaveLength(1);
  rerender({ table: seen, replay: past });
  expect(result.current.entries).toHaveLength(1);
  rerender({ table: seen, replay: null });
  expect([result.current.entries.length, result.current.recent]).toEqual([3, []]);
  rerender({ table: live(3), replay: null });
  expect(result.current.recent).toHaveLength(1);
});

test('who sits there keeps their own place where everything is open, and nobody else is given one', () => {
  const everything = { ...past, eyes: 'all', now: { you: null, view: { hands: [], you: null } } } as unknown as Replay;
  const shownTo = (you: number | null) => {
    const table = { ...live(), you };
    return renderHook(() => useShown(table, commit, everything)).result.current;
  };
  expect(shownTo(1)).toMatchObject({ you: 1, now: { you: 1, view: { hands: [], you: 1 } } });
  expect(shownTo(null)).toMatchObject({ you: null, now: { you: null, view: { you: null } } });
});

test('who tries moves for a seat sees with its eyes, also where everything was open before', () => {
  const now = { you: 2, view: { you: 2, seats: [] } };
  const tries = { ...past, eyes: 'all', now, tried: { now, choose: () => undefined } } as unknown as Replay;
  const table = { ...live(), you: 0 };
  const { result } = renderHook(() => useShown(table, commit, tries));
  expect(result.current).toMatchObject({ you: 2, now: { view: { you: 2 } } });
});
