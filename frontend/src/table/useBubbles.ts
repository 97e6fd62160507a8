import { useEffect, useMemo, useState } from 'react';

import type { Story } from '../live/story';
import type { Holds } from './useOutdated';

/** How long what was said stands at a seat, in milliseconds. */
export const LASTS = 9000;
const NOTHING: ReadonlyMap<number, string> = new Map();

/** What talk is about, a turn: what was said before it began is past. */
interface About {
  is(note: unknown): boolean;
}

/** The newest that each seat has said since this page stands there, for as long as it holds and is to be seen at the seat. */
export function useBubbles({ entries, catchingUp }: Story, wanted: boolean, about: About | undefined, outdated: Holds): ReadonlyMap<number, string> {
  const [past, setPast] = useState<number | null>(null);
  const last = entries.at(-1)?.seq ?? 0;
  // What was said before the page had heard all is past.
  if (past === null && !catchingUp) setPast(last);
  const newest = wanted ? (entries.findLast(({ kind }) => kind === 'said')?.seq ?? 0) : 0;
  const begun = wanted && about !== undefined ? (entries.findLast(({ notes }) => notes.some((note) => about.is(note)))?.seq ?? 0) : 0;
  const since = past === null ? null : Math.max(past, begun);
  const fresh = since !== null && newest > since;
  useEffect(() => {
    if (!fresh) return undefined;
    const timer = setTimeout(() => setPast(newest), LASTS);
    return () => clearTimeout(timer);
  }, [fresh, newest]);
  return useMemo(() => {
    if (!fresh) return NOTHING;
    const said = new Map<number, string>();
    for (const entry of entries) {
      const { kind, seq, seat, data } = entry;
      if (kind !== 'said' || seq <= since || seat === null) continue;
      const { text } = (data ?? {}) as { text?: string | null };
      if (outdated(entry) !== null) said.delete(seat);
      else if (typeof text === 'string') said.set(seat, text);
    }
    return said;
  }, [entries, since, fresh, outdated]);
}
