import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

import * as rest from '../api/rest';
import type { Person } from '../api/wire';

interface Me {
  /** undefined until the server has answered, null for somebody who has not said a name yet. */
  readonly me: Person | null | undefined;
  /** The code of why the latest request failed. */
  readonly error: string | null;
  /** Says what one wants to be called, for the first time or anew; false if the server did not take it. */
  readonly call: (name: string) => Promise<boolean>;
}

const Context = createContext<Me | null>(null);

export function MeProvider({ children }: { readonly children: ReactNode }) {
  const [me, setMe] = useState<Person | null | undefined>(undefined);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    rest.me().then(setMe, (failure: unknown) => setError(rest.codeOf(failure)));
  }, []);
  const known = me !== null && me !== undefined;
  const call = useCallback(
    async (name: string) => {
      try {
        setMe(await (known ? rest.rename(name) : rest.introduce(name)));
        setError(null);
        return true;
      } catch (failure) {
        setError(rest.codeOf(failure));
        return false;
      }
    },
    [known],
  );
  const value = useMemo(() => ({ me, error, call }), [me, error, call]);
  return <Context value={value}>{children}</Context>;
}

export function useMe(): Me {
  const me = useContext(Context);
  if (me === null) throw new Error('useMe outside MeProvider');
  return me;
}
