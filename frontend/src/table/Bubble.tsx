import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  readonly text: string;
  /** The same in signs and a few words, where there is little room; null where it has none. */
  readonly brief: ReactNode;
}

/** What somebody has just said, at their seat. The talk itself is what screen readers hear. */
export function Bubble({ text, brief }: Props) {
  const words = useRef<HTMLElement>(null);
  const whole = brief === null;
  useLayoutEffect(() => {
    const into = words.current;
    if (into === null) return undefined;
    fill(into, text);
    // A turned phone has another room for it.
    const turned = new ResizeObserver(() => fill(into, text));
    turned.observe(into.closest('.place') ?? into);
    return () => turned.disconnect();
  }, [text, whole]);
  return (
    <span className="bubble" aria-hidden="true" title={text}>
      {brief ?? <bdi ref={words} />}
    </span>
  );
}

/** As many whole words as there is room for, at least one: half of one says nothing. Each try lays the page out, so it is halved. */
function fill(into: HTMLElement, text: string): void {
  const words = text.split(' ');
  const show = (kept: number) => {
    into.textContent = kept === words.length ? text : `${words.slice(0, kept).join(' ')}…`;
  };
  show(words.length);
  if (!isCut(into.parentElement)) return;
  let [fits, cut] = [1, words.length];
  while (cut - fits > 1) {
    const kept = (fits + cut) >> 1;
    show(kept);
    if (isCut(into.parentElement)) cut = kept;
    else fits = kept;
  }
  show(fits);
}

/** Letters reach a little out of tight lines. */
const REACH = 5;

function isCut(box: HTMLElement | null): boolean {
  return box !== null && (box.scrollHeight > box.clientHeight + REACH || box.scrollWidth > box.clientWidth);
}
