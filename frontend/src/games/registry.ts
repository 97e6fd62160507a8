/** All games of the server: those with a folder here, and every other one on the generic board. */
import { generic } from './generic';
import type { AnyGame } from './game';

const own = import.meta.glob<AnyGame>(['./*/index.{ts,tsx}', '!./generic/*'], { eager: true, import: 'default' });

const byKey = new Map(Object.values(own).map((game) => [game.key, game]));

export function gameOf(key: string): AnyGame {
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const plain = generic(key);
  // Kept, because React takes a new component for another one and would forget what it holds.
  byKey.set(key, plain);
  return plain;
}
