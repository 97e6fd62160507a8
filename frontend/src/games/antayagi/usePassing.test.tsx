import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Props } from './model';
import { usePassing } from './usePassing';
import { table, view } from './view.fixture';

const choose = vi.fn();
const pass = { type: 'pass' } as const;
const asking = { seats: [0], window: true, topic: null, deadline: null };
const base: Props = { ...table, legal: [pass], asked: 4, choose };
const shown = (given: Partial<Props>) => renderHook((now: Partial<Props>) => usePassing({ ...base, ...now }), { initialProps: given });

beforeEach(() => {
  choose.mockReset();
  sessionStorage.clear();
});

test('passes once a question, in windows only, as long as it is switched on', () => {
  const { result, rerender } = shown({ waiting: asking });
  expect(choose).not.toHaveBeenCalled();
  act(() => result.current.choose('game'));
  expect(choose).toHaveBeenCalledExactlyOnceWith(pass);
  rerender({ waiting: asking, highlight: 'bone' });
  rerender({ waiting: { ...asking, window: false }, asked: 5 });
  rerender({ waiting: asking, asked: 6, busy: true });
  expect(choose).toHaveBeenCalledTimes(1);
  rerender({ waiting: asking, asked: 6 });
  expect(choose).toHaveBeenCalledTimes(2);
  act(() => result.current.choose('off'));
  rerender({ waiting: asking, asked: 8 });
  expect(choose).toHaveBeenCalledTimes(2);
});

test('for one exchange ends with its turn, and another table has a wish of its own', () => {
  const { result, rerender } = shown({});
  act(() => result.current.choose('stretch'));
  rerender({ view: { ...view, turn: view.turn + 1 }, waiting: asking, asked: 6 });
  expect(result.current.wish).toBe('off');
  expect(choose).not.toHaveBeenCalled();
  act(() => result.current.choose('game'));
  shown({ table: 'there', waiting: asking, asked: 9 });
  expect(choose).toHaveBeenCalledTimes(1);
});

test('is still on after the page was loaded anew', () => {
  const { result, unmount } = shown({});
  act(() => result.current.choose('game'));
  unmount();
  expect(shown({}).result.current.wish).toBe('game');
});
