import { useEffect, type RefObject } from 'react';

import { more } from './more';
import './scrolls.css';

/** Keeps that list marked on the sides on which it goes on: a line that its edge would cut fades there. `length`: how many lines it has. */
export function useMore(list: RefObject<HTMLElement | null>, length: number): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => more(element);
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);
  useEffect(() => {
    // With the next frame: by then it has been scrolled to its end.
    const frame = requestAnimationFrame(() => list.current !== null && more(list.current));
    return () => cancelAnimationFrame(frame);
  }, [list, length]);
}
