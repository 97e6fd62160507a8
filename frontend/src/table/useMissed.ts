import { useEffect, useMemo, useRef, useState } from 'react';

import type { Story } from '../live/story';
import { standing } from '../replay/steps';

export interface Missed {
  /** The reader's own last move: what came after it can be told again. */
  readonly after: number;
  /** So many moves of others have come since. */
  readonly moves: number;
}

/** What came since the reader's last turn while nobody looked; null if nothing did. And a way to have done with it. */
export function useMissed(story: Story, you: number | null): [Missed | null, () => void] {
  const { recent } = story;
  const entries = useMemo(() => standing(story.entries), [story.entries]);
  const known = useRef(0);
  const [unseen, setUnseen] = useState(0);
  const last = entries.findLast(({ kind }) => kind === 'played')?.seq ?? 0;
  const live = recent.length > 0;
  useEffect(() => {
    // What was told before this page stood there comes without being recent.
    if ((document.hidden || !live) && last > known.current) setUnseen(last);
    // What is taken back was seen; what stood before it is no news.
    known.current = Math.max(known.current, last);
  }, [last, live]);
  const own = entries.findLast(({ kind, seat }) => kind === 'played' && seat === you)?.seq;
  const done = () => setUnseen(0);
  if (you === null || own === undefined || unseen <= own) return [null, done];
  const moves = entries.slice(own).filter(({ kind, seat }) => kind === 'played' && seat !== you).length;
  return [moves === 0 ? null : { after: own, moves }, done];
}
