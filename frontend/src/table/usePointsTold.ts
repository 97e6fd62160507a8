import { startTransition, useEffect, useMemo, useState } from 'react';

import { flying, type Cue } from '../director/director';
import type { AnyGame, BoardProps } from '../games/game';
import { takenBack } from '../replay/steps';

type Now = Pick<BoardProps<unknown, unknown, unknown, unknown>, 'view' | 'seats' | 'story'>;

/**
 * By seat the points beside its name, as far as they have been told: the view is already as it will be after all scenes,
 * and a number that changes before what explains it has landed tells nothing. It counts on as each scene's things land.
 */
export function usePointsTold(game: AnyGame, { view, seats, story }: Now, until: Cue | null): readonly (number | null)[] {
  const brings = until !== null && (game.gains?.(until.note) ?? []).length > 0;
  const landed = useLanded(brings ? until : null);
  return useMemo(() => {
    const points = seats.map((_, seat) => game.points(view, seat));
    if (until === null || game.gains === undefined) return points;
    const gone = takenBack(story);
    for (const { seq, notes } of story) {
      if (seq < until.seq || gone.has(seq)) continue;
      const told = seq === until.seq ? (notes as readonly unknown[]).indexOf(until.note) + (landed ? 1 : 0) : 0;
      for (const { seat, points: more } of notes.slice(told).flatMap((note) => game.gains?.(note) ?? [])) {
        const now = points[seat];
        if (now != null) points[seat] = now - more;
      }
    }
    return points;
  }, [game, view, seats, story, until, landed]);
}

/** Whether what flies in this scene has landed. */
function useLanded(cue: Cue | null): boolean {
  const [landed, land] = useState<Cue | null>(null);
  useEffect(() => {
    if (cue === null) return undefined;
    const timer = setTimeout(() => startTransition(() => land(cue)), flying(cue));
    return () => clearTimeout(timer);
  }, [cue]);
  return landed === cue;
}
