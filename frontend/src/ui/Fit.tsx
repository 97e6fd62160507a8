import { useLayoutEffect, useRef, type HTMLAttributes } from 'react';

import { Scrolls } from './Scrolls';

const STEP = 0.05;

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** The smallest and the largest `--fit`: what is drawn inside multiplies its cards by it. */
  readonly least?: number;
  readonly most?: number;
}

/** Draws what lies in it as large as its place allows; what is too much even at its smallest scrolls. */
export function Fit({ className = '', least = 0.5, most = 1.6, children, ...more }: Props) {
  const inner = useRef<HTMLDivElement>(null);
  const fitting = useRef<Fitting | null>(null);
  useLayoutEffect(() => {
    const content = inner.current;
    const place = content?.parentElement;
    if (content === null || place === null || place === undefined) return undefined;
    const each = new Fitting(content, place, Math.round(least / STEP), Math.round(most / STEP));
    fitting.current = each;
    const resized = new ResizeObserver(() => each.fit());
    resized.observe(place);
    return () => resized.disconnect();
  }, [least, most]);
  // Whatever has been drawn may be larger or smaller than before.
  useLayoutEffect(() => fitting.current?.fit());
  return (
    <Scrolls className={`fit ${className}`} {...more}>
      <div ref={inner} className="fit-inner">
        {children}
      </div>
    </Scrolls>
  );
}

/** Finds the largest step at which the content is no higher and no wider than its place. Each try costs a layout. */
class Fitting {
  private seen = '';

  constructor(
    private readonly content: HTMLElement,
    private readonly place: HTMLElement,
    private readonly least: number,
    private readonly most: number,
  ) {}

  /** Does nothing where content and place are as large as after the last time. */
  fit(): void {
    if (this.sizes() === this.seen) return;
    let [fits, fails] = [this.least, this.most + 1];
    while (fits + 1 < fails) {
      const tried = Math.floor((fits + fails) / 2);
      this.set(tried);
      if (this.content.scrollHeight <= this.place.clientHeight && this.content.scrollWidth <= this.place.clientWidth) fits = tried;
      else fails = tried;
    }
    this.set(fits);
    this.seen = this.sizes();
  }

  private set(step: number): void {
    this.content.style.setProperty('--fit', (step * STEP).toFixed(2));
  }

  private sizes(): string {
    const { content, place } = this;
    return [content.scrollWidth, content.scrollHeight, place.clientWidth, place.clientHeight].join();
  }
}
