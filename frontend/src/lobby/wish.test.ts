import { expect, test } from 'vitest';

import type { GameInfo } from '../api/wire';
import { firstWish, optionFields, ordered, paceNames, resized, shortWindows } from './wish';

const info: GameInfo = { key: 'asterix', version: 1, players: { min: 2, max: 5 }, options: {}, windows: null };

test('a new table can be played at once: oneself and bots', () => {
  expect(firstWish(info).seats).toEqual(['me', 'casual', 'casual']);
});

test('adding seats keeps what was chosen for the others', () => {
  expect(resized(['me', 'open'], 3)).toEqual(['me', 'open', 'casual']);
  expect(resized(['me', 'open', 'novice'], 2)).toEqual(['me', 'open']);
});

test('the order names seats, levels, pace and salt as the server takes them', () => {
  const wish = { seats: ['me', 'open', 'novice'], pace: 'quick', window: 7, options: { long: true } } as const;
  expect(ordered(info, wish, 'ab')).toEqual({
    game: 'asterix',
    seats: [{ sitter: 'me' }, { sitter: 'open' }, { sitter: 'bot', level: 'novice' }],
    options: { long: true },
    pace: { deadline: 60, window: 7 },
    salt: 'ab',
  });
});

test('windows have a length only where turns do not take hours', () => {
  const windows = { least: 3, most: 10, usual: 5, topics: [] };
  const lengths = paceNames.map((pace) => shortWindows({ ...info, windows }, pace));
  expect(lengths).toEqual([windows, windows, windows, null, null]);
  expect(shortWindows(info, 'quick')).toBeNull();
});

test('option fields are found through a reference at the root', () => {
  const schema = { $ref: '#/$defs/Options', $defs: { Options: { properties: { long: { type: 'boolean' } } } } };
  expect(optionFields(schema)).toEqual([['long', { type: 'boolean' }]]);
  expect(optionFields({})).toEqual([]);
});
