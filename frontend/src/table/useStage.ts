import { useMemo } from 'react';

import type { Playing } from '../director/scene';
import { useUntilTold } from '../director/useUntilTold';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';
import { standing } from '../replay/steps';
import { lastTold } from './soFar';
import type { TableNow } from './useTable';

/** How far the game is: as far as scenes have told it while they play, else as it is. */
export function useStage(game: AnyGame, { now, story }: Pick<TableNow, 'now' | 'story'>, until: Playing<unknown> | null): LogLine | null {
  const view = useUntilTold(now.view, until !== null);
  const { entries } = story;
  return useMemo(() => {
    if (view === null) return null;
    const told = until === null || game.stageFrom === undefined ? null : lastTold(standing(entries), until, (note) => game.stageFrom?.(note) ?? null);
    return told ?? game.stage(view);
  }, [game, view, entries, until]);
}
