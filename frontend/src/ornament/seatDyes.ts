import { createContext, useContext, type CSSProperties } from 'react';

/** The colours that seats wear in a game, by seat; null: the frame's own. */
export const SeatDyes = createContext<readonly string[] | null>(null);

/** The style of whatever stands for a seat: the colour that it wears in the game; undefined: the frame's own. */
export function useWorn(): (seat: number) => CSSProperties | undefined {
  const dyes = useContext(SeatDyes);
  return (seat) => (dyes?.[seat] === undefined ? undefined : ({ '--line-of': dyes[seat] } as CSSProperties));
}
