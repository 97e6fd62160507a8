import { useEffect, useState } from 'react';

import { codeOf } from './rest';

interface Fetched<T> {
  readonly value: T | null;
  readonly error: string | null;
}

/** Fetches once, when it is first shown. */
export function useFetched<T>(fetch: () => Promise<T>): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T>>({ value: null, error: null });
  useEffect(() => {
    let wanted = true;
    fetch().then(
      (value) => wanted && setFetched({ value, error: null }),
      (failure: unknown) => wanted && setFetched({ value: null, error: codeOf(failure) }),
    );
    return () => {
      wanted = false;
    };
  }, [fetch]);
  return fetched;
}
