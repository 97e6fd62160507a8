import { expect, test } from 'vitest';

import { entry } from '../../live/messages.fixture';
import { broughtBy } from './brought';
import type { Props } from './model';
import type { Note } from './types';

const won: Note = { type: 'trick_won', seat: 1, card: 'snake_12', cards: [], stacks: 2 };
const inspires: Note = { type: 'listeners_inspired', seat: 1, count: 1, inspired: 2 };
const laid: Note = { type: 'display_extended', recruits: [{ seat: 0, card: 'hornet_8', recruits: true }], counts: [1, 3, 0] };
const trump: Note = { type: 'trump_set', colour: 'hornet', before: 'snake', counts: [1, 3, 0] };
const next: Note = { type: 'card_played', seat: 1, card: 'snake_9', leads: true };

const brought = (notes: readonly Note[], scene: Props['scene'] = null) => broughtBy({ story: [{ ...entry(1), notes }] as unknown as Props['story'], scene });

test('what a trick has brought is said together, as far as it has been told', () => {
  const all = { seat: 1, stacks: 2, inspired: 1, recruits: ['hornet_8'], trump: 'hornet' };
  expect(brought([won, inspires, laid, trump])).toEqual(all);
  expect(brought([won, inspires, laid, trump], { seq: 1, note: inspires, scene: {} })).toEqual({ ...all, recruits: [], trump: null });
  expect(brought([won, inspires, laid, trump], { seq: 1, note: won, scene: {}, again: true })).toEqual(all);
});

test('a trump that stays is no news, and with the next card the trick is past', () => {
  expect(brought([won, { ...trump, before: 'hornet' }])?.trump).toBeNull();
  expect(brought([won, trump, next])).toBeNull();
  expect(brought([next])).toBeNull();
});
