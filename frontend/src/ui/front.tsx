import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

interface Front {
  /** The title of what stands in front of the table until it is closed. */
  readonly title: string | null;
  readonly put: (title: string | null) => void;
}

const FrontContext = createContext<Front>({ title: null, put: () => undefined });

/** Around a table whose board may put something in front of all that is asked there. */
export function FrontProvider({ children }: { readonly children: ReactNode }) {
  const [title, put] = useState<string | null>(null);
  return <FrontContext value={useMemo(() => ({ title, put }), [title])}>{children}</FrontContext>;
}

/** What stands in front now: what is asked behind it is heard at once, and seen when it is closed. */
export function useFront(): string | null {
  return useContext(FrontContext).title;
}

/** Says that this stands in front, as long as it is drawn; null: it does not yet. */
export function useStandsInFront(title: string | null): void {
  const { put } = useContext(FrontContext);
  useLayoutEffect(() => {
    put(title);
    return () => put(null);
  }, [put, title]);
}
