/** The seats that nobody has more than. Where all have as much nobody leads; nor where it is not told. */
export function leadersOf(points: readonly (number | null)[]): readonly number[] {
  const told = points.filter((each) => each !== null);
  const [least, most] = [Math.min(...told), Math.max(...told)];
  return least < most ? [...points.keys()].filter((seat) => points[seat] === most) : [];
}
