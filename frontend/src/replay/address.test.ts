import { expect, it } from 'vitest';

import type { Eyes } from '../api/wire';
import { momentIn, searchOf } from './address';

it.each<[string, number | null, Eyes]>([
  ['', null, null],
  ['?at=7', 7, null],
  ['?at=7&as=0', 7, 0],
  ['?at=7&as=none', 7, 'none'],
  ['?at=7&as=all', 7, 'all'],
])('the address %s leads to that moment, and the moment to the address', (search, at, eyes) => {
  expect(momentIn(search)).toEqual({ at, eyes, review: null });
  expect(searchOf({ at, eyes, review: null })).toBe(search);
});

it('the address of a review names nothing but the review: its leader says where', () => {
  const moment = momentIn('?review=k3x-Q_9&at=7');
  expect(moment).toEqual({ at: 1, eyes: null, review: 'k3x-Q_9' });
  expect(searchOf({ ...moment, at: 40, eyes: 2 })).toBe('?review=k3x-Q_9');
});

it.each(['?at=0', '?at=-1', '?at=x', '?at=1.5', '?as=1', '?at=99999999', '?review=', '?review=a/b'])('%s is no moment', (search) => {
  expect(momentIn(search)).toEqual({ at: null, eyes: null, review: null });
});

it('eyes that nobody has are those of the reader', () => {
  expect(momentIn('?at=3&as=me')).toEqual({ at: 3, eyes: null, review: null });
});
