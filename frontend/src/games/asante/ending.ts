/** The answer that ends an effect: it never comes up under a finger that has just given another one. */
import { useEffect, useState } from 'react';

import { gathered } from '../generic/plain';
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
  const settled = useSettled(JSON.stringify([ending, now.view.frames]));
  return ending === 'now' && !settled ? 'soon' : ending;
}

function ends({ legal, view, picked }: Now): 'now' | 'later' | null {
  if (legal.some(({ type }) => type === 'stop')) return 'now';
  const { step, source, left = 1, must = 0 } = view.frames.at(-1) ?? {};
  const most = givable(source, view.seats[view.you ?? 0]?.stand ?? []);
  return step === 'return_ware' && left > must && legal.length > 0 && most > 1 && pathOf(picked).length === 0 ? 'later' : null;
}

/** So many of these wares could be given at most: by Pottery each of another type (AS-10.1), by a Dyer all of one (AS-11.6). */
export function givable(source: string | undefined, stand: readonly string[]): number {
  const types = gathered(stand);
  if (source === 'pottery') return types.length;
  return source === 'dyer' ? Math.max(0, ...types.map(({ count }) => count)) : stand.length;
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
