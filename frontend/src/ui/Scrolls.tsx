import { useEffect, useRef, type HTMLAttributes } from 'react';

import { more, watched } from './more';
import './scrolls.css';

/** A list that may be longer than its place: it scrolls, and shows by a fading edge and an arrow on which side there is more. */
export function Scrolls({ className = '', children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  const box = useRef<HTMLDivElement>(null);
  const resized = useRef<ResizeObserver>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const { sizes, stop } = watched(element, () => sign(element));
    resized.current = sizes;
    return stop;
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
