/**
 * "Pass for me": kept in this browser alone, a table at a time, and for as long as its tab is open. Nobody else learns
 * of it: the move that is sent is the pass that the player would have made (AY-10.4).
 */
export const wishes = ['off', 'stretch', 'game'] as const;
export type Wish = (typeof wishes)[number];

/** What is kept: `game`, or the number of the turn whose exchange it was switched on for. */
export type Kept = string | null;

export function wishOf(kept: Kept, turn: number): Wish {
  if (kept === 'game') return 'game';
  return kept === String(turn) ? 'stretch' : 'off';
}

export function keptOf(wish: Wish, turn: number): Kept {
  if (wish === 'off') return null;
  return wish === 'game' ? 'game' : String(turn);
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
