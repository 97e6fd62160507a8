import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const NOTHING: readonly string[] = [];
/** What a reader does next, whether pressing, dropping or by the keyboard. */
const ACTS = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

interface Picked {
  readonly asked: number | null;
  readonly things: readonly string[];
}

/**
 * What has been picked so far in a choice of several steps; forgotten on Escape and when another question is asked. It is
 * drawn after the press, in a transition, and at the latest before the reader's next one: that goes on from it.
 */
export function usePicked(asked: number | null): [readonly string[], (things: readonly string[]) => void] {
  const [picked, setPicked] = useState<Picked>({ asked, things: NOTHING });
  const waiting = useRef<Picked | null>(null);
  const pick = useCallback(
    (things: readonly string[]) => {
      const next = { asked, things };
      waiting.current = next;
      startTransition(() => setPicked(next));
    },
    [asked],
  );
  useEffect(() => {
    if (waiting.current === picked) waiting.current = null;
  }, [picked]);
  useEffect(() => {
    const drawn = () => {
      const next = waiting.current;
      waiting.current = null;
      if (next !== null) flushSync(() => setPicked(next));
    };
    ACTS.forEach((act) => window.addEventListener(act, drawn, true));
    return () => ACTS.forEach((act) => window.removeEventListener(act, drawn, true));
  }, []);
  useEffect(() => {
    const forget = (event: KeyboardEvent) => {
      if (event.key === 'Escape') pick(NOTHING);
    };
    window.addEventListener('keydown', forget);
    return () => window.removeEventListener('keydown', forget);
  }, [pick]);
  return [picked.asked === asked ? picked.things : NOTHING, pick];
}
