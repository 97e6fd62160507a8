import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Director, FLIGHT, STAGGER, type Cue } from './director';
import type { Scene } from './scene';
import { speed } from './speed';

const flight = (thing: string) => ({ thing, from: 'pile', to: 'seat:0/hand' });
const cue = (seq: number, scene: Scene): Cue => ({ seq, note: { type: 'note', n: seq }, scene, before: new Map(), again: false });
const held = (seq: number, hold = 1000) => cue(seq, { hold });

let director: Director;
const playing = () => director.read().cue?.seq ?? null;

describe('the director', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    director = new Director();
    speed.set('calm');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('plays one scene after the other, each for as long as it flies and is held', () => {
    director.show([cue(1, { flights: [flight('a'), flight('b')], hold: 500 }), held(2)]);
    vi.advanceTimersByTime(FLIGHT + STAGGER + 499);
    expect(playing()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(playing()).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(playing()).toBeNull();
  });

  test('puts what comes meanwhile behind what waits', () => {
    director.show([held(1), held(2)]);
    director.show([held(3)]);
    vi.advanceTimersByTime(2000);
    expect(playing()).toBe(3);
  });

  test('ends all at once when somebody presses', () => {
    director.show([held(1), held(2), held(3)]);
    director.end();
    expect(playing()).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(playing()).toBeNull();
  });

  test('who has nothing to decide looks at each for half as long, though all flies as fast', () => {
    director.hurry(true);
    director.show([cue(1, { flights: [flight('a')], hold: 1000 }), held(2)]);
    vi.advanceTimersByTime(FLIGHT + 499);
    expect(playing()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(playing()).toBe(2);
    director.hurry(false);
    director.show([held(3)]);
    vi.advanceTimersByTime(500 + 999);
    expect(playing()).toBe(3);
  });

  test('plays in half the time when quick, and nothing when off', () => {
    speed.set('quick');
    director.show([held(1)]);
    vi.advanceTimersByTime(500);
    expect(playing()).toBeNull();
    speed.set('off');
    director.show([held(2)]);
    expect(playing()).toBeNull();
  });

  test('holds a scene but waits for no flight where the device asks for stillness', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    director.show([cue(1, { flights: [flight('a')], hold: 500 })]);
    vi.advanceTimersByTime(500);
    expect(playing()).toBeNull();
  });

  test('shows nothing on a page that nobody sees', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    director.show([held(1)]);
    expect(playing()).toBeNull();
    hidden.mockRestore();
  });

  test('leaves out the beginning of a chain that is too long', () => {
    const seen: (number | null)[] = [];
    director.listen(() => seen.push(playing()));
    director.show(Array.from({ length: 40 }, (_, at) => held(at + 1)));
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual([29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, null]);
  });

  test('is never more than five seconds behind those who play fast, and still shows the last', () => {
    for (let seq = 1; seq <= 8; seq++) director.show([held(seq, 2000)]);
    vi.advanceTimersByTime(2000);
    expect(playing()).toBe(7);
    vi.advanceTimersByTime(4000);
    expect(playing()).toBeNull();
    director.show([held(9, 9000)]);
    expect(playing()).toBe(9);
  });

  test('tells whole what has come at once, however long it lasts', () => {
    director.show([held(1, 300)]);
    director.show([held(2, 3000), held(3, 3000), held(4, 3000)]);
    vi.advanceTimersByTime(300);
    expect(playing()).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(playing()).toBe(3);
  });

  test('tells of each change once', () => {
    const heard = vi.fn();
    const deaf = director.listen(heard);
    director.show([held(1)]);
    director.end();
    director.end();
    expect(heard).toHaveBeenCalledTimes(2);
    deaf();
    director.show([held(2)]);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
