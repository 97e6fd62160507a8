import { useEffect } from 'react';

const MARKED = `${import.meta.env.BASE_URL}drum-turn.svg`;

/** Puts a mark on the icon of the tab as long as it is the reader's turn somewhere. */
export function useMark(marked: boolean): void {
  useEffect(() => {
    if (!marked) return undefined;
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map((link) => ({ link, href: link.href }));
    icons.forEach(({ link }) => {
      link.href = MARKED;
    });
    return () => icons.forEach(({ link, href }) => {
      link.href = href;
    });
  }, [marked]);
}
