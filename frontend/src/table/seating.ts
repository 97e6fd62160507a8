/** Where the others sit: one after another clockwise from the reader, or on both sides of the table. */
export function order(seats: number, you: number | null): readonly number[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: you === null ? seats : seats - 1 }, (_, at) => (first + at) % seats);
}

export interface Sides {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export function sides(others: readonly number[]): Sides {
  const half = Math.ceil(others.length / 2);
  // The first to the left sits nearest to the reader, so that column runs upwards.
  return { left: others.slice(0, half).toReversed(), right: others.slice(half) };
}
