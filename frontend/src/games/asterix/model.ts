/** What the parts of this board share: their props, and questions that only read the view. */
import type { BoardProps, PlaceProps } from '../game';
import { type Gaul, GAULS } from './art/GaulSign';
import { flasksOn, IDEFIX, isPirate, valueOf } from './art/faces';
import type { Hints, LastTrick, Move, Note, View } from './types';

export type Props = BoardProps<View, Move, Note, Hints>;
export type SeatProps = PlaceProps<View, Move, Note, Hints>;

export function gaulOf(view: View, seat: number): Gaul | null {
  return GAULS.find((gaul) => gaul === view.gauls[seat]) ?? null;
}

export function amAsked(props: Props): boolean {
  return props.you !== null && props.view.waiting.includes(props.you);
}

export interface Stack {
  readonly kind: string;
  readonly count: number;
}

/** A front area as it is laid out: Romans by value, then Pirates. */
export function stacks(front: readonly string[]): { readonly romans: Stack[]; readonly pirates: string[] } {
  const counts = new Map<string, number>();
  for (const kind of front) if (!isPirate(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const romans = [...counts].map(([kind, count]) => ({ kind, count }));
  romans.sort((one, other) => valueOf(one.kind) - valueOf(other.kind));
  return { romans, pirates: front.filter(isPirate) };
}

function laid(view: View, kind: string): number {
  return [...view.fronts.flat(), ...view.set_aside].filter((card) => card === kind).length;
}

/** The prize keeps this name while it moves to the winner, so that it is seen to move. Copies are alike: it counts them. */
export function prizeId(view: View, kind: string): string {
  return `ax-prize-${view.round}-${kind}-${laid(view, kind) + 1}`;
}

/** Gives the prize won last its name where it lies now; nothing to any other card. */
export function landing(view: View, seat: number, kind: string): { readonly layoutId?: string } {
  const last = view.last_trick;
  if (last?.winner !== seat || last.prize !== kind) return {};
  return { layoutId: `ax-prize-${view.round}-${kind}-${laid(view, kind)}` };
}

/** An own card keeps this name between hand and bid slot. Hands are public in this game. */
export function handId(view: View, seat: number, card: string): string {
  return `ax-hand-${view.round}-${seat}-${card}`;
}

/** Seats whose bid cancelled another's: equal in number and flasks, and stronger than what won. */
export function cancelled(view: View, last: LastTrick): number[] {
  const strength = (seat: number): number => {
    const card = last.bids[seat] ?? IDEFIX;
    const gaul = gaulOf(view, seat);
    return card === IDEFIX || gaul === null ? 0 : Number(card) * 10 + flasksOn(gaul, card);
  };
  const all = last.bids.map((_, seat) => strength(seat));
  const won = last.winner === null ? 0 : strength(last.winner);
  return all.flatMap((own, seat) => (own > won && all.filter((other) => other === own).length > 1 ? [seat] : []));
}
