import { expect, test } from 'vitest';

import { brief, offers } from './moves';

const tents = Array.from({ length: 281 }, (_, at) => ({ type: 'buy_tent', tent: `kind_${at % 5}`, space: at }));
const pass = { type: 'pass' };

test('a few moves are offered as they are', () => {
  expect(offers([pass, tents[0]], [])).toEqual([pass, tents[0]].map((move) => ({ kind: 'move', move })));
});

test('many moves are offered in steps until few are left, and none is lost', () => {
  const legal = [pass, ...tents];
  const reached = new Set<unknown>();
  const walk = (path: readonly string[]) => {
    for (const offer of offers(legal, path)) {
      if (offer.kind === 'move') reached.add(offer.move);
      else walk(offer.path);
    }
  };
  walk([]);
  expect(reached.size).toBe(legal.length);
  expect(offers(legal, [])).toMatchObject([
    { step: { name: { args: { text: 'pass' } } }, count: 1 },
    { step: { name: { args: { text: 'buy tent' } } }, path: ['type=buy tent'], count: 281 },
  ]);
});

test('a move reads as words', () => {
  expect(brief({ type: 'play', card: 'snake_13', to: [1, 2] })).toBe('play, card snake 13, to 1, 2');
});
