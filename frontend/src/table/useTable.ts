import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import * as rest from '../api/rest';
import type { Now, Table } from '../api/wire';
import { LiveTable, type Live } from '../live/live';

export interface Fixed {
  readonly table: Table | null;
  readonly error: string | null;
}

/** What stays as it was when the table opened, fetched once. */
export function useFixed(id: string, known: boolean): Fixed {
  const [fixed, setFixed] = useState<Fixed>({ table: null, error: null });
  useEffect(() => {
    if (!known) return undefined;
    let wanted = true;
    rest.table(id).then(
      (table) => wanted && setFixed({ table, error: null }),
      (failure: unknown) => wanted && setFixed({ table: null, error: rest.codeOf(failure) }),
    );
    return () => {
      wanted = false;
    };
  }, [id, known]);
  return fixed;
}

export interface TableNow extends Live {
  /** As of the latest message; until the first one, as fetched. */
  readonly now: Now;
  /** The reader's seat; null for a spectator. */
  readonly you: number | null;
  readonly choose: (move: unknown) => void;
  readonly say: (text: string) => void;
}

/** The table as it goes on, for as long as this is shown. */
export function useLive(table: Table): TableNow {
  const live = useMemo(() => new LiveTable(table.id), [table.id]);
  useEffect(() => live.open(), [live]);
  const heard = useSyncExternalStore(live.listen, live.read);
  const now = heard.story.now ?? table;
  const { you } = now;
  return { ...heard, now, you, choose: live.choose, say: live.say };
}
