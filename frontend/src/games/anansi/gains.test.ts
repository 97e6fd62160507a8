import { expect, test } from 'vitest';

import { gains } from './gains';
import { scoreItem } from './lines';
import { INSPIRED, LISTENER } from './scene';
import type { RoundScore } from './types';

test('a round is remembered by how listeners and stacks stood to each other', () => {
  const exact: RoundScore = { seat: 1, listeners: 4, stacks: 4, case: 'exact', kept: 4, bonus: 7, points: 11 };
  const told = { key: 'listeners', points: 4, args: { round: 3, case: 'exact', listeners: 4, stacks: 4 } };
  expect(gains({ type: 'round_scored', round: 3, supply: 0, lines: [exact] })).toEqual([{ seat: 1, points: 11, thing: INSPIRED, line: scoreItem(told) }]);
});

test('who has too many listeners misses all of them', () => {
  const over: RoundScore = { seat: 1, listeners: 5, stacks: 4, case: 'over', kept: 0, bonus: 0, points: 0 };
  const [gain] = gains({ type: 'round_scored', round: 3, supply: 0, lines: [over] });
  expect(gain).toMatchObject({ points: 0, missed: 5, thing: LISTENER });
});
