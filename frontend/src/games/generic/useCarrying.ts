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
}

/**
 * A card that was let go over what takes it, and lies there until its move is answered. The page draws that the move is on
 * its way later than the press (docs/decisions/0044): only then it is `sent`.
 */
interface Laid {
  readonly card: string;
  readonly by: readonly [number, number];
  /** The question that it answers. */
  readonly asked: number | null;
  readonly sent: boolean;
}

interface Carrying {
  readonly cards: readonly string[];
  readonly asked: number | null;
  /** Whether a move is on its way to the server. */
  readonly pending: boolean;
  readonly put: (card: string, beside: string, after: boolean) => void;
  /** Carrying has begun. */
  readonly takenUp?: (card: string) => void;
  /** The move that a card makes where it is let go over what takes cards; `takes` is its name. Null: none, and it goes home. */
  readonly onto: (card: string, takes: string) => (() => void) | null;
}

/** Gives each card what makes it carried: spread it over the card's own element. */
export function useCarrying(carrying: Carrying) {
  const { cards, put } = carrying;
  const { carried, laid, home, grab, move, drop, leave, goesOn } = useTheCarried(carrying);
  return (card: string) => {
    const lies = [carried, laid].find((each) => each?.card === card) ?? null;
    return {
      'data-carried': card,
      'data-in-hand': lies === null ? besideOf(card, carried) : 'no',
      style: lies === null ? undefined : flying(lies, lies === laid && !laid.sent),
      onPointerDown: (event: PointerEvent) => grab(card, event),
      onPointerMove: (event: PointerEvent<HTMLElement>) => move(card, event),
      onPointerUp: drop,
      onPointerCancel: leave,
      // The press that ends carrying chooses nothing.
      onClickCapture: (event: MouseEvent) => {
        if (!goesOn()) event.stopPropagation();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        home(card);
        step(card, event, cards, put);
      },
    };
  };
}

/** The card that is carried, or that lies where it was let go, and what pointers do to it. */
function useTheCarried({ asked, pending, put, takenUp, onto }: Carrying) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dropped = useRef(false);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [before, lay] = useState<Laid | null>(null);
  const laid = asOf(before, asked, pending);
  if (laid !== before) lay(laid);

  const leave = () => {
    from.current = null;
    setCarried(null);
    light(null);
  };
  const home = (card: string) => {
    setCarried(null);
    // A move may be refused before the page has drawn that it was on its way: a press on the card brings it home then.
    if (laid?.card === card) lay(null);
  };
  const grab = (card: string, { button, clientX, clientY }: PointerEvent) => {
    dropped.current = false;
    home(card);
    if (button === 0) from.current = { x: clientX, y: clientY };
  };
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
    setCarried({ card, by, over: overAt(event.clientX, event.clientY, card, onto) });
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    leave();
    if (carried === null) return;
    dropped.current = true;
    // Where it is let go, not where it was last seen to move: a fast finger's last moves may not be told.
    const over = overAt(clientX, clientY, carried.card, onto);
    light(null);
    const moves = over !== null && 'takes' in over ? onto(carried.card, over.takes) : null;
    moves?.();
    if (moves !== null) lay({ card: carried.card, by: carried.by, asked, sent: false });
    if (over !== null && 'card' in over) put(carried.card, over.card, over.after);
  };
  /** Whether a click is a press of its own; asked once a click. */
  const goesOn = () => {
    const own = !dropped.current;
    dropped.current = false;
    return own;
  };
  return { carried, laid, home, grab, move, drop, leave, goesOn };
}

/** On which side of that card the carried one would be put. */
function besideOf(card: string, carried: Carried | null): 'before' | 'after' | undefined {
  const over = carried?.over ?? null;
  if (over === null || !('card' in over) || over.card !== card) return undefined;
  return over.after ? 'after' : 'before';
}

/** Shift and an arrow key put the card on the other side of its neighbour. */
export function step(card: string, event: KeyboardEvent<HTMLElement>, cards: Carrying['cards'], put: Carrying['put']): void {
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

function flying({ by: [x, y] }: Pick<Carried, 'by'>, pressed: boolean): CSSProperties {
  return { transform: `translate(${x}px, ${y}px)`, pointerEvents: pressed ? undefined : 'none', zIndex: 2, transition: 'none' };
}

/** What became of a card that was let go: home with the answer to its move, or with the next question. */
function asOf(laid: Laid | null, asked: number | null, pending: boolean): Laid | null {
  if (laid === null) return null;
  if (laid.sent) return pending ? laid : null;
  if (laid.asked !== asked) return null;
  return pending ? { ...laid, sent: true } : laid;
}

/** What lies there; what takes cards is lit where it would take this one. */
function overAt(x: number, y: number, card: string, onto: Carrying['onto']): Over | null {
  const at = document.elementFromPoint(x, y);
  const taker = at?.closest<HTMLElement>('[data-takes]') ?? null;
  const takes = taker?.dataset.takes;
  light(takes !== undefined && onto(card, takes) !== null ? taker : null);
  if (takes !== undefined) return { takes };
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
