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
    const release = holding(root, open, heard.signal);
    pressing(root, open, heard.signal);
    asking(root, open, heard.signal, release);
    return () => {
      release();
      heard.abort();
    };
  }, [table, open]);
}

/** A card is held down; gives what lets go of it. */
function holding(root: HTMLElement, open: (card: string) => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;
  const release = () => clearTimeout(timer);
  const press = (event: PointerEvent) => {
    release();
    held = false;
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
  root.addEventListener('pointerdown', press, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', release, { signal });
  root.addEventListener('pointercancel', release, { signal });
  root.addEventListener('click', click, { signal, capture: true });
  return release;
}

/** Where it chooses nothing a press is enough; not the one that ends what is being shown. */
function pressing(root: HTMLElement, open: (card: string) => void, signal: AbortSignal): void {
  let ends = false;
  const press = () => {
    ends = root.closest('[data-playing=true]') !== null;
  };
  const click = ({ target }: Event) => {
    const bearer = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
    const card = bearer?.dataset.card;
    if (card !== undefined && !ends) open(card);
    // Whoever hears the page presses by a click alone.
    ends = false;
  };
  root.addEventListener('pointerdown', press, { signal });
  root.addEventListener('keydown', press, { signal });
  root.addEventListener('click', click, { signal });
}

/** By a right click, the menu key or `i`. */
function asking(root: HTMLElement, open: (card: string) => void, signal: AbortSignal, release: () => void): void {
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
  root.addEventListener('contextmenu', menu, { signal });
  root.addEventListener('keydown', key, { signal });
}

function cardAt({ target }: Event): string | undefined {
  const bearer = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return bearer?.dataset.card;
}
