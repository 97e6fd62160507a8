import { useEffect, useState } from 'react';

import { codeOf } from './rest';

interface Fetched<T> {
  readonly value: T | null;
  readonly error: string | null;
}

/** Fetches when it is first shown, and again every so many milliseconds while the page is visible. */
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
