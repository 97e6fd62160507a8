import { useEffect, useRef, type HTMLAttributes } from 'react';

import { more } from './more';
import './scrolls.css';

/** A list that may be longer than its place: it scrolls, and shows by a fading edge and an arrow on which side there is more. */
export function Scrolls({ className = '', children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  const box = useRef<HTMLDivElement>(null);
  const resized = useRef<ResizeObserver>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => sign(element);
    // Told when all is laid out: asking for sizes right after drawing would lay out the page once for each list.
    const observer = new ResizeObserver(look);
    resized.current = observer;
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  // After each drawing: there may be others than before. Who is known already is not told of again.
  useEffect(() => {
    for (const child of box.current?.children ?? []) resized.current?.observe(child);
  });
  return (
    <div ref={box} className={`scrolls ${className}`} {...rest}>
      {children}
    </div>
  );
}

function sign(element: HTMLElement): void {
  // What scrolls must be reachable by keyboard.
  if (more(element)) element.tabIndex = 0;
  else element.removeAttribute('tabindex');
}
