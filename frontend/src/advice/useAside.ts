import { useLayoutEffect, type RefObject } from 'react';

import { placeFor } from '../lesson/place';

/** Where it must lie on a phone on its side, where a sheet in the middle would hide nearly all: within the table. */
const ROOM = '[data-mode="flat"] .round-table';
/** By how bad it is to cover it: what may be chosen, or is chosen next, what one has oneself, what is on the board at a glance, and all else there. */
const GRADES = ['.round-table :is([data-lit="true"], [data-advised="true"])', '.own, .own > *, .own-hand > *, .own-hand > * > *, [data-weighed="true"]', '.board :is([data-card], [data-glance]):not([data-spare="true"], [data-spare="true"] *)', '.board [data-at], .seats > .place'];
const AIR = 6;

/** Puts the sheet that holds it where it covers least of what advice is about, on a phone on its side: anew as it opens or grows. */
export function useAside(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = inside.current?.closest<HTMLElement>('dialog');
    if (sheet == null) return;
    const sizes = new ResizeObserver(() => put(sheet));
    sizes.observe(sheet);
    return () => sizes.disconnect();
  }, [inside]);
}

function put(sheet: HTMLElement): void {
  const table = document.querySelector(ROOM)?.getBoundingClientRect();
  sheet.style.translate = '';
  if (table === undefined) return;
  const lie = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const room = { x: table.x + AIR, y: table.y + AIR, width: table.width - 2 * AIR, height: table.height - 2 * AIR };
  const { x, y } = placeFor({ width: sheet.offsetWidth, height: sheet.offsetHeight }, room, GRADES.map(lie));
  sheet.style.translate = `${x}px ${y}px`;
}
