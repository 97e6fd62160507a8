import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { BoardProps } from '../games/game';
import { entry } from '../live/messages.fixture';
import { useDue } from './useDue';

type Now = Pick<BoardProps<unknown, unknown, unknown, unknown>, 'waiting' | 'scene' | 'story' | 'you' | 'asked'>;

const waitsFor = (...seats: number[]): Now['waiting'] => ({ seats, window: false, topic: null, deadline: null });
const tells = (seq: number, again = false): Now['scene'] => ({ seq, note: {}, scene: {}, again });
const played = (seq: number, seat: number) => ({ ...entry(seq), kind: 'played' as const, seat });
const story = [played(1, 0), played(2, 1), { ...entry(3), kind: 'drawn' as const, seat: null }] as Now['story'];
const start: Now = { waiting: waitsFor(0), scene: null, story: [], you: 2, asked: null };

function shown() {
  return renderHook((now: Now) => useDue(now, null), { initialProps: start });
}

test('the mark goes with what is told: from who moved to the next one, and to who is waited for when all is told', () => {
  const { result, rerender } = shown();
  const marked = (now: Partial<Now>) => {
    rerender({ ...start, waiting: waitsFor(2), story, asked: 3, ...now });
    return result.current;
  };
  expect(result.current).toEqual([0]);
  expect(marked({ scene: tells(1) })).toEqual([0]);
  expect(marked({ scene: tells(2) })).toEqual([1]);
  // What chance says after a move is told as part of it.
  expect(marked({ scene: tells(3) })).toEqual([1]);
  expect(marked({ scene: null })).toEqual([2]);
});

test('from what comes of a move to another seat on nobody is marked: who moved has done so, and who is next is not told yet', () => {
  const { result, rerender } = shown();
  const notes = [{ type: 'played', seat: 1 }, { type: 'won', seat: 2 }, { type: 'turned' }, { type: 'scored', seat: 1 }];
  const later = [{ type: 'drawn' }];
  const told = [played(1, 0), { ...played(2, 1), notes }, { ...entry(3, later), kind: 'drawn' as const, seat: null }] as unknown as Now['story'];
  const marked = [...notes.map((note) => ({ seq: 2, note })), { seq: 3, note: later[0] }].map((scene) => {
    rerender({ ...start, waiting: waitsFor(2), story: told, asked: 3, scene: { ...scene, scene: {}, again: false } });
    return result.current;
  });
  expect(marked).toEqual([[1], [], [], [], []]);
  rerender({ ...start, waiting: waitsFor(2), story: told, asked: 3 });
  expect(result.current).toEqual([2]);
});

test('whoever was waited for before a scene, and still is, keeps the mark', () => {
  const { result, rerender } = shown();
  rerender({ ...start, waiting: waitsFor(0, 1, 2), asked: 0 });
  rerender({ ...start, waiting: waitsFor(1, 2), story: [played(1, 0)], scene: tells(1), asked: 0 });
  expect(result.current).toEqual([0, 1, 2]);
});

test('a question of one’s own that came with what is told is none yet', () => {
  const { result, rerender } = shown();
  rerender({ ...start, waiting: waitsFor(2), asked: 0 });
  rerender({ ...start, waiting: waitsFor(2), story, scene: tells(2), asked: 3 });
  expect(result.current).toEqual([1]);
});

test('what is told once more takes the mark from nobody', () => {
  const { result, rerender } = shown();
  rerender({ ...start, waiting: waitsFor(2), story, scene: tells(1, true), asked: 3 });
  expect(result.current).toEqual([2]);
});
