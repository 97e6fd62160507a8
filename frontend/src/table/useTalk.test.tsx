import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Entry, Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { entry, viewMessage } from '../live/messages.fixture';
import { nowOf } from '../live/story';
import type { TableNow } from './useTable';
import { useTalk } from './useTalk';

vi.mock('../me/MeProvider', () => ({ useMe: () => ({ me: { id: 'p0', name: 'Awa' } }) }));

/** What is said holds until something is played after it. */
const outdated = (_: Entry, __: readonly Entry[], since: readonly Entry[]) => (since.some(({ kind }) => kind === 'played') ? { when: { key: 'a' }, why: { key: 'b' } } : null);
const game = { key: 'toy', talks: true, outdated } as unknown as AnyGame;
const said: Entry = { ...entry(3), kind: 'said', seat: 1, data: { text: 'Give me your 3!' } };
const now = nowOf(viewMessage(5));

/** What stands at the seats once these entries are told, where one looks at that one (null: as it stands). */
function talk() {
  const told = (entries: Entry[]) => ({ story: { now, entries, recent: [], catchingUp: false }, now, you: 0 }) as unknown as TableNow;
  const page = renderHook(({ entries, at }: { readonly entries: Entry[]; readonly at: number | null }) => useTalk({ id: 't' } as Table, game, told(entries), { at, until: null }), { initialProps: { entries: [entry(1), entry(2)], at: null as number | null } });
  return (entries: Entry[], at: number | null) => {
    page.rerender({ entries, at });
    return [...page.result.current.said.values()];
  };
}

test('what holds no longer does not stand at its seat again while one looks back', () => {
  const at = talk();
  const all = [entry(1), entry(2), said];
  expect(at(all, null)).toEqual(['Give me your 3!']);
  expect(at([...all, entry(4)], null)).toEqual([]);
  expect(at([...all, entry(4)], 2)).toEqual([]);
});

test('what is said while one looks back stands at its seat', () => {
  expect(talk()([entry(1), entry(2), said], 2)).toEqual(['Give me your 3!']);
});

test('what may be said is offered for how the table stands, also while one looks back', () => {
  const offers = { ...game, phrases: (view: unknown) => [{ name: null, lines: [{ key: String(view) }] }] } as unknown as AnyGame;
  const live = { story: { now, entries: [entry(1)], recent: [], catchingUp: false }, now: { ...now, view: 'over' }, you: 0 } as unknown as TableNow;
  const { result } = renderHook(() => useTalk({ id: 't' } as Table, offers, live, { at: 1, until: null }));
  expect(result.current.talk.phrases).toEqual([{ name: null, lines: [{ key: 'over' }] }]);
});
