import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import * as rest from '../api/rest';
import * as story from '../api/story';
import type { TriedMove } from '../api/wire';
import type { Looking } from '../replay/useReplay';

interface Trying {
  readonly at: number;
  readonly moves: readonly TriedMove[];
}

export interface Trial {
  /** The moves that are shown; null while nothing is tried. */
  readonly moves: readonly TriedMove[] | null;
  readonly begin: () => void;
  readonly drop: () => void;
  readonly error: string | null;
}

/** Other moves from an entry on: those of the leader, or (`told`) those that one is shown. */
export function useTrial(table: string, { tryOut }: Looking, at: number, leads: boolean, told: readonly TriedMove[] | null): Trial {
  const [trying, setTrying] = useState<Trying | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shown = useRef<number>(0);
  const own = trying?.at === at ? trying.moves : null;
  const wanted = leads ? own : told;
  const text = wanted === null ? null : JSON.stringify(wanted);
  const begin = useCallback(() => setTrying({ at, moves: [] }), [at]);
  const drop = useCallback(() => setTrying(null), []);
  useEffect(() => {
    if (text === null) {
      shown.current = 0;
      tryOut(null);
      return undefined;
    }
    const moves = JSON.parse(text) as TriedMove[];
    let here = true;
    story.whatIf(table, at, moves).then(
      ({ now, entries }) => {
        if (!here) return;
        const fresh = Math.max(0, entries.length - shown.current);
        shown.current = entries.length;
        const seat = now.you;
        const choose = !leads || seat === null ? null : (move: unknown) => setTrying({ at, moves: [...moves, { seat, move: move as TriedMove['move'] }] });
        setError(null);
        tryOut({ at, now, entries, fresh, choose });
      },
      (failure: unknown) => {
        if (!here) return;
        setError(rest.codeOf(failure));
        setTrying(null);
      },
    );
    return () => {
      here = false;
    };
  }, [table, at, text, leads, tryOut]);
  return useMemo(() => ({ moves: wanted, begin, drop, error }), [wanted, begin, drop, error]);
}
