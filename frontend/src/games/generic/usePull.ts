/**
 * Pulling a thing by mouse or finger, beside pressing it. A press stays a press: pulling begins when the pointer has moved a
 * little, and its end presses nothing.
 *
 * On touch the style of the thing says which way the browser may still scroll (`touch-action: pan-x` in a hand that
 * scrolls sideways): the other ways pull.
 */
import { useEffect, useRef, type MouseEvent, type PointerEvent as Pressed } from 'react';

/** In pixels: what moves less is a press. */
const STILL = 8;

/** How far the pointer has come since it took hold of the thing, in pixels. */
export type By = readonly [x: number, y: number];

/** What a pull does. */
export interface Pull {
  /** The thing leaves its place. */
  readonly begin: () => void;
  readonly move: (by: By, event: PointerEvent) => void;
  /** The thing is let go here: a fast finger's last moves may not have been told. */
  readonly drop: (by: By, event: PointerEvent) => void;
  /** It is given up. `escaped`: by a key, which forgets all that was picked. */
  readonly giveUp: (escaped: boolean) => void;
}

export interface PullHandlers {
  readonly onPointerDown: (event: Pressed<HTMLElement>) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Makes of a pull what the things that can be pulled by it need as props. `hold`: the pull of a thing that is taken hold of; null: it is only pressed. */
export function usePull(): (hold: (event: Pressed<HTMLElement>) => Pull | null) => PullHandlers {
  const pulled = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return (hold) => ({
    onPointerDown(event) {
      pulled.current = false;
      const pull = event.isPrimary && event.button === 0 ? hold(event) : null;
      if (pull === null) return;
      stop.current?.();
      const begin = () => {
        pulled.current = true;
        pull.begin();
      };
      stop.current = follow(event.nativeEvent, { ...pull, begin });
    },
    // The browser turns the end of it into a click on the thing, which would choose it once more. A key's click has no detail.
    onClickCapture(event) {
      if (!pulled.current || event.detail === 0) return;
      pulled.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}

/** Follows one pointer until it is let go; what comes back gives up before that. */
function follow(from: PointerEvent, pull: Pull): () => void {
  const heard = new AbortController();
  let begun = false;
  const far = ({ clientX, clientY }: PointerEvent): By => [clientX - from.clientX, clientY - from.clientY];
  const giveUp = (escaped: boolean) => {
    if (!heard.signal.aborted && begun) pull.giveUp(escaped);
    heard.abort();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return;
    const by = far(event);
    if (!begun && Math.hypot(...by) < STILL) return;
    if (!begun) pull.begin();
    begun = true;
    pull.move(by, event);
  };
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return;
    heard.abort();
    if (begun) pull.drop(far(event), event);
  };
  const leave = () => giveUp(false);
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') giveUp(true);
  };
  const { signal } = heard;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', letGo, { signal });
  window.addEventListener('pointercancel', leave, { signal });
  window.addEventListener('keydown', key, { signal });
  return leave;
}

/** Shows which place a pulled thing lies over (`data-over`); `light` returns whether that is another one than before. */
export function lights(): { readonly light: (place: HTMLElement | null) => boolean } {
  let lit: HTMLElement | null = null;
  return {
    light(place) {
      if (place === lit) return false;
      delete lit?.dataset.over;
      if (place !== null) place.dataset.over = 'true';
      lit = place;
      return true;
    },
  };
}
