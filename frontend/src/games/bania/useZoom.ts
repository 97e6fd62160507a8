import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const MOST = 4;
/** How wide a space becomes by the button, in pixels: a finger's width and its edge. */
const FINGER = 52;
/** A mouse that moved so far has dragged the map, and presses nothing. */
const DRAGGED = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What stays where it is while the map grows: a point of the map (in parts of its size), and where it is in the window. */
interface Anchor {
  readonly part: Point;
  readonly at: Point;
}

export interface Zoom {
  /** 1: all of the map is seen. */
  readonly factor: number;
  /** Makes a space as wide as a finger, or shows all again. */
  readonly toggle: (spacesWide: number) => void;
}

/** Makes the map in its place larger by two fingers, by Ctrl and the wheel, or by a button; it is moved by scrolling or dragging. */
export function useZoom(room: RefObject<HTMLElement | null>): Zoom {
  const [factor, setFactor] = useState(1);
  const anchor = useRef<Anchor | null>(null);
  const zoomTo = useCallback(
    (next: number, at?: Point) => {
      const box = room.current?.getBoundingClientRect();
      const map = room.current?.firstElementChild?.getBoundingClientRect();
      if (box === undefined || map === undefined) return;
      const { x, y } = at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      anchor.current = { part: { x: (x - map.x) / map.width, y: (y - map.y) / map.height }, at: { x, y } };
      setFactor(Math.min(MOST, Math.max(1, next)));
    },
    [room],
  );
  useLayoutEffect(() => {
    if (anchor.current === null) return; // nobody has zoomed yet: to measure would cost a layout for nothing
    const map = room.current?.firstElementChild?.getBoundingClientRect();
    if (room.current === null || map === undefined) return;
    const { part, at } = anchor.current;
    room.current.scrollBy(map.x + part.x * map.width - at.x, map.y + part.y * map.height - at.y);
  }, [room, factor]);
  usePinch(room, factor, zoomTo);
  useMouseDrag(room);
  const toggle = (spacesWide: number) => {
    const wide = room.current?.firstElementChild?.clientWidth ?? 0;
    zoomTo(factor > 1 ? 1 : Math.max(1.5, (FINGER * spacesWide) / wide));
  };
  return { factor, toggle };
}

function usePinch(room: RefObject<HTMLElement | null>, factor: number, zoomTo: (next: number, at: Point) => void): void {
  const from = useRef<{ readonly apart: number; readonly factor: number } | null>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const begin = ({ touches }: TouchEvent) => {
      const [one, two] = touches;
      from.current = one === undefined || two === undefined ? null : { apart: distance(one, two), factor };
    };
    const move = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (one === undefined || two === undefined || from.current === null) return;
      event.preventDefault();
      const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
      zoomTo((from.current.factor * distance(one, two)) / from.current.apart, middle);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(factor * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('wheel', wheel);
    };
  }, [room, factor, zoomTo]);
}

function distance(one: Touch, two: Touch): number {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}

/** A finger scrolls by itself; a mouse takes hold of the map. */
function useMouseDrag(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    let held: Point | null = null;
    let far = 0;
    const take = (event: PointerEvent) => {
      far = 0;
      held = event.pointerType === 'mouse' && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
    };
    const drag = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (held === null) return;
      element.scrollBy(held.x - x, held.y - y);
      far += Math.hypot(held.x - x, held.y - y);
      held = { x, y };
    };
    const release = () => {
      held = null;
    };
    const press = (event: MouseEvent) => {
      if (far > DRAGGED && element.dataset.zoomed === 'true') event.stopPropagation();
      far = 0;
    };
    element.addEventListener('pointerdown', take);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', release);
    // Before React hears of it.
    element.addEventListener('click', press, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', take);
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', release);
      element.removeEventListener('click', press, { capture: true });
    };
  }, [room]);
}
