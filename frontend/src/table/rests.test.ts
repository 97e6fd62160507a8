import { expect, test } from 'vitest';

import type { AnyGame } from '../games/game';
import { restsOf } from './rests';

const game = { rests: () => ({ key: 'rests' }) } as unknown as AnyGame;
const now = { asked: null, status: 'running', view: {}, you: 1 } as const;

test('only a player who is not asked, of a game that runs, has nothing to decide', () => {
  expect(restsOf(game, now)).toEqual({ key: 'rests' });
  for (const other of [{ asked: 3 }, { status: 'paused' }, { you: null }, { view: null }] as const) expect(restsOf(game, { ...now, ...other })).toBeNull();
  expect(restsOf({ ...game, rests: undefined } as unknown as AnyGame, now)).toBeNull();
});
