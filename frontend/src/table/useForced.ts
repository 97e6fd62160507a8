import { useEffect, useState } from 'react';

import { useRemembered } from '../ui/useRemembered';
import { forcedMoves } from './forcedMoves';
import type { TableNow } from './useTable';

/** Long enough to see what is asked, and to read why it is made, in milliseconds. */
const PAUSE = 900;
const READ = 2200;

export interface Forced {
  /** Whether the page is about to make the only move. */
  readonly forcing: boolean;
  /** Whether what is asked now came with a move that the page has made: a press may still be meant for that. */
  readonly follows: boolean;
}

/** Makes the move that public facts force (`forced` in docs/wire.md), once, from a page that is seen, when no scene plays. `says`: whether it is said why. */
export function useForced({ now, pending, connection, choose }: TableNow, playing: boolean, says: (move: unknown) => boolean): Forced {
  const wanted = useRemembered(forcedMoves) === 'yes';
  const [tried, setTried] = useState<number | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const { asked } = now;
  // Where nothing is asked any more the next question does not follow the move, whatever others have done in between.
  if (tried !== null && asked === null) setTried(null);
  if (tried !== null && asked !== null && asked > tried) {
    setTried(null);
    setNext(asked);
  }
  const [move] = now.legal;
  const read = move !== undefined && says(move);
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
    }, read ? READ : PAUSE);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', make);
    };
  }, [forcing, playing, asked, move, choose, read]);
  return { forcing, follows: next !== null && next === asked };
}
