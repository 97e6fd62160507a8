import { useRef, type PointerEvent } from 'react';

import { useDrag, type DragHandlers } from '../generic/useDrag';
import { moveOn, pressSpace, type Props } from './model';

/**
 * Makes a thing be pulled onto a space of the map; while `taken` is null it cannot be. A mouse drops it and pays.
 * A finger hides the price even while it pulls: letting go is its first press on that space, and a second one pays.
 * `now`: the table as it is once the thing has been taken hold of.
 */
export function usePulled(taken: (() => void) | null, now: Props): DragHandlers {
  const finger = useRef(false);
  const drag = useDrag(
    taken === null
      ? null
      : {
          start: taken,
          accepts: (address) => moveOn(spaceAt(address), now) !== undefined,
          drop: (address) => pressSpace(spaceAt(address), finger.current, now),
        },
  );
  return {
    ...drag,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      finger.current = event.pointerType === 'touch';
      drag.onPointerDown(event);
    },
  };
}

function spaceAt(address: string): string {
  return address.startsWith('space:') ? address.slice('space:'.length) : '';
}
