import { useEffect, useState } from 'react';

import { useRemembered } from '../ui/useRemembered';
import { forcedMoves } from './forcedMoves';
import type { TableNow } from './useTable';

/** Long enough to see what is asked, in milliseconds. */
const PAUSE = 900;

/**
 * Makes the move that public facts force (`forced` in docs/wire.md), once, from a page that is seen, when no scene plays.
 * Returns whether it is about to.
 */
export function useForced({ now, pending, connection, choose }: TableNow, playing: boolean): boolean {
  const wanted = useRemembered(forcedMoves) === 'yes';
  const [tried, setTried] = useState<number | null>(null);
  const { asked } = now;
  const [move] = now.legal;
  // Once for each question: else a refusal, as for a move from another tab, would be sent again for ever.
  const forcing = wanted && now.forced && asked !== tried && pending === null && connection === 'live';
  useEffect(() => {
    if (!forcing || playing || asked === null) return undefined;
    const make = () => {
      if (document.hidden) return;
      setTried(asked);
      choose(move);
    };
    const timer = setTimeout(() => {
      make();
      document.addEventListener('visibilitychange', make);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', make);
    };
  }, [forcing, playing, asked, move, choose]);
  return forcing;
}
