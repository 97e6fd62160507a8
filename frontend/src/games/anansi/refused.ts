import type { CardHint } from './types';

/** Why nothing can be recruited, whatever the card: said before one is picked. */
export function refusedToAll(cards: readonly CardHint[] | undefined): string | null {
  const first = cards?.[0]?.recruit_refused ?? null;
  return first !== null && cards?.every((card) => card.recruit_refused === first) ? first : null;
}
