import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

/** What stands in front of the table until it is closed. */
interface Standing {
  readonly title: string;
  /** The last entry that it tells of: what came since waits behind it. */
  readonly upTo: number;
}

interface Front {
  readonly standing: Standing | null;
  readonly put: (standing: Standing | null) => void;
  /** Whether anything stands there in the very drawing that has put it there. */
  readonly stands: () => boolean;
}

const FrontContext = createContext<Front>({ standing: null, put: () => undefined, stands: () => false });

/** Around a table whose board may put something in front of all that is asked there. */
export function FrontProvider({ children }: { readonly children: ReactNode }) {
  const [standing, setStanding] = useState<Standing | null>(null);
  const latest = useRef(standing);
  const put = useCallback((now: Standing | null) => {
    latest.current = now;
    setStanding(now);
  }, []);
  const stands = useCallback(() => latest.current !== null, []);
  return <FrontContext value={useMemo(() => ({ standing, put, stands }), [standing, put, stands])}>{children}</FrontContext>;
}

/** The title of what stands in front now: what is asked behind it is heard at once, and seen when it is closed. */
export function useFront(): string | null {
  return useContext(FrontContext).standing?.title ?? null;
}

/** The last entry that is told while something stands in front; null: all are. */
export function useToldUpTo(): number | null {
  return useContext(FrontContext).standing?.upTo ?? null;
}

/** Does this once it is due and nothing stands in front of the table. `then` may be called more than once. */
export function useBehindFront(due: boolean, then: () => void): void {
  const { standing, stands } = useContext(FrontContext);
  // An effect runs before what this drawing has put in front is known as `standing`.
  useEffect(() => {
    if (due && !stands()) then();
  }, [due, standing, stands, then]);
}

/** Says that this stands in front, as long as it is drawn, and up to which entry it tells; null: it does not stand yet. */
export function useStandsInFront(title: string | null, upTo: number): void {
  const { put } = useContext(FrontContext);
  useLayoutEffect(() => {
    put(title === null ? null : { title, upTo });
    return () => put(null);
  }, [put, title, upTo]);
}
