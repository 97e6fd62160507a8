import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { backName, facingName, kindName } from './lines';
import type { Slot } from './types';

/** All that is to be said of a card in a hand: what the reader sees of it, its number, who sees its face. */
export function useHeldText(): (slot: Slot, at: number) => string {
  const reading = useReading();
  return ({ card, back, facing }, at) => {
    const seen = textOf(card === null ? backName(back) : kindName(card), reading);
    return `${seen} ${at + 1}. ${textOf(facingName(facing), reading)}`;
  };
}
