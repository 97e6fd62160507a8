import { expect, test } from 'vitest';

import { laid, mapWith } from './board.fixture';
import { joined } from './model';
import { bringsMore, closingSize, homes, touched } from './settlements';
import { besideSizes } from './sizes';

test('a settlement brings each of its wares once to all whose elephants are on it', () => {
  const [large, small] = homes(laid());
  expect(large).toMatchObject({ brings: ['spice', 'silk', 'incense'], riders: [{ seat: 0, space: 'd5' }, { seat: 1, space: 'e5' }] });
  expect(small).toMatchObject({ brings: ['silk'], riders: [] });
});

test('its size stands on the lower tip of its lowest tent on which no elephant stands', () => {
  expect(signs(laid())).toEqual(['d4', 'h7']);
  expect(signs(laid({ elephants: [null, null], spaces: mapWith({ d4: 'tent_ook_s', d5: 'tent_sso_k', e5: 'tent_sok_i', h7: 'tent_sso_k' }) }))).toEqual(['e5', 'h7']);
});

/** Settlements of these tents. */
function settled(...settlements: readonly string[]) {
  const all = settlements.map((each) => ({ spaces: each.split(' '), closed: false }));
  const tents = Object.fromEntries(all.flatMap(({ spaces }) => spaces.map((space) => [space, 'tent_sso_k'])));
  return laid({ spaces: mapWith(tents), settlements: all });
}

const signs = (view: ReturnType<typeof laid>) => homes(view).map(({ sign }) => sign);

test('two sizes stand apart, where both of them would reach into the same space', () => {
  expect(signs(settled('e3 e4', 'c7 d7 e6'))).toEqual(['e3', 'e6']);
  expect(signs(settled('e2 e3', 'e4 d5'))).toEqual(['e2', 'e4']);
});

test('a single tent takes no room from a size', () => {
  expect(signs(settled('e3', 'e4 e5'))).toEqual(['e3', 'e4']);
});

test('the spaces beside a size are known, so that what is written there leaves it room', () => {
  expect([...besideSizes(homes(settled('d4 d5', 'h7')))]).toEqual([['-2,0', 'left'], ['-1,0', 'right']]);
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

test('a tent beside elephants has each of them bring what its settlement had not before, unless it closes', () => {
  const view = laid();
  expect(bringsMore('c4', 'oil', view)).toEqual([{ seats: [0, 1], wares: ['oil'] }]);
  expect(bringsMore('c4', 'silk', view)).toEqual([]);
  expect(bringsMore('g8', 'oil', view)).toEqual([]);
  expect(bringsMore('c4', 'oil', laid({ setup: { players: 2, closing: 4 } }))).toEqual([]);
});

test('settlements that it joins bring each other their wares', () => {
  const tents = { d4: 'tent_ook_s', d6: 'tent_sok_i' };
  const settlements = Object.keys(tents).map((space) => ({ spaces: [space], closed: false }));
  const elephants = ['d4', 'd6'];
  const view = laid({ elephants, settlements, spaces: mapWith(tents, elephants) });
  expect(bringsMore('d5', 'spice', view)).toEqual([
    { seats: [0], wares: ['incense'] },
    { seats: [1], wares: ['spice'] },
  ]);
});
