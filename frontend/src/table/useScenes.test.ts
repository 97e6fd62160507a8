import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Entry } from '../api/wire';
import { speed } from '../director/speed';
import type { AnyGame } from '../games/game';
import { entry } from '../live/messages.fixture';
import { untold, type Story } from '../live/story';
import { useScenes, useStaged } from './useScenes';

const HOLD = 1000;
const game = { scene: () => ({ hold: HOLD }) } as unknown as AnyGame;
const note = { type: 'put' };
const table = { current: document.createElement('div') };

const before: Story = { ...untold, entries: [entry(1)], catchingUp: false };
const news = (...entries: Entry[]): Story => ({
  ...before,
  entries: [...before.entries, ...entries],
  recent: entries.flatMap(({ seq, notes }) => notes.map((each) => ({ seq, note: each }))),
});
const two = news(entry(2, [note]), entry(3, [note]));

/** Tells stories to a page, and keeps of each drawing the last entry in it and the entry that is shown, until it ends. */
function page() {
  const drawings: [number | undefined, number | undefined][] = [];
  const { result, rerender } = renderHook(
    (story: Story) => {
      const scenes = useScenes(game, story, null);
      drawings.push([story.entries.at(-1)?.seq, scenes.cue?.seq]);
      return scenes;
    },
    { initialProps: before },
  );
  const stands = () => act(() => result.current.follow(table));
  stands();
  return { result, rerender, stands, drawings };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  speed.set('calm');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nobody sees how it ends before it is shown: no drawing has the news without their first scene', () => {
  const { rerender, stands, drawings } = page();
  rerender(two);
  stands();
  const withNews = drawings.filter(([last]) => last === 3);
  expect(withNews.length).toBeGreaterThan(0);
  expect(withNews.map(([, shown]) => shown)).toEqual(withNews.map(() => 2));
});

test('nor has one that comes before what the director tells is drawn', () => {
  const { result, rerender } = renderHook(
    (story: Story) => {
      const [, draw] = useState(0);
      return { ...useScenes(game, story, null), draw };
    },
    { initialProps: before },
  );
  rerender(two);
  act(() => {
    result.current.follow(table);
    flushSync(() => result.current.draw(1));
    expect(result.current.cue?.seq).toBe(2);
  });
});

test('each scene is shown once, and then the board as it is', () => {
  const { result, rerender, stands } = page();
  rerender(two);
  stands();
  act(() => void vi.advanceTimersByTime(HOLD));
  expect(result.current.cue?.seq).toBe(3);
  act(() => void vi.advanceTimersByTime(HOLD));
  expect(result.current.cue).toBeNull();
  rerender({ ...two });
  stands();
  expect(result.current.cue).toBeNull();
});

test('the story is told up to what is shown, and whole where it is told once more', () => {
  const { result, rerender, stands } = page();
  rerender(two);
  stands();
  expect(result.current.until?.seq).toBe(2);
  act(() => void vi.advanceTimersByTime(2 * HOLD));
  act(() => result.current.retell(1));
  expect([result.current.cue?.seq, result.current.until]).toEqual([2, null]);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.cue).toBeNull();
});

test('what was taken back is neither told once more nor marked as what the last move has changed', () => {
  const played = (seq: number, seat: number): Entry => ({ ...entry(seq, [{ type: 'put', seq }]), seat });
  const marking = { scene: ({ seq }: { readonly seq: number }) => ({ hold: HOLD, marks: [`stage/${seq}`] }) } as unknown as AnyGame;
  const undone: Entry = { ...entry(3), kind: 'undone', data: { entries: [2] } };
  const { result, rerender } = renderHook((entries: readonly Entry[]) => useScenes(marking, { ...before, entries }, 0), { initialProps: [played(1, 0), played(2, 1), undone] });
  expect([...result.current.marks]).toEqual(['stage/1']);
  rerender([played(1, 0), played(2, 1), undone, played(4, 1)]);
  act(() => result.current.retell(1));
  expect(result.current.cue?.seq).toBe(4);
});

test('who has nothing to decide looks for half as long, and as long as ever from the scene on that comes with a question', () => {
  const drawn = ({ story, rests }: { readonly story: Story; readonly rests: boolean }) => {
    const scenes = useScenes(game, story, null, { rests });
    useLayoutEffect(() => scenes.follow(table));
    return scenes;
  };
  const { result, rerender } = renderHook(drawn, { initialProps: { story: before, rests: true } });
  const comes = (story: Story, rests: boolean) => {
    rerender({ story, rests });
    expect(result.current.cue).not.toBeNull();
    act(() => void vi.advanceTimersByTime(HOLD / 2));
  };
  const one = news(entry(2, [note]));
  comes(one, true);
  expect(result.current.cue).toBeNull();
  comes({ ...one, entries: two.entries, recent: [{ seq: 3, note }] }, false);
  expect(result.current.cue?.seq).toBe(3);
});

test('what was taken back is told no more: not of what has come at once, nor of what plays or waits', () => {
  const undone = (seq: number, ...entries: readonly number[]): Entry => ({ ...entry(seq), kind: 'undone', data: { entries } });
  const { result, rerender, stands } = page();
  rerender(news(entry(2, [note]), undone(3, 2), entry(4, [note, note])));
  stands();
  expect(result.current.cue?.seq).toBe(4);
  const all = [entry(2, [note]), undone(3, 2), entry(4, [note, note]), undone(5, 4)];
  rerender({ ...news(...all), recent: [] });
  stands();
  expect(result.current.cue).toBeNull();
});

test('what comes meanwhile cuts off what is told once more, and the board is drawn as before it', () => {
  const one = news(entry(2, [note]));
  const { result, rerender, stands } = page();
  rerender({ ...one, recent: [] });
  stands();
  act(() => result.current.retell(1));
  expect([result.current.cue?.seq, result.current.until]).toEqual([2, null]);
  rerender({ ...one, entries: two.entries, recent: [{ seq: 3, note }] });
  expect(result.current.until?.seq).toBe(3);
  stands();
  expect(result.current.until?.seq).toBe(3);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.cue).toBeNull();
});

test('with motion off nothing is shown, nor later when it is on again', () => {
  speed.set('off');
  const { result, rerender, stands } = page();
  rerender(two);
  stands();
  expect(result.current.cue).toBeNull();
  speed.set('calm');
  rerender({ ...two });
  expect(result.current.cue).toBeNull();
});

test('with motion off a message is drawn once: nothing is drawn again for scenes that are not shown', () => {
  speed.set('off');
  const { rerender, stands, drawings } = page();
  rerender(two);
  stands();
  expect(drawings.filter(([last]) => last === 3)).toHaveLength(1);
});

describe('a scene that nobody sees counts as told', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get');
  afterEach(() => void hidden.mockReturnValue(false));

  test('who comes back to the page finds the board as it is, whatever is drawn anew', () => {
    hidden.mockReturnValue(true);
    const { result, rerender, stands } = page();
    rerender(two);
    stands();
    hidden.mockReturnValue(false);
    rerender({ ...two, entries: [...two.entries] });
    stands();
    expect(result.current.cue).toBeNull();
  });

  test('also where the page was left between the drawing and the scene', () => {
    const { result, rerender, stands } = page();
    rerender(two);
    expect(result.current.cue?.seq).toBe(2);
    hidden.mockReturnValue(true);
    stands();
    expect(result.current.cue).toBeNull();
  });
});

test('what was changed is marked itself, and not also what holds it, unless that is all that is drawn', () => {
  const board = document.createElement('div');
  board.innerHTML = '<ul data-at="hand"><li data-at="hand/1"></li><li data-at="hand/2"></li></ul><p data-at="pile"></p>';
  const staged = (...marks: string[]) => {
    renderHook(() => useStaged({ current: board }, { cue: null, more: false, until: null, follow: () => undefined, retell: () => undefined, marks: new Set(marks) }));
    return Array.from(board.querySelectorAll<HTMLElement>('[data-fresh]'), ({ dataset }) => dataset.at);
  };
  expect(staged('hand', 'hand/2', 'pile')).toEqual(['hand/2', 'pile']);
  expect(staged('hand')).toEqual(['hand']);
});

interface Then {
  readonly story: Story;
  readonly jumps: number | null;
  readonly tries?: boolean;
}

/** Told by a page that stands, where one may look back. */
function travels(from: Story) {
  const initialProps: Then = { story: from, jumps: null };
  const drawn = renderHook(({ story, ...options }: Then) => useScenes(game, story, null, options), { initialProps });
  const stands = () => act(() => drawn.result.current.follow(table));
  stands();
  return {
    scenes: drawn.result,
    /** `jumps`: as of useReplay; null: as it stands. */
    goes: (story: Story, jumps: number | null, tries = false) => {
      drawn.rerender({ story, jumps, tries });
      const first = drawn.result.current.cue?.seq;
      stands();
      /** What the drawing showed that brought this. */
      return first;
    },
  };
}

const long = news(entry(2, [note]), entry(3, [note]), entry(4, [note]), entry(5, [note]));
const live: Story = { ...long, recent: [] };
const asOf = (at: number, from = at): Story => ({ ...live, entries: live.entries.slice(0, at), recent: live.entries.slice(from, at).map(({ seq }) => ({ seq, note })) });

test('a scene of the past does not play on upon the table as it stands, to which the browser leads back without a press in the page', () => {
  const { scenes, goes } = travels(live);
  goes(asOf(2), 1);
  goes(asOf(3, 2), 1);
  expect(scenes.current.until?.seq).toBe(3);
  goes(live, null);
  expect(scenes.current.until).toBeNull();
});

test('nor upon an earlier moment, to which the leader of a review has led', () => {
  const { scenes, goes } = travels(live);
  goes(asOf(4), 1);
  goes(asOf(5, 4), 1);
  goes(asOf(2), 2);
  expect(scenes.current.cue).toBeNull();
});

test('nor does a scene of the newest entry, which stands there already', () => {
  const { scenes, goes } = travels(live);
  goes(asOf(4), 1);
  goes(asOf(5, 4), 1);
  expect(scenes.current.until?.seq).toBe(5);
  goes(live, null);
  expect(scenes.current.until).toBeNull();
});

test('nor upon a later moment, to which the leader has jumped', () => {
  const { scenes, goes } = travels(live);
  goes(asOf(2), 1);
  goes(asOf(3, 2), 1);
  expect(scenes.current.cue?.seq).toBe(3);
  goes(asOf(5), 2);
  expect(scenes.current.cue).toBeNull();
});

test('a step whose view is fetched plays its scene once that has come, which ends', () => {
  const { scenes, goes } = travels(live);
  goes(asOf(2), 1);
  goes(asOf(3), 1);
  goes(asOf(3, 2), 1);
  expect(scenes.current.cue?.seq).toBe(3);
  act(() => void vi.advanceTimersByTime(HOLD));
  expect(scenes.current.cue).toBeNull();
});

test('a step is drawn with its scene each time that one goes it', () => {
  const { goes } = travels(live);
  goes(asOf(2), 1);
  for (let time = 1; time <= 2; time++) {
    expect(goes(asOf(3, 2), 1)).toBe(3);
    act(() => void vi.advanceTimersByTime(HOLD));
    goes(asOf(2), 1);
  }
});

test('but not once more where its view is fetched again', () => {
  const { scenes, goes } = travels(live);
  goes(asOf(2), 1);
  goes(asOf(3, 2), 1);
  act(() => void vi.advanceTimersByTime(HOLD));
  goes(asOf(3), 1);
  expect(goes(asOf(3, 2), 1)).toBeUndefined();
  expect(scenes.current.cue).toBeNull();
});

test('nor is the step from which moves were tried told once more to who gives them up', () => {
  const { scenes, goes } = travels(live);
  goes(asOf(2), 1);
  goes(asOf(3, 2), 1);
  act(() => void vi.advanceTimersByTime(HOLD));
  goes(asOf(3), 1, true);
  goes({ ...asOf(3), entries: [...asOf(3).entries, entry(4, [note])], recent: [{ seq: 4, note }] }, 1, true);
  act(() => void vi.advanceTimersByTime(HOLD));
  expect(goes(asOf(3, 2), 1)).toBeUndefined();
  expect(scenes.current.cue).toBeNull();
  // The next step is told all the same.
  expect(goes(asOf(4, 3), 1)).toBe(4);
});

test('who steps on from a move that was tried sees what was really played', () => {
  const { scenes, goes } = travels(live);
  const other = { type: 'other' };
  goes(asOf(2), 1);
  goes({ ...asOf(2), entries: [...asOf(2).entries, entry(3, [other])], recent: [{ seq: 3, note: other }] }, 1, true);
  expect(scenes.current.cue?.note).toBe(other);
  act(() => void vi.advanceTimersByTime(HOLD));
  expect(goes(asOf(3, 2), 1)).toBe(3);
  expect(scenes.current.cue?.note).toBe(note);
});

test('and not the end of what was tried, where others lead from it before that was over', () => {
  const { scenes, goes } = travels(live);
  goes(asOf(2), 1);
  goes({ ...asOf(2), entries: [...asOf(2).entries, entry(3, [note])], recent: [{ seq: 3, note }] }, 1, true);
  goes(asOf(3), 1);
  expect(scenes.current.cue).toBeNull();
});

/** A page with one card, that may be carried and lies as it is told. */
function withCard() {
  const board = document.createElement('div');
  board.innerHTML = '<i data-at="hand/1"></i>';
  const card = board.firstElementChild as HTMLElement;
  const { result, rerender } = renderHook((story: Story) => useScenes(game, story, null), { initialProps: before });
  const drawn = () => {
    act(() => result.current.follow({ current: board }));
    act(() => void vi.advanceTimersToNextFrame());
  };
  return {
    lies: (x: number, carried: boolean) => {
      card.dataset.inHand = carried ? 'no' : 'before';
      card.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10);
    },
    drops: () => act(() => void window.dispatchEvent(new Event('pointerup'))),
    frame: () => act(() => void vi.advanceTimersToNextFrame()),
    hears: (story: Story) => {
      rerender(story);
      const from = result.current.cue?.before.get('hand/1')?.x;
      drawn();
      return from;
    },
  };
}

test('what is let go over a place flies on from there', () => {
  const { lies, drops, frame, hears } = withCard();
  lies(0, false);
  hears(before);
  lies(60, true);
  drops();
  frame();
  expect(hears(two)).toBe(60);
});

test('what nothing has taken flies from the hand, to which it has gone back', () => {
  const { lies, drops, frame, hears } = withCard();
  lies(0, false);
  hears(before);
  lies(60, true);
  drops();
  lies(0, false);
  frame();
  expect(hears(two)).toBe(0);
});

test('where things lie is not asked again by a message that tells nothing, and may come while something is carried', () => {
  const { lies, hears } = withCard();
  lies(0, false);
  const one = news(entry(2, [note]));
  hears(one);
  lies(60, true);
  hears({ ...one, recent: [] });
  act(() => void vi.advanceTimersByTime(HOLD));
  lies(0, false);
  expect(hears({ ...one, entries: two.entries, recent: [{ seq: 3, note }] })).toBe(0);
});
