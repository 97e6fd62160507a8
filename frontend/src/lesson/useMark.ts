import { useLayoutEffect, type RefObject } from 'react';

import { elementAt } from '../director/places';
import type { Address } from '../director/scene';
import { placeFor, type Area } from './place';

/** What is never covered: the question, one's hand while something in it can be pressed, the bar, and where the board itself asks. */
const KEPT = '.ask, .own-hand:has(button), .room-head, [data-asks]';
/** What may be pressed on the board, and what the last one who moved has changed (useScenes.ts): better seen. */
const SEEN = '[data-lit="true"], [data-fresh]';
const AIR = 8;

/** Marks what lies at that address, and puts the panel where it covers neither that nor what one needs. */
export function useMark(panel: RefObject<HTMLElement | null>, address: Address | null, open: boolean): void {
  useLayoutEffect(() => {
    const table = document.querySelector<HTMLElement>('.round-table');
    if (table === null || panel.current === null) return undefined;
    const box = panel.current;
    const marked = open && address !== null ? elementAt(table, address) : null;
    marked?.setAttribute('data-coached', '');
    const put = () => {
      if (!open) return;
      const needed = [...document.querySelectorAll(KEPT), ...(marked === null ? [] : [marked])];
      const { x, y } = placeFor(box.getBoundingClientRect(), roomFor(table), boxes(needed).map(widened), boxes([...table.querySelectorAll(SEEN)]));
      box.style.left = `${x}px`;
      box.style.top = `${y}px`;
    };
    put();
    // Fonts that come late, and whatever else changes sizes without a drawing of this panel.
    const sizes = new ResizeObserver(put);
    [box, table, ...table.querySelectorAll(KEPT)].forEach((each) => sizes.observe(each));
    return () => {
      sizes.disconnect();
      marked?.removeAttribute('data-coached');
    };
    // After each drawing: what it speaks of may have been drawn anew, and a card that is picked moves others.
  });
}

/** Where they are; what has no box of its own (`display: contents`) is where its parts are. */
function boxes(elements: readonly Element[]): readonly Area[] {
  return elements.flatMap((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 ? [box] : boxes([...each.children]);
  });
}

function roomFor(table: HTMLElement): Area {
  const { x, y, width, height } = table.getBoundingClientRect();
  return { x: x + AIR, y: y + AIR, width: width - 2 * AIR, height: height - 2 * AIR };
}

function widened({ x, y, width, height }: Area): Area {
  return { x: x - AIR, y: y - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}
