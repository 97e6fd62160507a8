import { createContext, useContext } from 'react';

/** The colours that seats wear in a game, by seat; null: the frame's own. */
export const SeatDyes = createContext<readonly string[] | null>(null);

/** What that seat wears in the game; undefined: the frame's own colour. */
export function useSeatDye(seat: number | null): string | undefined {
  const dyes = useContext(SeatDyes);
  return seat === null ? undefined : dyes?.[seat];
}
