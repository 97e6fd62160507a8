/** How a page is laid out: `phone` upright, `flat` is a phone on its side, `wide` is all else. Styles ask for it by `data-mode`. */
import { useCallback, useSyncExternalStore } from 'react';

export type Mode = 'phone' | 'flat' | 'wide';

const FLAT = '(max-height: 31rem) and (min-width: 34rem)';
const PHONE = '(max-width: 46rem)';
/** Where the height is little even with a mouse: counts and signs instead of spread cards at the seats. */
const LOW = '(max-height: 50rem)';
/** Low, but with room for small cards at the seats. */
const ROOMY = '(min-height: 40rem)';
const TALL = '(min-height: 43rem)';
const HIGH = '(min-height: 48rem)';
/** Room beside the question of a wide table; the log takes some from 70rem on. */
const AMPLE = '(min-width: 60rem) and (max-width: 69.99rem), (min-width: 78rem)';
/** A small phone: a line beside something else has the width of a few words. */
const SMALL = '(max-width: 24rem), (max-height: 31rem) and (max-width: 50rem)';
/** Room for the log beside the table. */
const BROAD = '(min-width: 70rem)';

/** Kept: making one costs, and every seat asks at each drawing. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

function useMedia(query: string): boolean {
  const list = listOf(query);
  const listen = useCallback(
    (heard: () => void) => {
      list.addEventListener('change', heard);
      return () => list.removeEventListener('change', heard);
    },
    [list],
  );
  return useSyncExternalStore(listen, () => list.matches);
}

export function useMode(): Mode {
  const flat = useMedia(FLAT);
  const phone = useMedia(PHONE);
  if (flat) return 'flat';
  return phone ? 'phone' : 'wide';
}

/** Whether everything on an upright phone can be as high as a finger. */
export function useTall(): boolean {
  return useMedia(TALL);
}

/** Whether an upright phone has height for a row more. */
export function useHigh(): boolean {
  return useMedia(HIGH);
}

/** Whether a wide table has room for something beside the question. */
export function useAmple(): boolean {
  return useMedia(AMPLE);
}

/** Whether seats are drawn short. */
export function useCompact(): boolean {
  const low = useMedia(LOW);
  return useMode() !== 'wide' || low;
}

/** Whether a wide table has height for small cards, where seats are drawn short. */
export function useRoomy(): boolean {
  return useMedia(ROOMY);
}

/** Whether signs say what words have no room for. */
export function useSmall(): boolean {
  return useMedia(SMALL);
}

/** Whether there is a mouse or the like; where there is none, there is hardly a keyboard. */
export function useMouse(): boolean {
  return useMedia('(any-pointer: fine)');
}

export function useBroad(): boolean {
  const broad = useMedia(BROAD);
  return useMode() === 'wide' && broad;
}
