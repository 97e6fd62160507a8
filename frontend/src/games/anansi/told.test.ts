import { expect, test } from 'vitest';

import { view } from './table.fixture';
import { after } from './told';

test('listeners come from the supply when their card is told', () => {
  const told = after(view, { type: 'card_recruited', seat: 2, card: 'hornet_13', listeners: 2, supply: 28 });
  expect([told.supply, told.recruits_left, told.seats[2]]).toMatchObject([28, 0, { cards: 1, listeners: 3, inspired: 1, uninspired: 2 }]);
});

test('a stack lies before who won it when that is told, and listeners wake up after it', () => {
  expect(after(view, { type: 'card_played', seat: 2, card: 'hornet_2', leads: false }).seats[2]).toMatchObject({ cards: 1, stacks: 1 });
  expect(after(view, { type: 'trick_won', seat: 2, card: 'hornet_2', cards: [], stacks: 2 }).seats[2]?.stacks).toBe(2);
  expect(after(view, { type: 'listeners_inspired', seat: 2, count: 1, inspired: 1 }).seats[2]).toMatchObject({ inspired: 1, uninspired: 0 });
});

test('after a trick all may recruit again', () => {
  const won = after({ ...view, recruits_left: 0 }, { type: 'trick_won', seat: 2, card: 'hornet_2', cards: [], stacks: 2 });
  expect(won.recruits_left).toBe(view.setup.quota);
});

test('recruiting cards lie in the display when they are told to come there, and then another colour may be trump', () => {
  const told = after(view, { type: 'display_extended', recruits: [{ seat: 0, card: 'leopard_2', recruits: true }], counts: [1, 1, 1] });
  expect(told.display.map(({ cards }) => cards)).toEqual([['snake_3'], ['hornet_9'], ['leopard_2']]);
  expect(told.trump).toBe('snake');
  expect(after(told, { type: 'trump_set', colour: 'leopard', before: 'snake', counts: [1, 1, 2] }).trump).toBe('leopard');
});
