import { expect, test } from 'vitest';

import { overlap } from '../../ui/areas';
import { besides } from './besides';

const MAP = { x: 0, y: 0, width: 400, height: 300 };
const BUBBLE = { width: 120, height: 60 };
const spot = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

test.each([
  ['in the middle', spot(180, 130)],
  ['at the upper edge', spot(180, 0)],
  ['at the lower edge', spot(180, 260)],
  ['in a corner', spot(0, 0)],
])('it lies on the map and not on what it speaks of, %s', (_, speaks) => {
  const lies = besides(BUBBLE, MAP, [[speaks]]);
  expect(overlap(lies, speaks)).toBe(0);
  expect(overlap(lies, MAP)).toBe(BUBBLE.width * BUBBLE.height);
});

test('where no side is free it covers least of what matters most', () => {
  const [speaks, settled, tent] = [spot(180, 130), spot(180, 50), spot(180, 200)];
  expect(besides(BUBBLE, MAP, [[speaks], [settled], [tent]])).toMatchObject({ x: 220 });
  const aside = [spot(230, 130), spot(100, 130)];
  expect(besides(BUBBLE, MAP, [[speaks], [settled, ...aside], [tent]])).toMatchObject({ y: 170 });
});
