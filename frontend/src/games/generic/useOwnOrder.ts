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

/** The cards that stand in `order` in that order, then the others. */
export function arranged(cards: readonly string[], order: readonly string[]): string[] {
  return [...order.filter((card) => cards.includes(card)), ...cards.filter((card) => !order.includes(card))];
}

export function moved(cards: readonly string[], card: string, beside: string, after: boolean): readonly string[] {
  if (card === beside) return cards;
  const rest = cards.filter((each) => each !== card);
  const at = rest.indexOf(beside) + (after ? 1 : 0);
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}
