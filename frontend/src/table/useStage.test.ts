import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Now } from '../api/wire';
import type { Playing } from '../director/scene';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';
import { entry } from '../live/messages.fixture';
import { untold } from '../live/story';
import { useStage } from './useStage';

const stage = (turn: unknown) => ({ key: 'stage', args: { turn: Number(turn) } });
const game = {
  stage: (view: unknown) => stage((view as { turn: number }).turn),
  stageFrom: (note: unknown) => ((note as { turn?: number }).turn === undefined ? null : stage((note as { turn: number }).turn)),
} as unknown as AnyGame;
const notes = [{ type: 'shown' }, { type: 'turn_started', turn: 4 }, { type: 'chosen' }];
const entries = [entry(1, [{ type: 'turn_started', turn: 3 }]), entry(2, notes)];
const at = (turn: number) => ({ now: { view: { turn } } as unknown as Now, story: { ...untold, entries } });
const third = at(3);
const fourth = at(4);
const plays = (note: unknown): Playing<unknown> => ({ seq: 2, note, scene: {} });

interface Shown {
  readonly now: typeof third;
  readonly until: Playing<unknown> | null;
}

test('while scenes play the top line goes on with what they tell, not before and not after it', () => {
  const { result, rerender } = renderHook<LogLine | null, Shown>(({ now, until }: Shown) => useStage(game, now, until, false), { initialProps: { now: third, until: null } });
  rerender({ now: fourth, until: plays(notes[0]) });
  expect(result.current).toEqual(stage(3));
  rerender({ now: fourth, until: plays(notes[2]) });
  expect(result.current).toEqual(stage(4));
  rerender({ now: fourth, until: null });
  expect(result.current).toEqual(stage(4));
});

test('a game whose notes do not tell it waits for the end of the scenes', () => {
  const silent = { ...game, stageFrom: undefined } as unknown as AnyGame;
  const { result, rerender } = renderHook<LogLine | null, Shown>(({ now, until }: Shown) => useStage(silent, now, until, false), { initialProps: { now: third, until: null } });
  rerender({ now: fourth, until: plays(notes[2]) });
  expect(result.current).toEqual(stage(3));
});

test('where a game says what each note changes, it is as far as the table that has been told', () => {
  const counting = { ...game, stageFrom: undefined, after: (view: { turn: number }, note: { turn?: number }) => ({ turn: note.turn ?? view.turn }) } as unknown as AnyGame;
  const { result, rerender } = renderHook<LogLine | null, Shown>(({ now, until }: Shown) => useStage(counting, now, until, false), { initialProps: { now: { ...third, story: { ...third.story, entries: entries.slice(0, 1) } }, until: null } });
  rerender({ now: at(5), until: plays(notes[0]) });
  expect(result.current).toEqual(stage(3));
  rerender({ now: at(5), until: plays(notes[1]) });
  expect(result.current).toEqual(stage(4));
  rerender({ now: at(5), until: null });
  expect(result.current).toEqual(stage(5));
});
