import { useEffect, useRef, type RefObject } from 'react';

const NEAR = 80;

/**
 * Keeps a growing list at its end, unless the reader has scrolled up to read what was before. `own`: the number
 * of what the reader did last, who wants to see then what comes of it. `led`: it is scrolled for the reader, to
 * what they look back at; afterwards it goes on as it was before.
 */
export function useAtEnd<T extends HTMLElement>(length: number, own?: number, led = false): RefObject<T | null> {
  const list = useRef<T>(null);
  const follows = useRef(true);
  const isLed = useRef(led);
  useEffect(() => {
    isLed.current = led;
  }, [led]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    let top = element.scrollTop;
    // It is told a frame later, when the list may have grown again: only who goes up wants to stay there.
    const look = () => {
      if (isLed.current) return;
      const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      if (near) follows.current = true;
      else if (element.scrollTop < top) follows.current = false;
      top = element.scrollTop;
    };
    element.addEventListener('scroll', look);
    // A list in a sheet gets its height only when the sheet opens.
    const grown = new ResizeObserver(() => toEnd(element, follows.current && !isLed.current));
    grown.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      grown.disconnect();
    };
  }, []);
  const did = useRef(own ?? 0);
  useEffect(() => {
    if (own === undefined || own <= did.current) return;
    did.current = own;
    follows.current = true;
  }, [own]);
  useEffect(() => {
    // With the next frame: asking for the height now would lay out the whole page once for each message.
    const frame = requestAnimationFrame(() => list.current !== null && toEnd(list.current, follows.current && !isLed.current));
    return () => cancelAnimationFrame(frame);
  }, [length]);
  return list;
}

function toEnd(list: HTMLElement, follows: boolean): void {
  if (follows) list.scrollTop = list.scrollHeight;
}
