import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

interface PressHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: () => void;
}

/** Presses that know whether a finger made them: what that hides has to be shown before it is done. */
export function usePress(press: (byFinger: boolean) => void): PressHandlers {
  const finger = useRef(false);
  return {
    onPointerDown: ({ pointerType }) => {
      finger.current = pointerType === 'touch';
    },
    onKeyDown: () => {
      finger.current = false;
    },
    onClick: () => press(finger.current),
  };
}
