import { useEffect, useRef, type RefObject } from 'react';

const NEAR = 80;

/** Keeps a growing list at its end, unless the reader has scrolled up to read what was before. */
export function useAtEnd<T extends HTMLElement>(length: number): RefObject<T | null> {
  const list = useRef<T>(null);
  const follows = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', look);
    return () => element.removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    if (follows.current && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [length]);
  return list;
}
