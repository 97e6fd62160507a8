/** The answer that ends an effect: it never comes up under a finger that has just given another one. */
import { useEffect, useState } from 'react';

import { pathOf, type Now } from './market';
import type { Move } from './types';

export const STOP: Move = { type: 'stop' };

/** In milliseconds: longer than between two presses that are meant as one. */
const TWICE = 600;

/**
 * Whether the effect can be ended `now`, in a moment (`soon`), or only `later`: then its answer has its place all the same,
 * or it would come up where a ware has been pressed. Null: it cannot.
 */
export function useEnding(now: Now): 'now' | 'soon' | 'later' | null {
  const ending = ends(now);
  const frame = now.view.frames.at(-1);
  const settled = useSettled([ending, now.view.frames.length, frame?.step, frame?.done?.length].join());
  return ending === 'now' && !settled ? 'soon' : ending;
}

function ends({ legal, view, picked }: Now): 'now' | 'later' | null {
  if (legal.some(({ type }) => type === 'stop')) return 'now';
  const { step, source, left = 1, must = 0 } = view.frames.at(-1) ?? {};
  // By Pottery it ends of itself where all wares are of one type (AS-10.1).
  const wares = source === 'pottery' ? legal.length : (view.seats[view.you ?? 0]?.stand.length ?? 0);
  return step === 'return_ware' && left > must && legal.length > 0 && wares > 1 && pathOf(picked).length === 0 ? 'later' : null;
}

/** Whether that has been asked for a moment: the second press of two was meant for what stood there before. */
function useSettled(question: string): boolean {
  const [settled, settle] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle(question), TWICE);
    return () => clearTimeout(timer);
  }, [question]);
  return settled === question;
}
