/** Parts of the screen, and how they lie over each other. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of the one lies on the other, in square pixels. */
export function overlap(one: Area, other: Area): number {
  const along = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, along) * Math.max(0, down);
}

/** Whether it is less in the first grade in which they differ, as far as both go. */
export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((covered, grade) => grade < other.length && covered !== other[grade]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
