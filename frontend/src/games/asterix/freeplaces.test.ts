import { expect, test } from 'vitest';

import { freePlaces } from './freeplaces';

const hand = (places: string): boolean[] => Array.from(places, (place) => place === '.');

test('most room is where most places beside each other are free, within one row', () => {
  expect(freePlaces(hand('x...x..'), 7)).toEqual({ row: 0, from: 1, to: 3 });
  expect(freePlaces(hand('xxx.' + '..xx'), 4)).toBeNull();
  expect(freePlaces(hand('x...' + '....'), 4)).toEqual({ row: 1, from: 0, to: 3 });
});

test('a full hand, or one with a gap or two, has no room', () => {
  expect(freePlaces(hand('xxxxxxxxxxx'), 11)).toBeNull();
  expect(freePlaces(hand('xx..xxx..xx'), 11)).toBeNull();
});
