import type { PointerEvent } from 'react';

/**
 * For an element that tells something once it is pointed at: `points` is called as a mouse moves on it, or a finger is put there.
 * A mouse that lies still where the page comes under it points at nothing.
 */
export function pointed(points: () => void) {
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') points();
    },
    onPointerMove({ pointerType, movementX, movementY }: PointerEvent) {
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) points();
    },
  };
}
