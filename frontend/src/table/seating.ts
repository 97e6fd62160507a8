/** How the others sit: one after another clockwise from the reader. */
export function order(seats: number, you: number | null): readonly number[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: you === null ? seats : seats - 1 }, (_, at) => (first + at) % seats);
}
