import { useRef, type PointerEvent } from 'react';

import { useDrag } from '../generic/useDrag';
import type { PullHandlers } from '../generic/usePull';
import { moveOn, OVER, pressSpace, type Props } from './model';

/**
 * Makes a thing be pulled onto a space of the map; while `taken` is null it cannot be. The space below it shows its price.
 * A mouse drops it and pays. A finger hides where it is: letting go is its first press on that space, and a second one pays.
 * `now`: the table as it is once the thing has been taken hold of.
 */
export function usePulled(taken: (() => void) | null, now: Props): PullHandlers {
  const finger = useRef(false);
  const drag = useDrag(
    taken === null
      ? null
      : {
          start: taken,
          accepts: (address) => moveOn(spaceAt(address), now) !== undefined,
          over: (address) => now.pick(address === null ? now.picked : [...now.picked, OVER + spaceAt(address)]),
          drop: (address) => pressSpace(spaceAt(address), finger.current, now),
        },
  );
  return {
    ...drag,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Its picture lies outside the map, and is as large as what stands there.
      const space = document.querySelector('.ba-map li')?.getBoundingClientRect().width ?? 0;
      event.currentTarget.style.setProperty('--space', `${space}px`);
      finger.current = event.pointerType === 'touch';
      drag.onPointerDown(event);
    },
  };
}

function spaceAt(address: string): string {
  return address.startsWith('space:') ? address.slice('space:'.length) : '';
}
