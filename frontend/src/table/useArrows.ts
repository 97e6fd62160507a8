import { useEffect, type RefObject } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS_COST = 2.5;
const OFF_CENTRE_COST = 0.1;
// Added for a target in another part of the table (own place, board, a seat): those in the same part come first.
const LEAVING_COST = 600;
// Names of cards in a text, and cards that can only be looked at, are reached by Tab alone: else arrow keys would land on them instead of the hand.
const REACHABLE = ':is(button:not(:disabled), a[href], [tabindex="0"]):not(.said-card, [data-only-seen="true"])';

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
  const own = table.querySelector<HTMLElement>(`.own-hand ${REACHABLE}:not([aria-disabled="true"], [data-lit="false"])`);
  return own ?? table.querySelector<HTMLElement>(REACHABLE) ?? undefined;
}

function nearest(table: HTMLElement, from: HTMLElement, direction: readonly [number, number]): HTMLElement | undefined {
  const begin = from.getBoundingClientRect();
  const part = from.closest('section');
  let best: { element: HTMLElement; cost: number } | undefined;
  for (const element of table.querySelectorAll<HTMLElement>(REACHABLE)) {
    if (element === from) continue;
    const leaving = areOne(element.closest('section'), part) ? 0 : LEAVING_COST;
    const cost = leaving + distance(begin, element.getBoundingClientRect(), direction);
    if (cost < (best?.cost ?? Infinity)) best = { element, cost };
  }
  return best?.element;
}

/** Whether these are the same part of the table, or one is a part of the other. */
function areOne(one: Element | null, other: Element | null): boolean {
  return one === other || (one !== null && other !== null && (one.contains(other) || other.contains(one)));
}

/** How far a box lies in that direction; infinite if it does not. What overlaps sideways, however wide, is straight ahead. */
export function distance(from: DOMRect, to: DOMRect, [dx, dy]: readonly [number, number]): number {
  const across = to.x + to.width / 2 - (from.x + from.width / 2);
  const down = to.y + to.height / 2 - (from.y + from.height / 2);
  const along = across * dx + down * dy;
  if (along <= 1) return Infinity;
  const [aside, reach] =
    dx === 0 ? [Math.abs(across), (from.width + to.width) / 2] : [Math.abs(down), (from.height + to.height) / 2];
  return along + SIDEWAYS_COST * Math.max(0, aside - reach) + OFF_CENTRE_COST * aside;
}
