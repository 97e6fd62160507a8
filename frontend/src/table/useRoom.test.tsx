import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { viewMessage, entry } from '../live/messages.fixture';
import { nowOf } from '../live/story';
import { MeProvider } from '../me/MeProvider';

const { options, replay } = vi.hoisted(() => ({ options: [] as { tries?: boolean }[], replay: { tried: null as object | null } }));
vi.mock('./useScenes', () => ({ useScenes: (_game: unknown, _story: unknown, _you: unknown, given: object) => { options.push(given); return { cue: null, until: null, marks: new Set(), more: false }; } }));
const now = { ...nowOf(viewMessage(1)), view: {}, seats: [], you: 0 };
const story = { now, entries: [entry(1)], recent: [], catchingUp: false };
vi.mock('./useTable', () => ({ useLive: () => ({ now, you: 0, story, connection: 'live', pending: null, choose: () => undefined }) }));
vi.mock('./useTalk', () => ({ useTalk: () => ({}) }));
vi.mock('../replay/useReplay', () => ({ useReplay: () => ({ replay: { at: 1, now, story, jumps: 3, tried: replay.tried }, look: () => undefined }) }));

test('scenes are told as of moves that are only tried, and only as long as they are', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('none')));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  const { useRoom } = await import('./useRoom');
  const { rerender } = renderHook(() => useRoom({ id: 't' } as Table, { key: 'toy' } as unknown as AnyGame), { wrapper: MeProvider });
  expect(options.at(-1)?.tries).toBe(false);
  replay.tried = { at: 1, choose: null };
  rerender();
  expect(options.at(-1)?.tries).toBe(true);
});
