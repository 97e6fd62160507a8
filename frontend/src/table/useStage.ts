import { useCallback, useMemo } from 'react';

import type { Playing } from '../director/scene';
import { useTold } from '../director/useTold';
import { useUntilTold } from '../director/useUntilTold';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';
import { standing } from '../replay/steps';
import { lastTold } from './soFar';
import type { TableNow } from './useTable';

/** How far the game is: as far as scenes have told it while they play, else as it is. */
export function useStage(game: AnyGame, { now, story }: Pick<TableNow, 'now' | 'story'>, until: Playing<unknown> | null, past: boolean): LogLine | null {
  const entries = useMemo(() => standing(story.entries), [story.entries]);
  const before = useUntilTold(now.view, until !== null);
  const after = useCallback((view: unknown, note: unknown) => (view === null ? null : (game.after?.(view, note) ?? view)), [game]);
  const told = useTold<unknown, { readonly type: string }>({ view: now.view, scene: until as Playing<{ readonly type: string }> | null, story: entries, past }, after);
  const view = game.after === undefined ? before : told;
  return useMemo(() => {
    if (view === null) return null;
    const said = until === null || game.stageFrom === undefined ? null : lastTold(entries, until, (note) => game.stageFrom?.(note) ?? null);
    return said ?? game.stage(view);
  }, [game, view, entries, until]);
}
