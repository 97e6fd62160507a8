import { expect, test } from 'vitest';

import { cancelled, fateOf, stacks } from './model';
import type { LastTrick, View } from './types';

/** Worked examples of the rules file, as far as the picture of a reveal depends on them. */
function view(gauls: string[], last: LastTrick, more: Partial<View> = {}): View {
  const blank = { round: 1, fronts: [[], [], []], set_aside: [] } as unknown as View;
  return { ...blank, gauls, last_trick: last, ...more };
}

test('two bids equal in number and flasks above the winner are crossed out (E2)', () => {
  const last = { prize: 'roman_09', bids: ['10', '10', '4'], winner: 2 };
  expect(cancelled(view(['getafix', 'vitalstatistix', 'cacofonix'], last), last)).toEqual([0, 1]);
});

test('equal numbers with different flasks are not crossed out (E1)', () => {
  const last = { prize: 'roman_10', bids: ['7', '5', '7'], winner: 2 };
  expect(cancelled(view(['asterix', 'obelix', 'getafix'], last), last)).toEqual([]);
});

test('equal bids below the winner cancel nothing, and two Idefix cards are no tie of numbers', () => {
  const below = { prize: 'roman_10', bids: ['6', '6', '9'], winner: 2 };
  expect(cancelled(view(['obelix', 'vitalstatistix', 'getafix'], below), below)).toEqual([]);
  const dogs = { prize: 'roman_10', bids: ['idefix', 'idefix', '1'], winner: 2 };
  expect(cancelled(view(['asterix', 'obelix', 'getafix'], dogs), dogs)).toEqual([]);
});

test('where nobody wins, the tie is crossed out (E4)', () => {
  const last = { prize: 'roman_06', bids: ['3', '3'], winner: null };
  expect(cancelled(view(['asterix', 'obelix'], last), last)).toEqual([0, 1]);
});

test('a bid that was discarded is told from one that went back, until the next round begins', () => {
  const last = { prize: 'roman_07', bids: ['3', '2', '1'], winner: 0 };
  const more = { phase: 'bidding', discards: [['3'], [], []], fronts: [['roman_07'], [], []] };
  expect([0, 1].map((seat) => fateOf(view([], last, more), seat, last.bids[seat] ?? ''))).toEqual(['discarded', 'returned']);
  expect(fateOf(view([], last, { ...more, fronts: [[], [], []] }), 1, '2')).toBeNull();
});

test('a front area shows sets by value, then Pirates', () => {
  expect(stacks(['roman_10', 'pirate_any', 'roman_02', 'roman_10'])).toEqual({
    romans: [
      { kind: 'roman_02', count: 1 },
      { kind: 'roman_10', count: 2 },
    ],
    pirates: ['pirate_any'],
  });
});
