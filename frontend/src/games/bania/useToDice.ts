import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a roll the dice have the focus, as what is chosen next, unless something else has it: the button that rolled can be
 * pressed no more. `question`: what is asked now; `choosing`: whether one may choose among the dice.
 */
export function useToDice(question: number | null, choosing: boolean): { readonly list: RefObject<HTMLUListElement | null>; readonly rolls: () => void } {
  const list = useRef<HTMLUListElement>(null);
  // The question that a roll has answered: the next one comes with what was rolled, whatever is drawn in between.
  const rolled = useRef<number | null>(null);
  useEffect(() => {
    if (rolled.current === null || rolled.current === question) return;
    rolled.current = null;
    const lost = document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;
    if (choosing && lost) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [question, choosing]);
  const rolls = () => {
    rolled.current = question;
  };
  return { list, rolls };
}
