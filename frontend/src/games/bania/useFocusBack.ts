import { useEffect, useRef, type RefObject } from 'react';

/** What was taken hold of has the focus again when it is let go, unless something else has it: what let it go, as "Back", is gone. */
export function useFocusBack(taken: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !taken && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    was.current = taken;
  }, [taken]);
  return button;
}
