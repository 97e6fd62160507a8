import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a roll the dice have the focus, as what is chosen next, unless something else has it: the button that rolled can be
 * pressed no more. `asked`: whether one may choose among them.
 */
export function useToDice(asked: boolean): { readonly list: RefObject<HTMLUListElement | null>; readonly rolls: () => void } {
  const list = useRef<HTMLUListElement>(null);
  const rolled = useRef(false);
  useEffect(() => {
    if (!asked || !rolled.current) return;
    rolled.current = false;
    const lost = document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;
    if (lost) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [asked]);
  const rolls = () => {
    rolled.current = true;
  };
  return { list, rolls };
}
