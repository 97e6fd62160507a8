import { useMemo } from 'react';

import type { Replay } from '../replay/useReplay';
import type { Commit } from '../undo/useCommit';
import type { TableNow } from './useTable';

const nothing = (): void => undefined;

/** The table that is drawn: as it stands, or as it stood at the entry that one looks back to, where nothing can be chosen. */
export function useShown(live: TableNow, { choose, held }: Commit, replay: Replay | null): TableNow {
  const now = replay?.now ?? null;
  const story = replay?.story ?? null;
  const tryOne = replay?.tried?.choose ?? nothing;
  return useMemo(() => {
    if (now === null || story === null) return { ...live, choose, pending: held ?? live.pending };
    return { ...live, now, story, you: now.you, pending: null, held: false, refused: null, choose: tryOne };
  }, [live, choose, held, now, story, tryOne]);
}
