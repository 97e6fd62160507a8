import { useMemo } from 'react';

import type { Now } from '../api/wire';
import type { AnyGame } from '../games/game';

/** What each seat wears in the game, the same list as long as nothing of it changes; null where the game leaves that to the frame. */
export function useSeatDyes(game: AnyGame, { view, seats }: Pick<Now, 'view' | 'seats'>): readonly string[] | null {
  const told = view === null || game.dye === undefined ? null : JSON.stringify(seats.map(({ seat }) => game.dye?.(view, seat)));
  return useMemo(() => (told === null ? null : (JSON.parse(told) as readonly string[])), [told]);
}
