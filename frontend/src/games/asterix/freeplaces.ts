/** Where a hand has left most room: the first and the last of its free places in one row, and which row. */
export interface FreePlaces {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** Fewer places have no room for what was captured. */
const LEAST = 3;

/** The longest run of free places in a row; null where there is none to speak of. */
export function freePlaces(free: readonly boolean[], columns: number): FreePlaces | null {
  let best: FreePlaces | null = null;
  for (let from = 0; from < free.length; from += 1) {
    const row = Math.floor(from / columns);
    let to = from;
    while (to < Math.min(free.length, (row + 1) * columns) && free[to] === true) to += 1;
    if (to - from >= Math.max(LEAST, best === null ? 0 : best.to - best.from + 2)) best = { row, from: from - row * columns, to: to - row * columns - 1 };
  }
  return best;
}
