import { useCallback, useState } from 'react';

import { codeOf } from './rest';

/** Sends a request: `busy` until it is answered, then `error` has the code if it failed. */
export function useRequest(): { readonly run: (request: () => Promise<unknown>) => void; readonly busy: boolean; readonly error: string | null } {
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const run = useCallback((request: () => Promise<unknown>) => {
    setState({ busy: true, error: null });
    request().then(
      () => setState({ busy: false, error: null }),
      (failure: unknown) => setState({ busy: false, error: codeOf(failure) }),
    );
  }, []);
  return { run, ...state };
}
