import { createEvent, fireEvent } from '@testing-library/react';

/** A mouse on that element moves so far; none: the page tells of it anew where it lies. jsdom knows of no movement. */
export function moveMouse(on: Element, by = 3): void {
  const moved = createEvent.pointerMove(on, { pointerType: 'mouse' });
  Object.defineProperties(moved, { movementX: { value: by }, movementY: { value: 0 } });
  fireEvent(on, moved);
}
