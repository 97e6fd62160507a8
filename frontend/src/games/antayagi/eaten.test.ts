import { expect, test } from 'vitest';

import { eatenBy } from './eaten';
import type { Preview } from './types';

const gets = (receives: string | null, wins = false): Preview => ({ seat: 1, receives, goods: 0, target: 4, wins, takes: false });
const having = (...bag: string[]) => ({ bags: [[], bag] });

test('a T-Rex that waits eats the good that comes', () => {
  expect(eatenBy(gets('hat_bone'), having('t_rex'))).toBe('bone');
  expect(eatenBy(gets('bone'), having('treasure'))).toBeNull();
});

test('a T-Rex that comes eats what it prefers of the food there', () => {
  expect(eatenBy(gets('t_rex'), having('bone', 'treasure', 'hat_omniscient_muffin'))).toBe('omniscient_muffin');
});

test('neither Treasure nor Toxic Waste is food', () => {
  expect(eatenBy(gets('treasure'), having('t_rex', 'toxic_waste'))).toBeNull();
});

test('a Fish is eaten where it stays in the bag, beside Toxic Waste', () => {
  expect(eatenBy(gets('fish'), having('t_rex'))).toBeNull();
  expect(eatenBy(gets('fish'), having('t_rex', 'toxic_waste'))).toBe('fish');
});

test('whoever gets nothing, or wins, has nothing eaten', () => {
  expect(eatenBy(gets(null), having('t_rex', 'bone'))).toBeNull();
  expect(eatenBy(gets('t_rex', true), having('bone'))).toBeNull();
});
