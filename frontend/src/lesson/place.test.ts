import { expect, test } from 'vitest';

import { overlap, placeFor } from './place';

const ROOM = { x: 0, y: 0, width: 400, height: 800 };
const PANEL = { width: 380, height: 200 };

test('it is put as high as nothing is covered', () => {
  expect(placeFor(PANEL, ROOM, []).y).toBe(0);
  const bar = { x: 0, y: 0, width: 400, height: 50 };
  const card = { x: 150, y: 240, width: 60, height: 90 };
  const { x, y } = placeFor(PANEL, ROOM, [bar, card]);
  expect(y).toBeGreaterThanOrEqual(330);
  expect(overlap({ x, y, ...PANEL }, card)).toBe(0);
});

test('beside what it must not cover, where there is room beside it', () => {
  const left = { x: 0, y: 0, width: 500, height: 800 };
  const place = placeFor(PANEL, { ...ROOM, width: 1000 }, [left]);
  expect(place).toEqual({ x: 620, y: 0 });
});

test('of the places where it covers nothing that is needed, one where what is new is seen', () => {
  const bar = { x: 0, y: 0, width: 400, height: 50 };
  const trick = { x: 100, y: 60, width: 60, height: 90 };
  const { x, y } = placeFor(PANEL, ROOM, [bar], [trick]);
  expect(overlap({ x, y, ...PANEL }, trick)).toBe(0);
  const full = { x: 0, y: 150, width: 400, height: 650 };
  expect(placeFor({ width: 380, height: 90 }, ROOM, [bar, full], [trick]).y).toBeLessThan(61);
});

test('where there is no room it covers as little as can be', () => {
  const all = { x: 0, y: 0, width: 400, height: 700 };
  expect(placeFor(PANEL, ROOM, [all]).y).toBe(600);
});

test('it never leaves the room, however large it is', () => {
  expect(placeFor({ width: 600, height: 900 }, ROOM, [])).toEqual({ x: 0, y: 0 });
});
