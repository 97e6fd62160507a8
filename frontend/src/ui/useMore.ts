import { useEffect, type RefObject } from 'react';

import { more, watched } from './more';
import './scrolls.css';

/** Keeps that list marked on the sides on which it goes on: a line that its edge would cut fades there. `length`: how many lines it has. */
export function useMore(list: RefObject<HTMLElement | null>, length: number): void {
  useEffect(() => {
    const element = list.current;
    return element === null ? undefined : watched(element, () => more(element)).stop;
  }, [list]);
  useEffect(() => {
    // With the next frame: by then it has been scrolled to its end.
    const frame = requestAnimationFrame(() => list.current !== null && more(list.current));
    return () => cancelAnimationFrame(frame);
  }, [list, length]);
}
