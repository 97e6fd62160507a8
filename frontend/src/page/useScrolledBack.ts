import { useEffect } from 'react';

/** So long the way back waits for its page to be whole, in milliseconds: what grows later moves nobody. */
const WAITS = 10_000;

/** Where each page was left: the way back leads there again. The browser goes there at once, when the page is not whole yet. */
export function useScrolledBack(): void {
  useEffect(follow, []);
}

const here = () => window.location.pathname + window.location.search;

function follow(): () => void {
  const left = new Map<string, number>();
  let there = here();
  let wanted: number | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const go = () => {
    if (wanted === null) return;
    if (isWhole(wanted)) {
      window.scrollTo(0, wanted);
      wanted = null;
    } else frame = requestAnimationFrame(go);
  };
  // Whoever does something meanwhile is where they want to be.
  const settle = () => {
    wanted = null;
    cancelAnimationFrame(frame);
    clearTimeout(waiting);
  };
  const back = () => {
    // Browsers tell of a link to a section of the same page, too.
    if (here() === there) return;
    settle();
    there = here();
    wanted = left.get(there) ?? null;
    frame = requestAnimationFrame(go);
    waiting = setTimeout(settle, WAITS);
  };
  const heard = new AbortController();
  const hear = (events: readonly string[], act: () => void) => {
    for (const event of events) window.addEventListener(event, act, { signal: heard.signal, passive: true });
  };
  hear(['scroll'], () => wanted === null && left.set(here(), window.scrollY));
  hear(['popstate'], back);
  // By these Wouter tells of the way to another page.
  hear(['pushState', 'replaceState'], () => {
    if (here() !== there) settle();
    there = here();
  });
  hear(['pointerdown', 'wheel', 'keydown'], settle);
  return () => {
    heard.abort();
    settle();
  };
}

/** Whether all that stands above is there: what came later would push aside what one had before one's eyes. */
function isWhole(wanted: number): boolean {
  const page = document.documentElement;
  return page.scrollHeight - window.innerHeight >= wanted && page.querySelector('[aria-busy="true"]') === null;
}
