import { expect, test } from 'vitest';

import { distance } from './useArrows';

const UP = [0, -1] as const;
const RIGHT = [1, 0] as const;
const card = new DOMRect(900, 800, 70, 100);

test('what lies the other way is out of reach', () => {
  expect(distance(card, new DOMRect(900, 900, 70, 100), UP)).toBe(Infinity);
  expect(distance(card, new DOMRect(800, 800, 70, 100), RIGHT)).toBe(Infinity);
});

test('a wide button right above is nearer than a small one further up', () => {
  const wide = new DOMRect(600, 740, 352, 50);
  const small = new DOMRect(905, 400, 60, 40);
  expect(distance(card, wide, UP)).toBeLessThan(distance(card, small, UP));
});

test('the next card of the row is nearer than one of the row below', () => {
  const next = new DOMRect(980, 800, 70, 100);
  const below = new DOMRect(975, 910, 70, 100);
  expect(distance(card, next, RIGHT)).toBeLessThan(distance(card, below, RIGHT));
});
