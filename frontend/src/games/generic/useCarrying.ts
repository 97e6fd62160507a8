/**
 * Cards of a hand that are carried: by pointer to another place in the hand (`data-carried`) or onto what takes them
 * (`data-takes`), by Shift and an arrow key within the hand. A press that does not move stays a press.
 */
import { useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** In pixels: what moves less is pressed and not carried. */
const STILL = 8;

type Over = { readonly takes: string } | { readonly card: string; readonly after: boolean };

interface Carried {
  readonly card: string;
  readonly by: readonly [number, number];
  readonly over: Over | null;
  /** It was let go over what takes it, and lies there until the server has answered. */
  readonly laid: boolean;
}

interface Carrying {
  readonly cards: readonly string[];
  /** Whether a move is on its way to the server. */
  readonly pending: boolean;
  readonly put: (card: string, beside: string, after: boolean) => void;
  /** Carrying has begun. */
  readonly takenUp?: (card: string) => void;
  /** A card was let go over what takes cards; `takes` is its name. */
  readonly letGo: (card: string, takes: string) => void;
}

/** Gives each card what makes it carried: spread it over the card's own element. */
export function useCarrying({ cards, pending, put, takenUp, letGo }: Carrying) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dropped = useRef(false);
  const [held, setCarried] = useState<Carried | null>(null);
  const carried = held?.laid === true && !pending ? null : held;

  const move = (card: string, event: PointerEvent<HTMLElement>) => {
    // Let go where this element did not hear of it.
    if (event.buttons === 0) from.current = null;
    if (from.current === null) return;
    const by = [event.clientX - from.current.x, event.clientY - from.current.y] as const;
    if (carried === null && Math.hypot(...by) < STILL) return;
    if (carried === null) {
      event.currentTarget.setPointerCapture(event.pointerId);
      takenUp?.(card);
    }
    setCarried({ card, by, over: overAt(event.clientX, event.clientY, card), laid: false });
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    from.current = null;
    if (carried === null) return;
    dropped.current = true;
    // Where it is let go, not where it was last seen to move: a fast finger's last moves may not be told.
    const over = overAt(clientX, clientY, carried.card);
    const laid = over !== null && 'takes' in over;
    setCarried(laid ? { ...carried, over: null, laid } : null);
    light(null);
    if (over === null) return;
    if (laid) letGo(carried.card, over.takes);
    else put(carried.card, over.card, over.after);
  };
  const leave = () => {
    from.current = null;
    setCarried(null);
    light(null);
  };

  return (card: string) => {
    const mine = carried?.card === card;
    const over = carried?.over ?? null;
    const beside = over !== null && 'card' in over && over.card === card ? (over.after ? 'after' : 'before') : undefined;
    return {
      'data-carried': card,
      'data-in-hand': mine ? 'no' : beside,
      style: mine ? flying(carried.by) : undefined,
      onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
        dropped.current = false;
        setCarried(null);
        if (button === 0) from.current = { x: clientX, y: clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => move(card, event),
      onPointerUp: drop,
      onPointerCancel: leave,
      // The press that ends carrying chooses nothing.
      onClickCapture: (event: MouseEvent) => {
        if (dropped.current) event.stopPropagation();
        dropped.current = false;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        setCarried(null);
        step(card, event, cards, put);
      },
    };
  };
}

/** Shift and an arrow key put the card on the other side of its neighbour. */
function step(card: string, event: KeyboardEvent<HTMLElement>, cards: Carrying['cards'], put: Carrying['put']): void {
  const way = event.shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
  if (way === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const beside = cards[cards.indexOf(card) + way];
  if (beside === undefined) return;
  put(card, beside, way > 0);
  const element = event.currentTarget;
  // An element that changes its place in the list loses the focus.
  requestAnimationFrame(() => element.focus());
}

function flying([x, y]: readonly [number, number]): CSSProperties {
  return { transform: `translate(${x}px, ${y}px)`, pointerEvents: 'none', zIndex: 2, transition: 'none' };
}

function overAt(x: number, y: number, card: string): Over | null {
  const at = document.elementFromPoint(x, y);
  const taker = at?.closest<HTMLElement>('[data-takes]') ?? null;
  light(taker);
  if (taker?.dataset.takes !== undefined) return { takes: taker.dataset.takes };
  const beside = at?.closest<HTMLElement>('[data-carried]') ?? null;
  if (beside?.dataset.carried === undefined || beside.dataset.carried === card) return null;
  const { left, width } = beside.getBoundingClientRect();
  return { card: beside.dataset.carried, after: x > left + width / 2 };
}

/** What would take the card shows it; it stands in another part of the table than the hand. */
function light(taker: HTMLElement | null): void {
  for (const each of document.querySelectorAll('[data-would-take]')) each.removeAttribute('data-would-take');
  taker?.setAttribute('data-would-take', '');
}
