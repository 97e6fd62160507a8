import { expect, test } from 'vitest';

import { box, centre, corners, frame, outline, SIDE } from './hexes';

const ring = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

test('all six neighbours are equally far away, so that sides meet', () => {
  const distances = ring.map((spot) => Math.hypot(centre(spot).x, centre(spot).y));
  distances.forEach((distance) => expect(distance).toBeCloseTo(SIDE * Math.sqrt(3)));
});

test('the frame holds every corner', () => {
  const around = frame(ring);
  for (const spot of ring) {
    for (const corner of corners(centre(spot)).split(' ')) {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      expect(x).toBeGreaterThanOrEqual(around.x);
      expect(x).toBeLessThanOrEqual(around.x + around.width);
      expect(y).toBeGreaterThanOrEqual(around.y);
      expect(y).toBeLessThanOrEqual(around.y + around.height);
    }
  }
});

test('a space lies in its frame where it is drawn', () => {
  const around = frame([{ q: 0, r: 0 }]);
  expect(Number.parseFloat(box({ q: 0, r: 0 }, around).left)).toBeCloseTo(50 - Number.parseFloat(box({ q: 0, r: 0 }, around).width) / 2);
});

test('the line around spaces leaves out the sides that they share', () => {
  const sides = (spots: readonly { q: number; r: number }[]) => outline(spots).split('M').length - 1;
  expect(sides([{ q: 0, r: 0 }])).toBe(6);
  expect(sides([{ q: 0, r: 0 }, { q: 1, r: 0 }])).toBe(10);
  expect(sides([{ q: 0, r: 0 }, ...ring])).toBe(18);
});
