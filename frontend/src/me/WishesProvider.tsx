import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

import * as rest from '../api/rest';
import type { Preferences as Wishes } from '../api/wire';

interface WishesNow {
  /** Null until the server has sent them. */
  readonly wishes: Wishes | null;
  readonly wish: (change: Partial<Wishes>) => void;
  readonly error: string | null;
}

interface Kept extends WishesNow {
  readonly load: () => void;
}

const Context = createContext<Kept | null>(null);

/** What the reader wants done in reaction windows, as the server keeps it. Fetched when something first shows it. */
export function WishesProvider({ children }: { readonly children: ReactNode }) {
  const [wishes, setWishes] = useState<Wishes | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(() => {
    rest.preferences().then(setWishes, (failure: unknown) => setError(rest.codeOf(failure)));
  }, []);
  const wish = useCallback(
    (change: Partial<Wishes>) => {
      // Shown before the server has answered: the next change is made on top of this one.
      setWishes((old) => (old === null ? old : { ...old, ...change }));
      rest.prefer(change).then(
        () => setError(null),
        (failure: unknown) => {
          setError(rest.codeOf(failure));
          load();
        },
      );
    },
    [load],
  );
  return <Context value={useMemo(() => ({ wishes, wish, error, load }), [wishes, wish, error, load])}>{children}</Context>;
}

export function useWishes(): WishesNow {
  const kept = useContext(Context);
  if (kept === null) throw new Error('useWishes outside WishesProvider');
  const { wishes, load } = kept;
  useEffect(() => {
    if (wishes === null) load();
  }, [wishes, load]);
  return kept;
}

/** The change that lets one topic of a game pass, or no longer pass. */
export function withTopic(wishes: Wishes, game: string, topic: string, pass: boolean): Pick<Wishes, 'let_pass_topics'> {
  const others = (wishes.let_pass_topics[game] ?? []).filter((each) => each !== topic);
  return { let_pass_topics: { ...wishes.let_pass_topics, [game]: pass ? [...others, topic] : others } };
}
