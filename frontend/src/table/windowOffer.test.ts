import { expect, test } from 'vitest';

import type { Seat } from '../api/wire';
import { windowOffer } from './windowOffer';

const seat = (player: string | null, sitter: Seat['sitter'] = player === null ? 'bot' : 'person'): Seat => ({ seat: 0, sitter, name: null, level: null, player, resigned: false, host: false, kept: null });
const open = { seats: [0], window: true, topic: 'camel', deadline: null };
const timed = { ...open, deadline: '2026-11-21T10:00:00Z' };
const pass = { type: 'let_pass' };
const able = [pass, { type: 'play_animalist' }];
const alone = [seat('awa'), seat(null)];
const together = [seat('awa'), seat('efua')];
const stoodIn = [seat('awa'), seat('efua', 'bot')];

test('who plays with bots alone and can only pass may be asked no more like this', () => {
  expect(windowOffer({ waiting: open, legal: [pass], seats: alone }, false)).toBe('pass_at_once');
  expect(windowOffer({ waiting: open, legal: able, seats: alone }, false)).toBe('topic');
});

test('where a person plays, or may come back, a quick pass would tell: nothing is offered that depends on what one holds', () => {
  for (const seats of [together, stoodIn]) {
    for (const legal of [[pass], able]) expect(windowOffer({ waiting: open, legal, seats }, false)).toBe('topic');
  }
});

test('where time runs, the pass of who can only pass may wait for its end', () => {
  expect(windowOffer({ waiting: timed, legal: [pass], seats: together }, false)).toBe('pass_at_end');
  expect(windowOffer({ waiting: timed, legal: able, seats: together }, false)).toBeNull();
});

test('nothing is offered in a lesson, outside of windows, and where the game names no topics', () => {
  expect(windowOffer({ waiting: open, legal: [pass], seats: alone }, true)).toBeNull();
  expect(windowOffer({ waiting: { ...open, window: false }, legal: [pass], seats: alone }, false)).toBeNull();
  expect(windowOffer({ waiting: { ...open, topic: null }, legal: able, seats: alone }, false)).toBeNull();
});
