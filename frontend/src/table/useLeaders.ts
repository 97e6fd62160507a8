import { useMemo } from 'react';

import { useUntilTold } from '../director/useUntilTold';
import type { AnyGame, BoardProps } from '../games/game';
import { leadersOf } from '../games/leaders';

type Now = Pick<BoardProps<unknown, unknown, unknown, unknown>, 'view' | 'scene'>;

/** The seats that lead, as far as that has been told; `points`: those that have been told. */
export function useLeaders(game: AnyGame, { view, scene }: Now, points: readonly (number | null)[]): readonly number[] {
  const counted = useMemo(() => game.leaders?.(view) ?? null, [game, view]);
  const told = useUntilTold(counted, scene !== null && scene.again !== true);
  return told ?? leadersOf(points);
}
