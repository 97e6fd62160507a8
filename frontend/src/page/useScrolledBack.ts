import { useEffect } from 'react';

/** Where each page was left: the way back leads there again. The browser goes there at once, when the page is not whole yet. */
export function useScrolledBack(): void {
  useEffect(() => {
    const left = new Map<string, number>();
    let wanted: number | null = null;
    const here = () => window.location.pathname + window.location.search;
    const go = () => {
      if (wanted === null || document.documentElement.scrollHeight - window.innerHeight < wanted) return;
      window.scrollTo(0, wanted);
      wanted = null;
    };
    // Whoever does something meanwhile is where they want to be.
    const settle = () => {
      wanted = null;
    };
    const heard = new AbortController();
    const options = { signal: heard.signal, passive: true };
    window.addEventListener('scroll', () => wanted === null && left.set(here(), window.scrollY), options);
    window.addEventListener('popstate', () => {
      wanted = left.get(here()) ?? null;
    }, options);
    for (const act of ['pointerdown', 'wheel', 'keydown'] as const) window.addEventListener(act, settle, options);
    const grown = new ResizeObserver(go);
    grown.observe(document.body);
    return () => {
      heard.abort();
      grown.disconnect();
    };
  }, []);
}
