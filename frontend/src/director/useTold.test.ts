import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Entry } from '../api/wire';
import { entry } from '../live/messages.fixture';
import { useTold } from './useTold';

interface Count {
  readonly count: number;
}
type Added = Readonly<Record<'type', string>>;
interface Now {
  readonly view: Count;
  readonly story: readonly Entry[];
  readonly scene: { readonly seq: number; readonly note: Added; readonly scene: object; readonly again?: boolean } | null;
  readonly past?: boolean;
}

const after = ({ count }: Count): Count => ({ count: count + 1 });
const [one, other]: readonly [Added, Added] = [{ type: 'added' }, { type: 'added' }];
const story = [entry(1), entry(2, [one, other])];
const told = (...steps: readonly Now[]) => {
  const [first, ...later] = steps;
  if (first === undefined) throw new Error('nothing to tell');
  const { result, rerender } = renderHook((now: Now) => useTold(now, after), { initialProps: first });
  for (const step of later) rerender(step);
  return result.current.count;
};

const before: Now = { view: { count: 0 }, story: story.slice(0, 1), scene: null };
const ended: Now = { view: { count: 2 }, story, scene: null };
const playing = (note: Added, again = false): Now => ({ ...ended, scene: { seq: 2, note, scene: {}, again } });

test('each note changes what was seen before, until all has been told', () => {
  expect(told(before, playing(one))).toBe(1);
  expect(told(before, playing(one), playing(other))).toBe(2);
  expect(told(before, playing(one), ended)).toBe(2);
});

test('what is told once more was shown long ago: the board stays as it is', () => {
  expect(told(before, ended, playing(one, true))).toBe(2);
});

test('who comes back from the past sees the table as it is, whatever plays: what was looked at is not what came before', () => {
  const past: Now = { view: { count: 9 }, story: story.slice(0, 1), scene: null, past: true };
  expect(told(before, ended, past, playing(one))).toBe(2);
});

test('where what was seen is taken back by what has come nothing leads on from it', () => {
  const undone: Entry = { ...entry(3), kind: 'undone', data: { entries: [2] } };
  const again = [entry(1), undone, entry(4, [one])];
  expect(told({ view: { count: 2 }, story, scene: null }, { view: { count: 1 }, story: again, scene: { seq: 4, note: one, scene: {} } })).toBe(1);
});
