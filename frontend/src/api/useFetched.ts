import { useEffect, useState } from 'react';

import { codeOf } from './rest';

interface Fetched<T> {
  readonly value: T | null;
  readonly error: string | null;
}

/** Something fetched when shown, and again every few seconds if `every` is given and the page is looked at. */
export function useFetched<T>(fetch: () => Promise<T>, every?: number): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T>>({ value: null, error: null });
  useEffect(() => {
    let wanted = true;
    const go = () => {
      if (document.visibilityState === 'hidden') return;
      fetch().then(
        (value) => wanted && setFetched({ value, error: null }),
        (failure: unknown) => wanted && setFetched((old) => ({ ...old, error: codeOf(failure) })),
      );
    };
    go();
    const timer = every === undefined ? undefined : setInterval(go, every);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [fetch, every]);
  return fetched;
}
