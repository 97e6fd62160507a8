import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { show, turned } from './parts.fixture';
import type { Hints, Move } from './types';

beforeEach(() => language.set('en'));
afterEach(cleanup);

const open = { ...turned, phase: 'reaction' as const, partner: 1, revealed: [{ seat: 0, card: 'bone' }, { seat: 1, card: 'fish' }] };
const hints: Hints = { type: 'hints', seats: [], exchange: [{ seat: 0, receives: 'fish', goods: 2, target: 5, takes: false, wins: false }] };
const play: Move = { type: 'play_sabotage', slot: 0 };
const legal: readonly Move[] = [play, { type: 'pass' }];
const would = () => document.querySelector('.ay-then b')?.getAttribute('data-count') ?? null;
const said = () => document.querySelector('.ay-caption')?.textContent;

test('whoever may play a Sabotage reads what another one would do after it (AY-6.5)', () => {
  const armed = { ...open, hands: open.hands.map((hand, seat) => (seat === 2 ? [{ back: 'sabotage' as const, facing: 'out' as const, card: 'sabotage', deck: 0 }] : hand)) };
  const reads = (more: Parameters<typeof show>[2]) => {
    cleanup();
    show('Board', 0, more);
    return said();
  };
  expect(reads({ view: armed, legal })).toBe('Another Sabotage would save it again');
  expect(reads({ view: { ...armed, saboteurs: [1] }, legal })).toBe('Another Sabotage would cancel it again');
  // Nobody else has one, and all know that (AY-6.3).
  expect(reads({ view: open, legal })).not.toContain('Another');
  expect(reads({ view: armed, legal: [], asked: null })).not.toContain('Another');
});

test('what an exchange would bring is gone once it is cancelled, but for who may save it', () => {
  const cancelled = { ...open, saboteurs: [2] };
  show('Board', 0, { view: open, hints, legal: [] });
  expect(would()).toBe('2/5');
  cleanup();
  show('Board', 0, { view: cancelled, hints, legal: [] });
  expect(would()).toBeNull();
  cleanup();
  show('Board', 0, { view: cancelled, hints, legal });
  expect(would()).toBe('2/5');
});

test('the places of the two whose cards lie open are to be seen, and of no other', () => {
  const marked = (seat: number) => {
    cleanup();
    show('Place', seat, { view: open });
    return document.querySelector('.ay-place[data-weighed="true"]') !== null;
  };
  expect([1, 2].map(marked)).toEqual([true, false]);
});

test('both answers say by signs and in words what they bring to whom, and only what lies open', () => {
  const both: Hints = {
    ...hints,
    exchange: [
      { seat: 0, receives: 'toxic_waste', goods: 1, target: 6, takes: false, wins: false },
      { seat: 1, receives: 'bone', goods: 5, target: 5, takes: false, wins: true },
    ],
  };
  const view = { ...open, goods: [1, 4, 0], targets: [5, 5, 5], revealed: [{ seat: 0, card: 'bone' }, { seat: 1, card: 'toxic_waste' }] };
  const answers = (saboteurs: number[]) => {
    cleanup();
    show('Hand', 0, { view: { ...view, saboteurs }, hints: both, legal, scene: null });
    return [...document.querySelectorAll('.ay-act')].map((each) => [[each.textContent, ...[...each.querySelectorAll('b')].map((b) => b.dataset.count)].join(' '), each.getAttribute('title')]);
  };
  const would = 'You would get Toxic Waste: 1 of 6 goods. \u2068Efua\u2069 would have 5 of 5 goods, enough to win.';
  expect(answers([])).toEqual([
    ['Cancel nobody wins', 'Nobody gets anything.'],
    ['Allow \u2068Efua\u2069 wins', would],
  ]);
  expect(document.querySelector('[data-for="rival"]')).not.toBeNull();
  expect(answers([2])).toEqual([
    ['Save \u2068Efua\u2069 wins', would],
    ['Leave it nobody wins', 'Nobody gets anything.'],
  ]);
});

test('of one\'s own victory an answer says so, and not as of a rival\'s', () => {
  const exchange = [{ seat: 0, receives: 'bone', goods: 5, target: 5, takes: false, wins: true }];
  show('Hand', 0, { view: { ...open, saboteurs: [] }, hints: { ...hints, exchange }, legal, scene: null });
  expect([...document.querySelectorAll<HTMLElement>('.ay-stakes b')].map(({ dataset }) => [dataset.count, dataset.for])).toEqual([['nobody wins', undefined], ['you win', 'you']]);
});
