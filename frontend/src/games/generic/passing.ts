/**
 * "Pass for me": kept in this browser alone, a table at a time, and for as long as its tab is open. Nobody else learns
 * of it: the move that is sent is the pass that the player would have made (AY-10.4).
 */
import type { TypedMove } from '../game';

export const wishes = ['off', 'stretch', 'game'] as const;
export type Wish = (typeof wishes)[number];

/** A game in which a quick pass tells nothing says how it goes there; where it would tell, there is no such switch. */
export interface Passing<View, Move extends TypedMove> {
  readonly pass: (move: Move) => boolean;
  /** Whether the reader may come to be asked, as everybody can see. */
  readonly offered: (view: View) => boolean;
  /** Which exchange or trick it is: a wish for one ends with it. */
  readonly stretch: (view: View) => number;
}

/** What is kept: `game`, or the number of the stretch that it was switched on for. */
export type Kept = string | null;

export function wishOf(kept: Kept, stretch: number): Wish {
  if (kept === 'game') return 'game';
  return kept === String(stretch) ? 'stretch' : 'off';
}

export function keptOf(wish: Wish, stretch: number): Kept {
  if (wish === 'off') return null;
  return wish === 'game' ? 'game' : String(stretch);
}

const name = (table: string): string => `griot.passing.${table}`;

// A browser may forbid storage altogether: then the wish lasts as long as the page.
export function read(table: string): Kept {
  try {
    return sessionStorage.getItem(name(table));
  } catch {
    return null;
  }
}

export function write(table: string, kept: Kept): void {
  try {
    if (kept === null) sessionStorage.removeItem(name(table));
    else sessionStorage.setItem(name(table), kept);
  } catch {
    return;
  }
}
