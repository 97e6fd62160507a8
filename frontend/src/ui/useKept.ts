import { useState } from 'react';

import { kept } from './kept';

/** The value, with whatever has not changed since the last drawing as the same object: for parts that are drawn by memo. */
export function useKept<T>(value: T): T {
  const [shown, show] = useState(value);
  const next = kept(shown, value);
  if (next !== shown) show(next);
  return next;
}
