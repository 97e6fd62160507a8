import { expect, test } from 'vitest';

import { liesBid } from './model';
import { view } from './table.fixture';
import { after } from './told';

test('what is won lies before its winner when that is told', () => {
  expect(after(view, { type: 'bids_revealed', prize: 'roman_10', bids: [] }).fronts).toBe(view.fronts);
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

test('bids lie in their slots until they are compared, and the last trick is the one that was told', () => {
  const bids = [{ seat: 0, card: '7', flasks: 3 }, { seat: 1, card: '7', flasks: 3 }, { seat: 2, card: '4', flasks: 2 }];
  const made = after({ ...view, waiting: [1], chosen: [0, 2] }, { type: 'bid_made', seat: 1, card: null });
  expect([made.chosen, made.waiting]).toEqual([[0, 2, 1], []]);
  const compared = after(made, { type: 'bids_revealed', prize: 'roman_10', bids });
  expect(compared).toMatchObject({ prize: null, chosen: [], last_trick: { prize: 'roman_10', bids: ['7', '7', '4'], winner: 2 } });
});

test('a bid that is turned over is not in the hand again before it is told what becomes of it', () => {
  const bid = after(view, { type: 'bid_made', seat: 0, card: '7' });
  const compared = after(bid, { type: 'bids_revealed', prize: 'roman_10', bids: [{ seat: 0, card: '7', flasks: 3 }] });
  expect(compared.bids[0]).toBe('7');
  expect(after(compared, { type: 'prize_set_aside', prize: 'roman_10' }).bids[0]).toBeNull();
});

test('Idefix lies on the table and not in the hand as well, from his bid until it is told what becomes of him', () => {
  const held = { ...view, hands: [['7', 'idefix'], ...view.hands.slice(1)], bids: view.bids.map(() => null) };
  const bid = after(held, { type: 'bid_made', seat: 0, card: 'idefix' });
  const compared = after(bid, { type: 'bids_revealed', prize: 'roman_10', bids: [{ seat: 0, card: 'idefix', flasks: 0 }, { seat: 1, card: '9', flasks: 3 }] });
  const won = after(compared, { type: 'trick_won', seat: 1, prize: 'roman_10', card: '9' });
  const looks = after(won, { type: 'card_looked_at', seat: 0, card: 'roman_02', pile: 39 });
  const back = after(after(looks, { type: 'peeked_assigned', seat: 0, to: 1, card: 'roman_02' }), { type: 'card_taken_back', seat: 0, card: 'idefix', reason: 'gave_roman' });
  expect([bid, compared, won, looks, back].map((told) => liesBid(told, 0, 'idefix'))).toEqual([true, true, true, true, false]);
  const spent = after(looks, { type: 'card_discarded', seat: 0, card: 'idefix', reason: 'kept_roman' });
  expect(spent.bids[0]).toBeNull();
  // The view itself knows no bid any more while he looks.
  expect(liesBid({ ...looks, bids: view.bids.map(() => null) }, 0, 'idefix')).toBe(true);
});

test('whoever looks at a card is waited for until it is given away', () => {
  const looks = after(view, { type: 'card_looked_at', seat: 1, card: null, pile: 39 });
  expect(looks).toMatchObject({ phase: 'idefix', looker: 1, waiting: [1], peeked: null });
  expect(after(looks, { type: 'peeked_assigned', seat: 1, to: 0, card: 'roman_02' })).toMatchObject({ looker: null, waiting: [] });
});

test('a round begins with complete hands, and its first prize asks all that may bid', () => {
  const started = after(view, { type: 'round_started', round: 2, pile: 50 });
  expect(started).toMatchObject({ round: 2, pile: 50, fronts: [[], [], []], set_aside: [], discards: [[], [], []] });
  expect(started.hands.map((hand) => hand.length)).toEqual([11, 11, 11]);
  expect(after(started, { type: 'prize_turned', card: 'pirate_any', pile: 49, sitting_out: [1] })).toMatchObject({ prize: 'pirate_any', waiting: [0, 2], sitting_out: [1] });
});
