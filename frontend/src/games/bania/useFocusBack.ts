import { useEffect, useRef, type RefObject } from 'react';

/**
 * What was taken hold of has the focus again when it is let go, unless something else has it: what let it go, as "Back", is
 * gone. What has been bought is gone itself: another tent has its button, maybe one of the same type, and one fewer lies there.
 */
export function useFocusBack(tent: string, lying: number, taken: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef<string | null>(null);
  useEffect(() => {
    const own = `${tent} of ${lying}`;
    if (held.current === own && !taken && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    held.current = taken ? own : null;
  }, [tent, lying, taken]);
  return button;
}
