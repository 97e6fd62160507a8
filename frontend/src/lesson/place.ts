/** Where there is room on a table that is full: for what must cover neither the question nor what it speaks of. */
import { isLess, overlap, type Area } from '../ui/areas';

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
