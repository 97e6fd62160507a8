import { useCallback, useEffect, useState } from 'react';

const NOTHING: readonly string[] = [];

/** What has been picked so far in a choice of several steps; forgotten on Escape and when another question is asked. */
export function usePicked(asked: number | null): [readonly string[], (things: readonly string[]) => void] {
  const [picked, setPicked] = useState({ asked, things: NOTHING });
  useEffect(() => {
    const forget = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPicked((old) => ({ ...old, things: NOTHING }));
    };
    window.addEventListener('keydown', forget);
    return () => window.removeEventListener('keydown', forget);
  }, []);
  const pick = useCallback((things: readonly string[]) => setPicked({ asked, things }), [asked]);
  return [picked.asked === asked ? picked.things : NOTHING, pick];
}
