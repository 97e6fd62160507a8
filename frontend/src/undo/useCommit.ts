import { useCallback, useEffect, useMemo, useState } from 'react';

import * as rest from '../api/rest';
import * as story from '../api/story';
import type { Now } from '../api/wire';
import { askBefore } from '../ui/askBefore';
import { useRemembered } from '../ui/useRemembered';

interface Held {
  readonly asked: number;
  readonly move: unknown;
}

export interface Commit {
  /** The move that waits for a second press; null if there is none. */
  readonly held: unknown;
  readonly choose: (move: unknown) => void;
  /** Keeps one of the legal moves back, whatever the reader wants of others. */
  readonly hold: (move: unknown) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Keeps a move back until it is confirmed, for those who want that. */
export function useCommit(table: string, now: Now, choose: (move: unknown) => void): Commit {
  const wish = useRemembered(askBefore);
  const [held, setHeld] = useState<Held | null>(null);
  const final = useFinal(table, now, wish === 'final');
  const { asked, legal } = now;
  const waiting = held !== null && held.asked === asked ? held : null;
  const hold = useCallback((move: unknown) => setHeld(asked === null ? null : { asked, move }), [asked]);
  const wanted = useCallback(
    (move: unknown) => {
      const asks = wish === 'always' || (wish === 'final' && (final?.[legal.indexOf(move)] ?? true));
      if (asks && asked !== null) hold(move);
      else choose(move);
    },
    [wish, final, legal, asked, choose, hold],
  );
  const cancel = useCallback(() => setHeld(null), []);
  const confirm = useCallback(() => {
    setHeld(null);
    if (waiting !== null) choose(waiting.move);
  }, [waiting, choose]);
  return useMemo(() => ({ held: waiting?.move ?? null, choose: wanted, hold, confirm, cancel }), [waiting, wanted, hold, confirm, cancel]);
}

/** Which of the legal moves could not be taken back freely; null until that is known. */
function useFinal(table: string, { asked }: Now, wanted: boolean): readonly boolean[] | null {
  const [known, setKnown] = useState<{ readonly asked: number | null; readonly final: readonly boolean[] } | null>(null);
  useEffect(() => {
    if (!wanted || asked === null) return undefined;
    let here = true;
    // Without an answer every move is asked about: better once too often.
    story.final(table).then((answer) => here && setKnown(answer), rest.codeOf);
    return () => {
      here = false;
    };
  }, [table, asked, wanted]);
  return known !== null && known.asked === asked ? known.final : null;
}
