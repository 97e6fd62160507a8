import { useLayoutEffect, useRef } from 'react';

/** What somebody has just said, at their seat. The talk itself is what screen readers hear. */
export function Bubble({ text }: { readonly text: string }) {
  const words = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const into = words.current;
    if (into === null) return undefined;
    fill(into, text);
    // A turned phone has another room for it.
    const turned = new ResizeObserver(() => fill(into, text));
    turned.observe(into.closest('.place') ?? into);
    return () => turned.disconnect();
  }, [text]);
  return (
    <span className="bubble" aria-hidden="true" title={text}>
      <bdi ref={words} />
    </span>
  );
}

/** As many whole words as there is room for: half of one says nothing. */
function fill(into: HTMLElement, text: string): void {
  const words = text.split(' ');
  into.textContent = text;
  for (let kept = words.length - 1; kept > 0 && isCut(into.parentElement); kept -= 1) into.textContent = `${words.slice(0, kept).join(' ')}…`;
}

/** Letters reach a little out of tight lines. */
const REACH = 5;

function isCut(box: HTMLElement | null): boolean {
  return box !== null && (box.scrollHeight > box.clientHeight + REACH || box.scrollWidth > box.clientWidth);
}
