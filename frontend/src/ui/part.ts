/** Parts of the program that come over the network when they are wanted, once. */
import { useEffect, useSyncExternalStore } from 'react';

import { Store } from './store';

/** Its value is what has come; null until then. */
export class Part<T> extends Store<T | null> {
  private coming: Promise<T> | null = null;
  private readonly fetch: () => Promise<T>;

  constructor(fetch: () => Promise<T>) {
    super(null);
    this.fetch = fetch;
  }

  /** Rejected if it does not come; then whoever asks again has it fetched again. */
  load(): Promise<T> {
    this.coming ??= this.fetch().then(
      (value) => {
        this.tell(value);
        return value;
      },
      (failure: unknown) => {
        this.coming = null;
        throw failure;
      },
    );
    return this.coming;
  }
}

/** The part, null until it has come. One that fails is fetched with the page that is loaded then (see reload.ts). */
export function usePart<T>(part: Part<T>): T | null {
  useEffect(() => {
    part.load().catch(() => undefined);
  }, [part]);
  return useSyncExternalStore(part.listen, part.read);
}
