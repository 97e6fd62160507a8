import { useEffect, type RefObject } from 'react';

/** Milliseconds until a press counts as holding. */
const HOLD = 500;
/** In pixels: a finger that holds still moves this far; one that moves farther scrolls. */
const STILL = 10;

/**
 * What bears `data-card` can be looked at closely without choosing it: by holding it down, by a right click or the
 * menu key, by `i` where the focus is. What bears `data-opens`, too, is looked at by a press.
 */
export function usePeeking(table: RefObject<HTMLElement | null>, open: (card: string) => void): void {
  useEffect(() => {
    const root = table.current;
    if (root === null) return undefined;
    const heard = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    let ends = false;
    const release = () => clearTimeout(timer);

    const press = (event: PointerEvent) => {
      release();
      held = false;
      ends = root.closest('[data-playing=true]') !== null;
      const card = cardAt(event);
      // Some browsers on phones do not turn a long press into a right click.
      if (card === undefined || event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        open(card);
      }, HOLD);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) release();
    };
    // The finger that held a card is lifted: that chooses nothing.
    const click = (event: Event) => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    // Where it chooses nothing a press is enough; not the one that ends what is being shown.
    const tap = (event: Event) => {
      const bearer = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
      const card = bearer?.dataset.card;
      if (card !== undefined && !ends) open(card);
    };
    const menu = (event: Event) => {
      const card = cardAt(event);
      if (card === undefined) return;
      event.preventDefault();
      release();
      open(card);
    };
    const key = (event: KeyboardEvent) => {
      const card = cardAt(event);
      if (event.key === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey && card !== undefined) open(card);
    };

    const { signal } = heard;
    root.addEventListener('pointerdown', press, { signal });
    root.addEventListener('pointermove', move, { signal });
    root.addEventListener('pointerup', release, { signal });
    root.addEventListener('pointercancel', release, { signal });
    root.addEventListener('click', click, { signal, capture: true });
    root.addEventListener('click', tap, { signal });
    root.addEventListener('contextmenu', menu, { signal });
    root.addEventListener('keydown', key, { signal });
    return () => {
      release();
      heard.abort();
    };
  }, [table, open]);
}

function cardAt({ target }: Event): string | undefined {
  const bearer = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return bearer?.dataset.card;
}
