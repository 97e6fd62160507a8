import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

interface Front {
  /** The title of what stands in front of the table until it is closed. */
  readonly title: string | null;
  readonly put: (title: string | null) => void;
  /** The same, in the very drawing that has put it there. */
  readonly stands: () => boolean;
}

const FrontContext = createContext<Front>({ title: null, put: () => undefined, stands: () => false });

/** Around a table whose board may put something in front of all that is asked there. */
export function FrontProvider({ children }: { readonly children: ReactNode }) {
  const [title, setTitle] = useState<string | null>(null);
  const latest = useRef(title);
  const put = useCallback((now: string | null) => {
    latest.current = now;
    setTitle(now);
  }, []);
  const stands = useCallback(() => latest.current !== null, []);
  return <FrontContext value={useMemo(() => ({ title, put, stands }), [title, put, stands])}>{children}</FrontContext>;
}

/** What stands in front now: what is asked behind it is heard at once, and seen when it is closed. */
export function useFront(): string | null {
  return useContext(FrontContext).title;
}

/** Does this once it is due and nothing stands in front of the table. `then` may be called more than once. */
export function useBehindFront(due: boolean, then: () => void): void {
  const { title, stands } = useContext(FrontContext);
  // An effect runs before what this drawing has put in front is known as `title`.
  useEffect(() => {
    if (due && !stands()) then();
  }, [due, title, stands, then]);
}

/** Says that this stands in front, as long as it is drawn; null: it does not yet. */
export function useStandsInFront(title: string | null): void {
  const { put } = useContext(FrontContext);
  useLayoutEffect(() => {
    put(title);
    return () => put(null);
  }, [put, title]);
}
