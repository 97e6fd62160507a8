import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { until } from '../patience.fixture';
import { heard } from '../ui/notes.fixture';
import { tap, taps } from './taps';

beforeEach(() => taps.set('yes'));
afterEach(() => vi.unstubAllGlobals());

test('one hears to whom something goes: each seat has a tone of its own, and none is the table’s', async () => {
  const pitches = heard();
  for (const goal of ['pile', 'seat:0', 'seat:1/bag/oil', 'seat:2', 'seat:3', 'seat:4', 'seat:5', 'seat:6/hand']) tap(goal);
  await until(() => expect(new Set(pitches).size).toBe(8));
  expect(Math.min(...pitches)).toBe(pitches[0]);
});

test('what comes to one seat sounds the same wherever it lands there', async () => {
  const pitches = heard();
  tap('seat:1/hand');
  tap('seat:1/bag/oil');
  await until(() => expect(pitches).toHaveLength(2));
  expect(pitches[0]).toBe(pitches[1]);
});

test('nothing is heard where one wants silence', async () => {
  const pitches = heard();
  taps.set('no');
  tap('seat:0');
  taps.set('yes');
  tap('seat:1');
  await until(() => expect(pitches).toHaveLength(1));
});

test('a page that nobody has touched is silent', async () => {
  const silent = heard(false);
  tap('seat:0');
  const pitches = heard();
  tap('seat:1');
  await until(() => expect(pitches).toHaveLength(1));
  expect(silent).toEqual([]);
});
