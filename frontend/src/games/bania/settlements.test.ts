import { expect, test } from 'vitest';

import { laid } from './board.fixture';
import { joined } from './model';
import { closingSize, homes, touched } from './settlements';

test('a settlement brings each of its wares once to all whose elephants are on it', () => {
  const [large, small] = homes(laid());
  expect(large).toMatchObject({ brings: ['spice', 'silk', 'incense'], riders: [{ seat: 0, space: 'd5' }, { seat: 1, space: 'e5' }] });
  expect(small).toMatchObject({ brings: ['silk'], riders: [] });
});

test('its size stands outside of it, towards the middle of the map', () => {
  expect(homes(laid()).map(({ sign, above }) => [sign, above])).toEqual([['e5', false], ['h7', true]]);
});

test('a tent touches what lies beside its space, and nothing else', () => {
  const spaces = (space: string) => touched(space, laid()).map((home) => home.spaces[0]);
  expect(spaces('e4')).toEqual(['d4']);
  expect(spaces('g8')).toEqual(['h7']);
  expect(spaces('a1')).toEqual([]);
  expect(spaces('nowhere')).toEqual([]);
});

test('seven tents close a settlement, unless the setup says another number', () => {
  expect(closingSize(laid())).toBe(7);
  expect(closingSize(laid({ setup: { players: 2, closing: 5 } }))).toBe(5);
});

test('a front and a back half make an elephant; what has no counterpart makes none', () => {
  const [front, back] = ['elephant_front', 'elephant_back'];
  expect([...joined([front, 'spice', back, front])]).toEqual([0, 2]);
  expect([...joined([front, back, back, front])]).toEqual([0, 3, 1, 2]);
  expect([...joined([front, front, 'oil', 'oil'])]).toEqual([]);
});
