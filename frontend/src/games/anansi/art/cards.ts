/** What is printed on the Story cards; no rule is worked out from it. */
import type { Column } from '../types';

export type Colour = Column['colour'];

export const COLOURS: readonly Colour[] = ['hornet', 'leopard', 'snake'];

export function colourOf(card: string): Colour {
  return COLOURS.find((colour) => card.startsWith(colour)) ?? 'hornet';
}

export function valueOf(card: string): number {
  return Number(card.slice(card.indexOf('_') + 1));
}

/** The heads on a card: none up to 4, one up to 9, then two. */
export function headsOn(card: string): number {
  if (valueOf(card) < 5) return 0;
  return valueOf(card) < 10 ? 1 : 2;
}

export const VALUES: readonly number[] = Array.from({ length: 14 }, (_, index) => index + 1);
