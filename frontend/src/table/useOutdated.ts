import { useMemo } from 'react';

import type { Entry } from '../api/wire';
import type { AnyGame, Outdated } from '../games/game';
import { standing } from '../replay/steps';

/** Whether what was said holds no longer; null: it holds. */
export type Holds = (said: Entry) => Outdated | null;

/** By what was told up to that entry (null: all of it), as the game has it. */
export function useOutdated(game: AnyGame, entries: readonly Entry[], upTo: number | null): Holds {
  return useMemo(() => {
    const stands = standing(entries);
    const found = new Map<number, Outdated | null>();
    return (said) => {
      const known = found.get(said.seq);
      if (known !== undefined) return known;
      const before = stands.filter(({ seq }) => seq < said.seq);
      const since = stands.filter(({ seq }) => seq > said.seq && (upTo === null || seq <= upTo));
      const outdated = game.outdated?.(said, before, since) ?? null;
      found.set(said.seq, outdated);
      return outdated;
    };
  }, [game, entries, upTo]);
}
