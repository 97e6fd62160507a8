import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { viewMessage } from '../live/messages.fixture';
import type { Scenes } from './useScenes';
import type { TableNow } from './useTable';
import { useWaits } from './useWaits';

interface Moment {
  readonly asked: number | null;
  readonly plays: boolean;
  readonly more?: Partial<TableNow>;
  readonly held?: boolean;
  readonly front?: string;
}

/** Whether the question waits, at each of these moments of a page. */
function waits(...moments: Moment[]): boolean[] {
  const [first, ...rest] = moments;
  const { result, rerender } = renderHook(
    ({ asked, plays, more = {}, held = false, front }: Moment) => {
      const live = { now: { ...viewMessage(1), asked }, pending: null, refused: null, connection: 'live', ...more } as unknown as TableNow;
      return useWaits(live, { until: plays ? {} : null } as Scenes, held, front ?? null);
    },
    { initialProps: first ?? { asked: null, plays: false } },
  );
  return [result.current, ...rest.map((moment) => (rerender(moment), result.current))];
}

test('the next question waits until what came with it has been seen', () => {
  expect(waits({ asked: 3, plays: false }, { asked: 7, plays: true }, { asked: 7, plays: false })).toEqual([false, true, false]);
});

test('so does who is waited for', () => {
  expect(waits({ asked: 3, plays: false }, { asked: null, plays: true }, { asked: null, plays: false })).toEqual([false, true, false]);
});

test('a question that stands already stays while others do something', () => {
  expect(waits({ asked: 3, plays: false }, { asked: 3, plays: true })).toEqual([false, false]);
});

test('after one scene follows the next, and the question waits for both', () => {
  expect(waits({ asked: 3, plays: false }, { asked: 7, plays: true }, { asked: 9, plays: true }, { asked: 9, plays: false })).toEqual([false, true, true, false]);
});

test('it waits, too, for what the board has put in front of the table, until that is closed', () => {
  const front = 'Round 1 scored';
  expect(waits({ asked: 3, plays: false, front }, { asked: 3, plays: false })).toEqual([true, false]);
});

test.each([
  ['a move that waits for a second press', { held: true }],
  ['a move that is on its way', { more: { pending: { type: 'led' } } }],
  ['why a move was refused', { more: { refused: { code: 'stale', reason: null } } }],
  ['that the game is paused', { more: { now: { ...viewMessage(1), asked: 7, status: 'paused' } } }],
  ['that there is no connection', { more: { connection: 'lost' } }],
] as [string, Partial<Moment>][])('%s is said at once', (_, own) => {
  expect(waits({ asked: 3, plays: false }, { asked: 7, plays: true, front: 'Round 1 scored', ...own })).toEqual([false, false]);
});
