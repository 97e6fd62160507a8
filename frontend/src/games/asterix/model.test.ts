import { expect, test } from 'vitest';

import { cancelled, fateOf, setsApart, stacks, whyWorth, worthOf } from './model';
import { view as table } from './table.fixture';
import type { Hints, LastTrick, View } from './types';

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

test('equal bids below the winner cancel nothing, and two Idefix cards cancel each other (E11)', () => {
  const below = { prize: 'roman_10', bids: ['6', '6', '9'], winner: 2 };
  expect(cancelled(view(['obelix', 'vitalstatistix', 'getafix'], below), below)).toEqual([]);
  const dogs = { prize: 'roman_10', bids: ['idefix', 'idefix', '1'], winner: 2 };
  expect(cancelled(view(['asterix', 'obelix', 'getafix'], dogs), dogs)).toEqual([0, 1]);
  const alone = { prize: 'roman_10', bids: ['idefix', '2', '1'], winner: 1 };
  expect(cancelled(view(['asterix', 'obelix', 'getafix'], alone), alone)).toEqual([]);
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

test('what a prize is worth is explained where its card says another number: by the set, by Pirates, by who would escape', () => {
  const why = (prize: string, front: string[], worth: number) => whyWorth({ prize, fronts: [front] } as unknown as View, 0, worth);
  expect(why('roman_01', ['roman_05'], 1)).toBeNull();
  expect(why('roman_01', ['roman_01'], 21)).toEqual({ key: 'worth_why.set_2', value: 1, bonus: 20 });
  expect(why('roman_07', ['roman_07', 'roman_07'], 37)).toEqual({ key: 'worth_why.set_3', value: 7, bonus: 30 });
  expect(why('roman_07', ['roman_07', 'roman_07', 'roman_07'], 57)).toEqual({ key: 'worth_why.set_4', value: 7, bonus: 50 });
  expect(why('roman_02', ['roman_09', 'pirate_lowest'], 9)).toEqual({ key: 'worth_why.pirates' });
  expect(why('pirate_decurion', ['roman_10', 'roman_09'], -9)).toEqual({ key: 'worth_why.escapes' });
  // What it is worth is what all Pirates together change.
  expect(why('pirate_centurion', ['roman_10', 'pirate_highest'], 0)).toEqual({ key: 'worth_why.pirates' });
  expect(why('pirate_any', ['roman_10', 'roman_09'], -9)).toEqual({ key: 'worth_why.choose' });
  expect(why('pirate_decurion', ['roman_10'], 0)).toEqual({ key: 'worth_why.later.pirate_decurion' });
});

test('who is out of the bidding has neither gain nor loss by the prize; who bids the last card still has', () => {
  const hints = { worth: [-9, -9, -9, -9] } as unknown as Hints;
  const now = { ...table, prize: 'pirate_decurion', hands: [['5'], [], ['idefix'], ['2']], chosen: [3], sitting_out: [2] };
  const each = (of: typeof worthOf, seen: View = now) => [0, 1, 2, 3].map((seat) => of(seen, hints, seat));
  expect(each(worthOf)).toEqual([-9, undefined, undefined, -9]);
  expect(each(setsApart)).toEqual([-9, undefined, undefined, -9]);
  expect(each(worthOf, { ...now, hands: [['5'], [], ['idefix'], []] })).toEqual([-9, undefined, undefined, -9]);
});
