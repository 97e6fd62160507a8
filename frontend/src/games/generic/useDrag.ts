/** A thing that is pulled onto a place of the table (`data-at`): a picture of it follows the pointer. */
import { useEffect, useRef } from 'react';

import type { Address } from '../../director/scene';
import { lights, usePull, type Pull, type PullHandlers } from './usePull';

export interface Drag {
  /** The thing leaves its place. */
  readonly start: () => void;
  /** Whether it may be dropped at this address (`data-at`). */
  readonly accepts: (address: Address) => boolean;
  /** It has come over an address that takes it, or left it (null). Escape says nothing: it forgets all that was picked. */
  readonly over?: (address: Address | null) => void;
  readonly drop: (address: Address) => void;
}

/** What the thing needs as props; null: it cannot be pulled now. */
export function useDrag(drag: Drag | null): PullHandlers {
  // A message may come while the thing is being pulled: what counts is what may be done when it is dropped.
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  const pull = usePull();
  return pull(({ currentTarget, nativeEvent }) => (drag === null ? null : dragging(currentTarget, nativeEvent, latest)));
}

/** As long as it lasts the page says what pulls (`data-drags`), as a finger hides more than a mouse. */
function dragging(thing: HTMLElement, from: PointerEvent, latest: { readonly current: Drag | null }): Pull {
  const place = lights();
  let ghost: HTMLElement | null = null;
  const giveUp = (escaped: boolean) => {
    if (place.light(null) && !escaped) latest.current?.over?.(null);
    ghost?.remove();
    delete thing.dataset.dragged;
    delete document.documentElement.dataset.drags;
  };
  return {
    begin() {
      latest.current?.start();
      ghost = ghostOf(thing, from);
      thing.dataset.dragged = 'true';
      document.documentElement.dataset.drags = from.pointerType;
    },
    move([x, y], event) {
      if (ghost !== null) ghost.style.translate = `${x}px ${y}px`;
      const goal = goalAt(event, latest.current);
      if (place.light(goal)) latest.current?.over?.(goal?.dataset.at ?? null);
    },
    drop(_, event) {
      // As long as something is pulled, what lies over the places lets it through.
      const goal = goalAt(event, latest.current);
      giveUp(false);
      if (goal !== null) latest.current?.drop(goal.dataset.at ?? '');
    },
    giveUp,
  };
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
