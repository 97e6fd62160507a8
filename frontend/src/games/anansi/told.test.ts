import { expect, test } from 'vitest';

import { view } from './table.fixture';
import { after } from './told';

test('listeners come from the supply when their card is told', () => {
  const told = after(view, { type: 'card_recruited', seat: 2, card: 'hornet_13', listeners: 2, supply: 28 });
  expect([told.supply, told.recruits_left, told.seats[2]]).toMatchObject([28, 0, { cards: 1, listeners: 3, inspired: 1, uninspired: 2 }]);
});

test('a card that is told to have been played has left the hand, where that lies open', () => {
  const open = { ...view, seats: view.seats.map((each) => ({ ...each, cards: 2, hand: ['snake_9', 'hornet_3'] })) };
  expect(after(open, { type: 'card_played', seat: 1, card: 'snake_9', leads: true }).seats[1]).toMatchObject({ cards: 1, hand: ['hornet_3'] });
  expect(after(open, { type: 'card_recruited', seat: 1, card: 'hornet_3', listeners: 1, supply: 9 }).seats[1]?.hand).toEqual(['snake_9']);
});

test('a stack lies before who won it when that is told, and listeners wake up after it', () => {
  expect(after(view, { type: 'card_played', seat: 2, card: 'hornet_2', leads: false }).seats[2]).toMatchObject({ cards: 1, stacks: 1 });
  expect(after(view, { type: 'trick_won', seat: 2, card: 'hornet_2', cards: [], stacks: 2 }).seats[2]?.stacks).toBe(2);
  expect(after(view, { type: 'listeners_inspired', seat: 2, count: 1, inspired: 1 }).seats[2]).toMatchObject({ inspired: 1, uninspired: 0 });
});

test('a trick that is won stays the one told of; with the next lead all may recruit again', () => {
  const won = after({ ...view, recruits_left: 0, led: 'hornet', trick_number: 1 }, { type: 'trick_won', seat: 2, card: 'hornet_2', cards: [], stacks: 2 });
  expect(won).toMatchObject({ recruits_left: 0, led: 'hornet', trick_number: 1 });
  const led = after(won, { type: 'card_played', seat: 2, card: 'snake_2', leads: true });
  expect(led).toMatchObject({ recruits_left: view.setup.quota, led: 'snake', trick_number: 2 });
  expect(after(led, { type: 'card_played', seat: 0, card: 'hornet_1', leads: false }).led).toBe('snake');
});

test('a round begins with its display, and with its first trick', () => {
  const last = { ...view, trick_number: view.tricks_in_round, led: 'snake' as const };
  expect(after(last, { type: 'display_laid', round: view.round + 1, cards: [] })).toMatchObject({ round: view.round + 1, trick_number: 1, led: null, tricks: [] });
});

test('recruiting cards lie in the display when they are told to come there, and then another colour may be trump', () => {
  const told = after(view, { type: 'display_extended', recruits: [{ seat: 0, card: 'leopard_2', recruits: true }], counts: [1, 1, 1] });
  expect(told.display.map(({ cards }) => cards)).toEqual([['snake_3'], ['hornet_9'], ['leopard_2']]);
  expect(told.trump).toBe('snake');
  expect(after(told, { type: 'trump_set', colour: 'leopard', before: 'snake', counts: [1, 1, 2] }).trump).toBe('leopard');
});
