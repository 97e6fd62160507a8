import { useEffect, useRef, useState } from 'react';

import type { Props } from './model';
import { keptOf, read, wishOf, write, type Wish } from './passing';

interface PassingWish {
  readonly wish: Wish;
  readonly choose: (wish: Wish) => void;
}

/** "Pass for me" as this browser was told last, and the pass that it makes as soon as one is asked in a window. */
export function usePassing(now: Props): PassingWish {
  const { view, table } = now;
  const [kept, setKept] = useState(() => read(table));
  const wish = wishOf(kept, view.turn);
  usePass(now, wish);
  return {
    wish,
    choose: (chosen) => {
      const next = keptOf(chosen, view.turn);
      setKept(next);
      write(table, next);
    },
  };
}

/** Passes once for each question: if the pass is refused, the question is left to the player. */
function usePass({ legal, waiting, busy, asked, choose }: Props, wish: Wish): void {
  const answered = useRef<number | null>(null);
  const due = wish === 'off' || busy || waiting?.window !== true ? undefined : legal.find(({ type }) => type === 'pass');
  useEffect(() => {
    if (due === undefined || asked === null || answered.current === asked) return;
    answered.current = asked;
    choose(due);
  }, [due, asked, choose]);
}
