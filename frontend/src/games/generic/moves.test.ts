import { expect, test } from 'vitest';

import { brief, offer } from './moves';

const tents = Array.from({ length: 281 }, (_, at) => ({ type: 'buy_tent', tent: `kind_${at % 5}`, space: at }));
const pass = { type: 'pass' };

test('a few moves are offered as they are', () => {
  expect(offer([pass, tents[0]], null)).toEqual({ kind: 'moves', moves: [pass, tents[0]] });
});

test('many moves are offered in steps until few are left, and none is lost', () => {
  const legal = [pass, ...tents];
  const reached = new Set<unknown>();
  const walk = (picked: string | null) => {
    const offered = offer(legal, picked);
    if (offered.kind === 'moves') offered.moves.forEach((move) => reached.add(move));
    else offered.steps.forEach((step) => walk(step.path));
  };
  walk(null);
  expect(reached.size).toBe(legal.length);
  expect(offer(legal, null)).toMatchObject({ kind: 'steps', steps: [{ value: 'pass' }, { value: 'buy tent', count: 281 }] });
});

test('a move reads as words', () => {
  expect(brief({ type: 'play', card: 'snake_13', to: [1, 2] })).toBe('play, card snake 13, to 1, 2');
});
