import { useMemo, useState } from 'react';

import type { Now } from '../api/wire';
import type { Replay } from '../replay/useReplay';
import type { Commit } from '../undo/useCommit';
import type { TableNow } from './useTable';

const nothing = (): void => undefined;

/**
 * The table that is drawn: as it stands, or as it stood at the entry that one looks back to, where nothing can be chosen.
 * What came until one is back from there is news no more: that would be told upon the table of the past.
 */
export function useShown(live: TableNow, { choose, held }: Commit, replay: Replay | null): TableNow {
  const now = replay?.now ?? null;
  const story = replay?.story ?? null;
  const tryOne = replay?.tried?.choose ?? nothing;
  // Tried moves are seen through the eyes of whoever is asked.
  const everything = replay?.eyes === 'all' && replay.tried === null;
  const { recent } = live.story;
  const [passed, pass] = useState<typeof recent | null>(null);
  if (replay !== null && passed !== recent) pass(recent);
  return useMemo(() => {
    if (now === null || story === null) {
      const told = recent === passed ? { ...live.story, recent: [] } : live.story;
      return { ...live, story: told, choose, pending: held ?? live.pending };
    }
    const then = everything ? seated(now, live.you) : now;
    return { ...live, now: then, story, you: then.you, pending: null, held: false, refused: null, choose: tryOne };
  }, [live, choose, held, now, story, tryOne, everything, recent, passed]);
}

/** With everything open, too, one looks from one's own place: views say in `you` whose they are. */
function seated(now: Now, you: number | null): Now {
  return you === null || typeof now.view !== 'object' || now.view === null ? now : { ...now, you, view: { ...now.view, you } };
}
