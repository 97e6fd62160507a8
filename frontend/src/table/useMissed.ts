import { useEffect, useState } from 'react';

import type { Story } from '../live/story';

export interface Missed {
  /** The reader's own last move: what came after it can be told again. */
  readonly after: number;
  /** So many moves of others have come since. */
  readonly moves: number;
}

/** What came since the reader's last turn while nobody looked; null if nothing did. And a way to have done with it. */
export function useMissed(story: Story, you: number | null): [Missed | null, () => void] {
  const { entries, recent } = story;
  const [unseen, setUnseen] = useState(0);
  const last = entries.at(-1)?.seq ?? 0;
  const live = recent.length > 0;
  useEffect(() => {
    // What was told before this page stood there comes without being recent.
    if (document.hidden || !live) setUnseen(last);
  }, [last, live]);
  const own = entries.findLast(({ kind, seat }) => kind === 'played' && seat === you)?.seq;
  const done = () => setUnseen(0);
  if (you === null || own === undefined || unseen <= own) return [null, done];
  const moves = entries.slice(own).filter(({ kind, seat }) => kind === 'played' && seat !== you).length;
  return [moves === 0 ? null : { after: own, moves }, done];
}
