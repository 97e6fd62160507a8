import { expect, test } from 'vitest';

import { overlap } from '../ui/areas';
import { placeFor } from './place';

const ROOM = { x: 0, y: 0, width: 400, height: 800 };
const PANEL = { width: 380, height: 200 };

test('it is put as high as nothing is covered', () => {
  expect(placeFor(PANEL, ROOM, []).y).toBe(0);
  const bar = { x: 0, y: 0, width: 400, height: 50 };
  const card = { x: 150, y: 240, width: 60, height: 90 };
  const { x, y, covers } = placeFor(PANEL, ROOM, [[bar, card]]);
  expect(y).toBeGreaterThanOrEqual(330);
  expect(covers).toEqual([0]);
  expect(overlap({ x, y, ...PANEL }, card)).toBe(0);
});

test('beside what it must not cover, where there is room beside it', () => {
  const left = { x: 0, y: 0, width: 500, height: 800 };
  expect(placeFor(PANEL, { ...ROOM, width: 1000 }, [[left]])).toMatchObject({ x: 620, y: 0 });
});

test('empty ground comes first, then one’s own place, and what is never covered last', () => {
  const trick = { x: 0, y: 0, width: 400, height: 600 };
  const own = { x: 0, y: 600, width: 400, height: 200 };
  expect(placeFor(PANEL, { ...ROOM, height: 1000 }, [[trick], [own]]).y).toBe(800);
  expect(placeFor(PANEL, ROOM, [[trick], [own]]).y).toBe(600);
});

test('it rather covers all of what it had better not than a corner of what it must not', () => {
  const trick = { x: 0, y: 0, width: 400, height: 10 };
  const supply = { x: 0, y: 10, width: 400, height: 790 };
  const { y, covers } = placeFor(PANEL, ROOM, [[trick], [supply]]);
  expect(y).toBeGreaterThanOrEqual(10);
  expect(covers).toEqual([0, PANEL.width * PANEL.height]);
});

test('where there is no room it covers as little as can be, and says how much', () => {
  const all = { x: 0, y: 0, width: 400, height: 700 };
  expect(placeFor(PANEL, ROOM, [[all]])).toMatchObject({ y: 600, covers: [380 * 100] });
});

test('it never leaves the room, however large it is', () => {
  expect(placeFor({ width: 600, height: 900 }, ROOM, [])).toMatchObject({ x: 0, y: 0 });
});
