/**
 * Pulling a thing onto a place, beside pressing it. The keyboard knows nothing of it, and a press stays a press: a drag
 * begins when the pointer has moved a little.
 *
 * On touch the style of the thing says which way the browser may still scroll (`touch-action: pan-x` in a hand that
 * scrolls sideways): the other ways pull.
 */
import { useEffect, useRef, type MouseEvent, type PointerEvent as Pressed } from 'react';

import type { Address } from '../../director/scene';

/** In pixels: what moves less is a press. */
const THRESHOLD = 8;

export interface Drag {
  /** The thing leaves its place. */
  readonly start: () => void;
  /** Whether it may be dropped at this address (`data-at`). */
  readonly accepts: (address: Address) => boolean;
  /** It has come over an address that takes it, or left it (null). Escape says nothing: it forgets all that was picked. */
  readonly over?: (address: Address | null) => void;
  readonly drop: (address: Address) => void;
}

export interface DragHandlers {
  readonly onPointerDown: (event: Pressed<HTMLElement>) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** What the thing needs as props; null: it cannot be pulled now. */
export function useDrag(drag: Drag | null): DragHandlers {
  // A message may come while the thing is being pulled: what counts is what may be done when it is dropped.
  const latest = useRef(drag);
  const moved = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = drag;
  });
  useEffect(() => () => stop.current?.(), []);
  return {
    onPointerDown(event) {
      moved.current = false;
      if (drag === null || !event.isPrimary || event.button !== 0) return;
      stop.current?.();
      stop.current = pull(event.currentTarget, event.nativeEvent, latest, () => {
        moved.current = true;
      });
    },
    // The browser turns the end of a drag into a click on the thing, which would choose it once more. A key's click has no detail.
    onClickCapture(event) {
      if (!moved.current || event.detail === 0) return;
      moved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/**
 * Follows one pointer until it is let go; what comes back gives up before that. As long as it lasts the page says what
 * pulls (`data-drags`), as a finger hides more than a mouse.
 */
function pull(thing: HTMLElement, from: PointerEvent, latest: { readonly current: Drag | null }, begun: () => void): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  const mark = (next: HTMLElement | null) => {
    if (next === over) return;
    delete over?.dataset.over;
    if (next !== null) next.dataset.over = 'true';
    over = next;
  };
  const lies = (next: HTMLElement | null) => {
    if (next !== over) latest.current?.over?.(next?.dataset.at ?? null);
    mark(next);
  };
  const end = () => {
    heard.abort();
    mark(null);
    ghost?.remove();
    delete thing.dataset.dragged;
    delete document.documentElement.dataset.drags;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return;
    const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (ghost === null) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      begun();
      latest.current?.start();
      ghost = ghostOf(thing, from);
      thing.dataset.dragged = 'true';
      document.documentElement.dataset.drags = from.pointerType;
    }
    ghost.style.translate = `${dx}px ${dy}px`;
    lies(goalAt(event, latest.current));
  };
  const leave = () => {
    lies(null);
    end();
  };
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return;
    const goal = ghost === null ? null : goalAt(event, latest.current);
    leave();
    if (goal !== null) latest.current?.drop(goal.dataset.at ?? '');
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', letGo, { signal });
  window.addEventListener('pointercancel', leave, { signal });
  window.addEventListener('keydown', key, { signal });
  return leave;
}

/** The innermost place under the pointer that takes the thing. */
function goalAt({ clientX, clientY }: PointerEvent, drag: Drag | null): HTMLElement | null {
  let at = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-at]') ?? null;
  while (at !== null && drag?.accepts(at.dataset.at ?? '') !== true) at = at.parentElement?.closest<HTMLElement>('[data-at]') ?? null;
  return at;
}

/** A picture of the thing that follows the pointer, and knows where that took hold of it: it has no address and hears nothing. */
function ghostOf(thing: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement {
  const box = thing.getBoundingClientRect();
  const ghost = thing.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-at]')]) delete each.dataset.at;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    insetBlockStart: `${box.top}px`,
    insetInlineStart: `${box.left}px`,
    inlineSize: `${box.width}px`,
    blockSize: `${box.height}px`,
    margin: '0',
    zIndex: '10',
    pointerEvents: 'none',
    transition: 'none',
  });
  ghost.style.setProperty('--grab-x', `${clientX - box.left}px`);
  ghost.style.setProperty('--grab-y', `${clientY - box.top}px`);
  ghost.classList.add('drag-ghost');
  // Beside the table, where its colours still hold and nothing cuts it.
  (thing.closest('main')?.parentElement ?? document.body).append(ghost);
  return ghost;
}
