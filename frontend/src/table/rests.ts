import type { Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';

/** What is said to a reader who has nothing more to decide for a while; null: is asked, is nobody, or may be asked soon. */
export function restsOf(game: AnyGame, { asked, status, view, you }: Pick<Now, 'asked' | 'status' | 'view' | 'you'>): LogLine | null {
  if (asked !== null || status !== 'running' || view === null || you === null) return null;
  return game.rests?.(view, you) ?? null;
}
