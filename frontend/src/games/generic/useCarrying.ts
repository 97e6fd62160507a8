/**
 * Cards of a hand that are carried: by pointer to another place in the hand (`data-carried`) or onto what takes them
 * (`data-takes`), by Shift and an arrow key within the hand.
 */
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';

import { lights, usePull, type By, type Pull } from './usePull';

type Over = { readonly takes: string } | { readonly card: string; readonly after: boolean };

interface Carried {
  readonly card: string;
  readonly by: By;
  readonly over: Over | null;
}

/**
 * A card that was let go over what takes it, and lies there until its move is answered. The page draws that the move is on
 * its way later than the press (docs/decisions/0044): only then it is `sent`.
 */
interface Laid {
  readonly card: string;
  readonly by: By;
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
  const { carried, laid, home, hold } = useTheCarried(carrying);
  const pull = usePull();
  return (card: string) => {
    const lies = [carried, laid].find((each) => each?.card === card) ?? null;
    return {
      'data-carried': card,
      'data-in-hand': lies === null ? besideOf(card, carried) : 'no',
      style: lies === null ? undefined : flying(lies, lies === laid && !laid.sent),
      ...pull(({ currentTarget, nativeEvent }) => hold(card, currentTarget, nativeEvent)),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        home(card);
        step(card, event, cards, put);
      },
    };
  };
}

/** The card that is carried, or that lies where it was let go. `hold`: the pull of a card that is taken hold of. */
function useTheCarried(carrying: Carrying) {
  const { asked, pending } = carrying;
  // A message may come while a card is carried: what counts is what may be done when it is let go.
  const latest = useRef(carrying);
  useEffect(() => {
    latest.current = carrying;
  });
  const [carried, setCarried] = useState<Carried | null>(null);
  const [before, lay] = useState<Laid | null>(null);
  const laid = asOf(before, asked, pending);
  if (laid !== before) lay(laid);

  // A move may be refused before the page has drawn that it was on its way: a press on the card brings it home then.
  const home = (card: string) => {
    if (laid?.card === card) lay(null);
  };
  const hold = (card: string, element: HTMLElement, { pointerId }: PointerEvent): Pull => {
    const taker = lights();
    const giveUp = () => {
      taker.light(null);
      setCarried(null);
    };
    home(card);
    return {
      begin() {
        // While it is carried no other card is pointed at.
        element.setPointerCapture(pointerId);
        latest.current.takenUp?.(card);
      },
      move(by, event) {
        const { element: at, over } = overAt(event, card);
        taker.light(over !== null && 'takes' in over && latest.current.onto(card, over.takes) !== null ? at : null);
        setCarried({ card, by, over });
      },
      drop(by, event) {
        const { over } = overAt(event, card);
        giveUp();
        const move = over !== null && 'takes' in over ? latest.current.onto(card, over.takes) : null;
        move?.();
        if (move !== null) lay({ card, by, asked: latest.current.asked, sent: false });
        if (over !== null && 'card' in over) latest.current.put(card, over.card, over.after);
      },
      giveUp,
    };
  };
  return { carried, laid, home, hold };
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

/** What takes cards there, or the card that lies there, and the element that does. */
function overAt({ clientX: x, clientY: y }: PointerEvent, card: string): { readonly element: HTMLElement | null; readonly over: Over | null } {
  const at = document.elementFromPoint(x, y);
  const taker = at?.closest<HTMLElement>('[data-takes]') ?? null;
  if (taker?.dataset.takes !== undefined) return { element: taker, over: { takes: taker.dataset.takes } };
  const beside = at?.closest<HTMLElement>('[data-carried]') ?? null;
  const other = beside?.dataset.carried;
  if (beside === null || other === undefined || other === card) return { element: beside, over: null };
  const { left, width } = beside.getBoundingClientRect();
  return { element: beside, over: { card: other, after: x > left + width / 2 } };
}
