import { useState } from 'react';

/** While something plays: what there was before it. Else what there is. */
export function useUntilTold<Value>(value: Value, playing: boolean): Value {
  const [before, keep] = useState(value);
  if (playing) return before;
  if (before !== value) keep(value);
  return value;
}
