import { expect, test } from 'vitest';

import type { GameInfo } from '../api/wire';
import { firstWish, forPlayers, isThere, optionFields, ordered, paceNames, resized, shortWindows, type PaceName, type Place, type Wish } from './wish';

const info: GameInfo = { key: 'asterix', version: 1, players: { min: 2, max: 5 }, options: {}, windows: null, levels: { 2: ['novice', 'casual', 'strong', 'expert'], 3: ['novice', 'casual', 'strong'] } };

test('a new table can be played at once: oneself and bots', () => {
  expect(firstWish(info).seats).toEqual(['me', 'casual', 'casual']);
});

test('a table with friends keeps a chair free for one', () => {
  expect(firstWish(info, true).seats).toEqual(['me', 'open', 'casual']);
});

test('adding seats keeps what was chosen for the others', () => {
  expect(resized(['me', 'open'], 3)).toEqual(['me', 'open', 'casual']);
  expect(resized(['me', 'open', 'novice'], 2)).toEqual(['me', 'open']);
});

test('a bot of a level that is not offered at so many seats becomes a casual one', () => {
  const wish: Wish = { ...firstWish(info), seats: ['me', 'expert'], standIn: 'expert' };
  expect(forPlayers(info, wish, 2)).toEqual({ seats: ['me', 'expert'], standIn: 'expert' });
  expect(forPlayers(info, wish, 3)).toEqual({ seats: ['me', 'casual', 'casual'], standIn: 'casual' });
  expect(forPlayers(info, { ...wish, seats: ['me', 'open'], standIn: 'strong' }, 3)).toEqual({ seats: ['me', 'open', 'casual'], standIn: 'strong' });
});

test('the order names seats, levels, pace and salt as the server takes them', () => {
  const wish = { seats: ['me', 'open', 'novice'], pace: 'quick', window: 7, options: { long: true }, standIn: 'novice', grace: 'short', undo: 'free', practice: false, advice: null } as const;
  expect(ordered(info, wish, 'ab')).toEqual({
    game: 'asterix',
    seats: [{ sitter: 'me' }, { sitter: 'open' }, { sitter: 'bot', level: 'novice' }],
    options: { long: true },
    pace: { deadline: 60, window: 7 },
    absence: { level: 'novice', grace: 60 },
    undo: 'free',
    salt: 'ab',
    practice: false,
    advice: false,
  });
});

test('who plays with bots alone may ask for advice unless they do not want it, with people only if that was wished', () => {
  const alone = { ...firstWish(info), seats: ['me', 'casual'] } as const;
  const together = { ...alone, seats: ['me', 'open'] } as const;
  const advice = (wish: Wish) => ordered(info, wish, '').advice;
  expect([advice(alone), advice({ ...alone, advice: false })]).toEqual([true, false]);
  expect([advice(together), advice({ ...together, advice: true })]).toEqual([false, true]);
});

test('who plays with bots alone may practise from the game, with people only if that was wished', () => {
  const wish = { ...firstWish(info), seats: ['me', 'casual'] } as const;
  expect(ordered(info, wish, '').practice).toBe(true);
  expect(ordered(info, { ...wish, seats: ['me', 'open'] }, '').practice).toBe(false);
  expect(ordered(info, { ...wish, seats: ['me', 'open'], practice: true }, '').practice).toBe(true);
});

test('windows have a length only where turns do not take hours', () => {
  const windows = { least: 3, most: 10, usual: 5, topics: [] };
  const lengths = paceNames.map((pace) => shortWindows({ ...info, windows }, { pace, seats: ['me', 'open'] }));
  expect(lengths).toEqual([windows, windows, windows, null, null]);
  expect(shortWindows(info, { pace: 'quick', seats: ['me', 'open'] })).toBeNull();
});

test('alone with bots and without a clock, windows have no length', () => {
  const windows = { least: 3, most: 600, usual: 20, topics: [] };
  const length = (pace: PaceName, ...seats: Place[]) => shortWindows({ ...info, windows }, { pace, seats });
  expect(length('none', 'me', 'casual')).toBeNull();
  expect(length('none', 'me', 'open')).toBe(windows);
  expect(length('calm', 'me', 'casual')).toBe(windows);
});

test('option fields are found through a reference at the root', () => {
  const schema = { $ref: '#/$defs/Options', $defs: { Options: { properties: { long: { type: 'boolean' } } } } };
  expect(optionFields(schema)).toEqual([['long', { type: 'boolean' }]]);
  expect(optionFields({})).toEqual([]);
});

test('an option never names a seat that the table does not have', () => {
  expect(['seat_0', 'seat_2', 'seat_3', 'random', 7, true, undefined].map((value) => isThere(value, 3))).toEqual([true, true, false, true, true, true, true]);
  const wish = { ...firstWish(info), options: { first: 'seat_3', long: true } };
  expect(ordered(info, wish, '').options).toEqual({ long: true });
  expect(ordered(info, { ...wish, seats: resized(wish.seats, 4) }, '').options).toEqual({ first: 'seat_3', long: true });
});
