/** Where there is room on a table that is full: for what must cover neither the question nor what it speaks of. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies there, by how bad it is to cover it: the first of these never, the last as little as can be. */
export type Grades = readonly (readonly Area[])[];

export interface Place extends Pick<Area, 'x' | 'y'> {
  /** How much of each grade is covered there, in square pixels. */
  readonly covers: readonly number[];
}

const STEP = 8;

/**
 * Where a box of that size covers least: of the first grade, where that is the same of the second, and so on. Of such places
 * the highest, and there the rightmost.
 */
export function placeFor({ width, height }: Pick<Area, 'width' | 'height'>, room: Area, grades: Grades): Place {
  const right = room.x + Math.max(0, room.width - width);
  const lowest = room.y + Math.max(0, room.height - height);
  let best: Place | null = null;
  for (let y = room.y; y <= lowest; y += STEP) {
    for (let x = right; x >= room.x; x -= STEP) {
      const covers = coversLess({ x, y, width, height }, grades, best?.covers ?? null);
      if (covers === null) continue;
      best = { x, y, covers };
      if (covers.every((each) => each === 0)) return best;
    }
  }
  return best ?? { x: room.x, y: room.y, covers: grades.map(() => 0) };
}

/** What that box covers of each grade; null where it is not less than so much. Of what is worse in one grade no other is looked at. */
function coversLess(box: Area, grades: Grades, most: readonly number[] | null): readonly number[] | null {
  const covers: number[] = [];
  for (const these of grades) {
    covers.push(these.reduce((sum, each) => sum + overlap(box, each), 0));
    if (most !== null && isLess(most, covers)) return null;
  }
  return most === null || isLess(covers, most) ? covers : null;
}

/** Whether it is less in the first grade in which they differ, as far as both go. */
export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((covered, grade) => grade < other.length && covered !== other[grade]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** How much of the one lies on the other, in square pixels. */
export function overlap(one: Area, other: Area): number {
  const along = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, along) * Math.max(0, down);
}
