import type { AnyGame } from '../games/game';
import { gameOf } from '../games/registry';
import { usePart } from '../ui/part';

/** What draws the texts of that game's lesson with its signs; undefined as long as it has not come, and where there is none. */
export function useSigned(game: string): AnyGame['Signed'] {
  return usePart(gameOf(game))?.Signed;
}
