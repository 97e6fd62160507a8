import { useEffect, type RefObject } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS_COST = 2.5;
// Names of cards in running text are for Tab: an arrow key that landed on one would miss the hand.
const REACHABLE = ':is(button:not(:disabled), a[href], [tabindex="0"]):not(.said-card)';

/**
 * Arrow keys go to the nearest thing that can be chosen in that direction, wherever a game puts it.
 * A card that was just played takes the focus with it; the next arrow key then starts from the hand.
 */
export function useArrows(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      const next = direction === undefined ? undefined : target(table.current, direction);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  }, [table]);
}

function target(table: HTMLElement | null, direction: readonly [number, number]): HTMLElement | undefined {
  const from = document.activeElement;
  if (table === null || document.querySelector('dialog[open]') !== null) return undefined;
  if (from === null || from === document.body) return start(table);
  if (!(from instanceof HTMLElement) || !table.contains(from) || from.matches('input, textarea, select')) return undefined;
  return nearest(table, from, direction);
}

function start(table: HTMLElement): HTMLElement | undefined {
  const own = table.querySelector<HTMLElement>(`.own-hand ${REACHABLE}:not([aria-disabled="true"])`);
  return own ?? table.querySelector<HTMLElement>(REACHABLE) ?? undefined;
}

function nearest(table: HTMLElement, from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const begin = middle(from);
  let best: { element: HTMLElement; cost: number } | undefined;
  for (const element of table.querySelectorAll<HTMLElement>(REACHABLE)) {
    const end = middle(element);
    const along = (end.x - begin.x) * dx + (end.y - begin.y) * dy;
    const aside = Math.abs((end.x - begin.x) * dy) + Math.abs((end.y - begin.y) * dx);
    if (element === from || along <= 1) continue;
    const cost = along + SIDEWAYS_COST * aside;
    if (best === undefined || cost < best.cost) best = { element, cost };
  }
  return best?.element;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
