import { useCallback, useState } from 'react';

import { codeOf } from './rest';

/** A request to the server: running it, whether it runs, and the code of what went wrong. */
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
