/** What the parts of this board share: their props, and questions that only read the view. */
import type { BoardProps, PlaceProps } from '../game';
import { colourOf, COLOURS, valueOf } from './art/cards';
import type { Hints, Laid, Move, Note, Trick, View } from './types';

export type Props = BoardProps<View, Move, Note, Hints>;
export type SeatProps = PlaceProps<View, Move, Note, Hints>;

/** Every Story card exists once: it keeps this name wherever it lies open, and in one's own hand. */
export function cardId(view: View, card: string): string {
  return `an-${view.round}-${card}`;
}

export function sorted(cards: readonly string[]): string[] {
  const place = (card: string): number => COLOURS.indexOf(colourOf(card)) * 100 + valueOf(card);
  return [...cards].sort((one, other) => place(one) - place(other));
}

export function ownHand(view: View): readonly string[] {
  return view.you === null ? [] : sorted(view.seats[view.you]?.hand ?? []);
}

export interface OnTable {
  /** The trick that is being played, or, until the next one is opened, the last one. */
  readonly laid: readonly Laid[];
  readonly finished: Trick | null;
}

export function onTable({ trick, tricks }: View): OnTable {
  const last = tricks.at(-1);
  if (trick.length > 0 || last === undefined) return { laid: trick, finished: null };
  return { laid: last.laid, finished: last };
}

/** All seats in the order of their turns in the trick on the table. */
export function turnOrder(view: View): number[] {
  const first = onTable(view).laid[0]?.seat ?? view.leader ?? 0;
  return view.seats.map((_, at) => (first + at) % view.seats.length);
}
