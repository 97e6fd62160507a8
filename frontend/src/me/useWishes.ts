import { useCallback, useEffect, useState } from 'react';

import * as rest from '../api/rest';
import type { Preferences as Wishes } from '../api/wire';
import { codeOf, useMe } from './MeProvider';

export interface WishesNow {
  /** Null until the server has told them, and for strangers, for whom it keeps none. */
  readonly wishes: Wishes | null;
  readonly wish: (change: Partial<Wishes>) => void;
  readonly error: string | null;
}

/** What the reader wants done in reaction windows, as the server keeps it. */
export function useWishes(): WishesNow {
  const { me } = useMe();
  const [wishes, setWishes] = useState<Wishes | null>(null);
  const [error, setError] = useState<string | null>(null);
  const known = me !== null && me !== undefined;
  const load = useCallback(() => {
    rest.preferences().then(setWishes, (failure: unknown) => setError(codeOf(failure)));
  }, []);
  useEffect(() => {
    if (known) load();
  }, [known, load]);
  const wish = (change: Partial<Wishes>) => {
    // Shown at once: the next change builds on it, however slow the server is.
    setWishes((old) => (old === null ? old : { ...old, ...change }));
    rest.prefer(change).then(
      () => setError(null),
      (failure: unknown) => {
        setError(codeOf(failure));
        load();
      },
    );
  };
  return { wishes, wish, error };
}

/** The topics of a game that pass, with one of them more or fewer, as the server takes them. */
export function withTopic(wishes: Wishes, game: string, topic: string, pass: boolean): Pick<Wishes, 'let_pass_topics'> {
  const others = (wishes.let_pass_topics[game] ?? []).filter((each) => each !== topic);
  return { let_pass_topics: { ...wishes.let_pass_topics, [game]: pass ? [...others, topic] : others } };
}
