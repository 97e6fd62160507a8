/** Where the others sit, clockwise from the reader at the lower edge: up the left side, along the top, down the right. */
export interface Seating {
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
}

export function seating(seats: number, you: number | null): Seating {
  const first = you === null ? 0 : you + 1;
  const others = Array.from({ length: you === null ? seats : seats - 1 }, (_, at) => (first + at) % seats);
  if (others.length < 2) return { left: [], top: others, right: [] };
  const side = Math.max(1, Math.floor(others.length / 3));
  return {
    // The first to the left sits nearest to the reader, so that column runs upwards.
    left: others.slice(0, side).reverse(),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}
