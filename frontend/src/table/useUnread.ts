import { useCallback, useMemo, useState } from 'react';

import type { Entry } from '../api/wire';
import { useMe } from '../me/MeProvider';
import { ofTables } from '../ui/ofTables';

export interface Unread {
  /** So many lines of others have come since the talk was last open here. */
  readonly count: number;
  /** All that has been said until now has been seen. */
  readonly seen: () => void;
}

const tables = ofTables<readonly [table: string, until: number]>('talk', ([, until]) => Number.isInteger(until));

/** What has been said at a table since this browser last showed its talk. */
export function useUnread(table: string, entries: readonly Entry[], you: number | null): Unread {
  const me = useMe().me?.id;
  const [until, setUntil] = useState(() => readUntil(table));
  const said = useMemo(() => entries.filter(({ kind }) => kind === 'said'), [entries]);
  const last = said.at(-1)?.seq ?? 0;
  const count = said.filter((entry) => entry.seq > until && !isOwn(entry, you, me)).length;
  const seen = useCallback(() => {
    setUntil(last);
    if (last > readUntil(table)) tables.keep([table, last]); // another tab may have shown more
  }, [table, last]);
  return useMemo(() => ({ count, seen }), [count, seen]);
}

function isOwn({ seat, data }: Entry, you: number | null, me: string | undefined): boolean {
  return (seat !== null && seat === you) || (me !== undefined && data?.player === me);
}

function readUntil(table: string): number {
  return tables.of(table)?.[1] ?? 0;
}
