import { useCallback, useMemo, useState } from 'react';

import type { Entry } from '../api/wire';
import { useMe } from '../me/MeProvider';
import { read, write } from '../ui/remembered';

export interface Unread {
  /** So many lines of others have come since the talk was last open here. */
  readonly count: number;
  /** All that has been said until now has been seen. */
  readonly seen: () => void;
}

const NAME = 'talk';
/** So many tables are remembered, those that were last looked at. */
const MOST = 100;

/** What has been said at a table since this browser last showed its talk. */
export function useUnread(table: string, entries: readonly Entry[], you: number | null): Unread {
  const me = useMe().me?.id;
  const [until, setUntil] = useState(() => readUntil(table));
  const said = useMemo(() => entries.filter(({ kind }) => kind === 'said'), [entries]);
  const last = said.at(-1)?.seq ?? 0;
  const count = said.filter((entry) => entry.seq > until && !isOwn(entry, you, me)).length;
  const seen = useCallback(() => {
    if (last <= readUntil(table)) return;
    setUntil(last);
    keep(table, last);
  }, [table, last]);
  return useMemo(() => ({ count, seen }), [count, seen]);
}

function isOwn({ seat, data }: Entry, you: number | null, me: string | undefined): boolean {
  return (seat !== null && seat === you) || (me !== undefined && data?.player === me);
}

type Row = readonly [table: string, until: number];

function readUntil(table: string): number {
  return all().find(([id]) => id === table)?.[1] ?? 0;
}

function keep(table: string, until: number): void {
  write(NAME, JSON.stringify([[table, until], ...all().filter(([id]) => id !== table)].slice(0, MOST)));
}

function all(): readonly Row[] {
  try {
    const found: unknown = JSON.parse(read(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is Row {
  return Array.isArray(row) && typeof row[0] === 'string' && Number.isInteger(row[1]);
}
