import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives the list, as `data-room`, the first of these states in which all of its items lie within it: the others say less. */
export function useRoomFor<List extends HTMLElement>(states: readonly string[]): RefObject<List | null> {
  const list = useRef<List>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const fit = () => {
      for (const state of states) {
        current.dataset.room = state;
        if (within(current)) return;
      }
    };
    fit();
    // The room around it: its own size changes with what it says.
    const room = new ResizeObserver(fit);
    room.observe(current.parentElement ?? current);
    return () => room.disconnect();
  });
  return list;
}

function within(list: HTMLElement): boolean {
  const { left, right } = list.getBoundingClientRect();
  const { top, bottom } = (list.parentElement ?? list).getBoundingClientRect();
  return [...list.children].every((item) => {
    const box = item.getBoundingClientRect();
    return box.bottom <= bottom + 1 && box.top >= top - 1 && box.right <= right + 1 && box.left >= left - 1;
  });
}
