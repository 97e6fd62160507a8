import { expect, test } from 'vitest';

import { view } from './table.fixture';
import { after } from './told';

test('what is won lies before its winner when that is told', () => {
  expect(after(view, { type: 'bids_revealed', prize: 'roman_10', bids: [] })).toBe(view);
  expect(after(view, { type: 'trick_won', seat: 1, prize: 'roman_10', card: '9' }).fronts[1]).toEqual(['roman_01', 'roman_10']);
  expect(after(view, { type: 'peeked_assigned', seat: 0, to: 2, card: 'pirate_any' }).fronts[2]).toEqual(['pirate_any']);
});

test('a card that is discarded leaves the hand, one that is taken back does not', () => {
  expect(after(view, { type: 'card_discarded', seat: 1, card: '9', reason: 'won' }).hands[1]).toEqual(['7']);
  expect(after(view, { type: 'card_taken_back', seat: 1, card: '9', reason: 'lost' }).hands[1]).toEqual(['7', '9']);
});

test('one of several equal Romans escapes', () => {
  const two = { ...view, fronts: [['roman_07', 'roman_07', 'pirate_highest'], [], []] };
  expect(after(two, { type: 'roman_escaped', seat: 0, pirate: 'pirate_highest', card: 'roman_07' }).fronts[0]).toEqual(['roman_07', 'pirate_highest']);
});

test('the pile is as high as was told, and the final draw empties a hand', () => {
  expect(after(view, { type: 'prize_turned', card: 'roman_02', pile: 39, sitting_out: [] }).pile).toBe(39);
  const drawn = after(view, { type: 'cards_drawn', seat: 1, cards: ['roman_02', 'roman_03'], hand: ['7', '9'], pile: 38 });
  expect([drawn.pile, drawn.hands[1], drawn.fronts[1]]).toEqual([38, [], ['roman_01', 'roman_02', 'roman_03']]);
});
