import { useEffect, useMemo, useRef, useState } from 'react';

import type { Story } from '../live/story';
import { standing } from '../replay/steps';

const NONE: ReadonlySet<number> = new Set();

export interface Missed {
  /** The reader's own last move: what came after it can be told again. */
  readonly after: number;
  /** So many moves of others have come since. */
  readonly moves: number;
  /** Has done with it: it has been told. */
  readonly done: () => void;
}

/**
 * What came since the reader's last turn while nobody looked; null if nothing did.
 * `away`: they look at something else than the table as it stands.
 */
export function useMissed(story: Story, you: number | null, away: boolean): Missed | null {
  const { recent } = story;
  const entries = useMemo(() => standing(story.entries), [story.entries]);
  const known = useRef(0);
  const [unseen, setUnseen] = useState<ReadonlySet<number>>(NONE);
  const moves = useMemo(() => entries.filter(({ kind }) => kind === 'played'), [entries]);
  const live = recent.length > 0;
  useEffect(() => {
    const news = moves.filter(({ seq }) => seq > known.current).map(({ seq }) => seq);
    // What was told before this page stood there comes without being recent.
    if ((document.hidden || away || !live) && news.length > 0) setUnseen((before) => new Set([...before, ...news]));
    // What is taken back was seen; what stood before it is no news.
    known.current = Math.max(known.current, ...news);
  }, [moves, live, away]);
  const own = moves.findLast(({ seat }) => seat === you)?.seq;
  const done = () => setUnseen(NONE);
  if (you === null || own === undefined) return null;
  const since = moves.filter(({ seq }) => seq > own);
  return since.some(({ seq }) => unseen.has(seq)) ? { after: own, moves: since.length, done } : null;
}
