import { useEffect, useRef, type RefObject } from 'react';

/**
 * What was taken hold of has the focus again when it is let go, unless something else has it: what let it go, as "Back", is
 * gone. What has been bought is gone itself, and another tent has its button.
 */
export function useFocusBack(tent: string, taken: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef<string | null>(null);
  useEffect(() => {
    if (held.current === tent && !taken && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    held.current = taken ? tent : null;
  }, [tent, taken]);
  return button;
}
