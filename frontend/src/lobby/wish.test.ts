import { expect, test } from 'vitest';

import type { GameInfo } from '../api/wire';
import { firstWish, optionFields, ordered, resized } from './wish';

const info: GameInfo = { key: 'asterix', version: 1, players: { min: 2, max: 5 }, options: {} };

test('a new table can be played at once: oneself and bots', () => {
  expect(firstWish(info).seats).toEqual(['me', 'casual', 'casual']);
});

test('adding seats keeps what was chosen for the others', () => {
  expect(resized(['me', 'open'], 3)).toEqual(['me', 'open', 'casual']);
  expect(resized(['me', 'open', 'novice'], 2)).toEqual(['me', 'open']);
});

test('the order names seats, levels, pace and salt as the server takes them', () => {
  const wish = { seats: ['me', 'open', 'novice'], pace: 'quick', options: { long: true } } as const;
  expect(ordered(info, wish, 'ab')).toEqual({
    game: 'asterix',
    seats: [{ sitter: 'me' }, { sitter: 'open' }, { sitter: 'bot', level: 'novice' }],
    options: { long: true },
    pace: { deadline: 60 },
    salt: 'ab',
  });
});

test('option fields are found through a reference at the root', () => {
  const schema = { $ref: '#/$defs/Options', $defs: { Options: { properties: { long: { type: 'boolean' } } } } };
  expect(optionFields(schema)).toEqual([['long', { type: 'boolean' }]]);
  expect(optionFields({})).toEqual([]);
});
