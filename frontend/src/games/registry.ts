/** The games that have a board of their own; every other game is played on the generic one. */
import { generic } from './generic';
import type { AnyGame } from './game';

const own = import.meta.glob<AnyGame>(['./*/index.ts', '!./generic/index.ts'], { eager: true, import: 'default' });

const byKey = new Map(Object.values(own).map((game) => [game.key, game]));

export function gameOf(key: string): AnyGame {
  return byKey.get(key) ?? generic(key);
}
