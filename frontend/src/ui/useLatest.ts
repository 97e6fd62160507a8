import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at each drawing, which does what the latest one does: for parts that are drawn by memo. */
export function useLatest<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
