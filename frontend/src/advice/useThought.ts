import { useCallback, useEffect, useState } from 'react';

import { codeOf } from '../api/rest';

/** Milliseconds between two looks whether a worker is done. */
const PAUSE = 400;

interface Told {
  readonly status: string | null;
}

/** How one thought is asked for and looked for. */
export interface Asking<T> {
  readonly ask: () => Promise<T>;
  readonly look: () => Promise<T>;
}

export interface Thought<T> {
  /** What is known; null until the first answer. `status` null: no worker had time. */
  readonly told: T | null;
  readonly error: string | null;
  readonly again: () => void;
}

/** What a worker makes of a question, asked for as soon as it is wanted (null: it is not), and anew for each other one. */
export function useThought<T extends Told>(asking: Asking<T> | null): Thought<T> {
  const [known, setKnown] = useState<{ readonly of: Asking<T> | null; readonly told: T | null; readonly error: string | null }>({ of: null, told: null, error: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (asking === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const follow = (asked: Promise<T>): void => {
      asked.then(
        (told) => {
          if (!here) return;
          setKnown({ of: asking, told, error: null });
          if (told.status === 'waiting') timer = setTimeout(() => follow(asking.look()), PAUSE);
        },
        (failure: unknown) => here && setKnown({ of: asking, told: null, error: codeOf(failure) }),
      );
    };
    follow(asking.ask());
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [asking, tries]);
  const again = useCallback(() => {
    setKnown({ of: null, told: null, error: null });
    setTries((before) => before + 1);
  }, []);
  const current = known.of === asking;
  return { told: current ? known.told : null, error: current ? known.error : null, again };
}
