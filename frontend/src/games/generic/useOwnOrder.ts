/** A hand in an order of one's own: kept by this browser for one table, forgotten with the next deal. */
import { useState } from 'react';

import { read, write } from '../../ui/remembered';

export interface OwnOrder {
  readonly cards: readonly string[];
  /** Puts a card before or after another one. */
  readonly put: (card: string, beside: string, after: boolean) => void;
}

/** `cards` as the game sorts them; `deal` names the hand they belong to: with another one the own order begins anew. */
export function useOwnOrder(table: string, deal: string, cards: readonly string[]): OwnOrder {
  const [kept, setKept] = useState(() => read(`hand.${table}`));
  const [of, ...order] = (kept ?? '').split(' ');
  const own = of === deal ? arranged(cards, order) : cards;
  const put = (card: string, beside: string, after: boolean) => {
    const next = [deal, ...moved(own, card, beside, after)].join(' ');
    write(`hand.${table}`, next);
    setKept(next);
  };
  return { cards: own, put };
}

/** The cards that stand in `order` in that order; any other among them where it fits best into the order of `cards`. */
export function arranged(cards: readonly string[], order: readonly string[]): readonly string[] {
  const known = order.filter((card) => cards.includes(card));
  return cards.filter((card) => !order.includes(card)).reduce<readonly string[]>((own, card) => withNew(own, card, cards), known);
}

/** Where the fewest cards lie on the wrong side of it; of two such places the last. */
function withNew(own: readonly string[], card: string, cards: readonly string[]): readonly string[] {
  const at = cards.indexOf(card);
  let [sum, best, place] = [0, 0, 0];
  own.forEach((each, index) => {
    sum += cards.indexOf(each) < at ? 1 : -1;
    if (sum >= best) [best, place] = [sum, index + 1];
  });
  return [...own.slice(0, place), card, ...own.slice(place)];
}

export function moved(cards: readonly string[], card: string, beside: string, after: boolean): readonly string[] {
  if (card === beside) return cards;
  const rest = cards.filter((each) => each !== card);
  const at = rest.indexOf(beside) + (after ? 1 : 0);
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}
