import { useEffect, useRef, type HTMLAttributes } from 'react';

import './scrolls.css';

/** A row that may be longer than its place: it scrolls sideways, and shows by a fading edge on which side there is more. */
export function Sideways({ className = '', children, ...more }: HTMLAttributes<HTMLDivElement>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => {
      const before = element.scrollLeft > 1;
      const after = element.scrollWidth - element.clientWidth - element.scrollLeft > 1;
      element.dataset.more = before && after ? 'beside' : before ? 'before' : after ? 'after' : 'none';
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
  return (
    <div ref={box} className={`scrolls sideways ${className}`} {...more}>
      {children}
    </div>
  );
}
