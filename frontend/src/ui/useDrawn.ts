import { startTransition, useEffect, useRef, useState } from 'react';

import type { Store } from './store';

interface Drawn<T> {
  /** What is on the page. */
  readonly drawn: T;
  /** The last that the store had told when it was drawn. */
  readonly told: T;
}

/** What is drawn next, if all of `later` has been told since, `newest` at last. */
type Unite<T> = (newest: T, before: Drawn<T>, later: readonly T[]) => T;

const alone = <T>(newest: T): T => newest;

/**
 * The value of a store, drawn in a transition: a press that comes meanwhile need not wait. One drawing at a time: what is
 * told during one is united and drawn after it.
 */
export function useDrawn<T>(store: Store<T>, unite: Unite<T> = alone): T {
  const [page, draw] = useState<Drawn<T>>(() => ({ drawn: store.read(), told: store.read() }));
  const later = useRef<readonly T[]>([]);
  const draws = useRef(false);
  const goOn = useRef<() => void>(null);
  useEffect(() => {
    draws.current = false;
    goOn.current = () => {
      const all = later.current;
      if (draws.current || all.length === 0) return;
      later.current = [];
      draws.current = true;
      const told = store.read();
      startTransition(() => draw({ drawn: unite(told, page, all), told }));
    };
    goOn.current();
  }, [store, page, unite]);
  useEffect(() => {
    const hear = () => {
      later.current = [...later.current, store.read()];
      goOn.current?.();
    };
    if (store.read() !== page.told) hear(); // told between the first drawing and now
    return store.listen(hear);
  }, [store]);
  return page.drawn;
}
