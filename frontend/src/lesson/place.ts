/** Where there is room on a table that is full: for what must cover neither the question nor what it speaks of. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STEP = 8;

/** How much worse it is to cover what one needs than what one would like to see. */
const NEEDED = 1000;

/**
 * Where a box of that size covers nothing that is `needed` and as little as can be of what is `fresh`; of such places the
 * highest. Where there is no room, it covers as little as can be.
 */
export function placeFor({ width, height }: Pick<Area, 'width' | 'height'>, room: Area, needed: readonly Area[], fresh: readonly Area[] = []): Pick<Area, 'x' | 'y'> {
  const right = room.x + Math.max(0, room.width - width);
  const lowest = room.y + Math.max(0, room.height - height);
  const covered = (box: Area, these: readonly Area[]) => these.reduce((sum, each) => sum + overlap(box, each), 0);
  let best = { x: room.x, y: room.y, covers: Infinity };
  for (let y = room.y; y <= lowest && best.covers > 0; y += STEP) {
    for (let x = right; x >= room.x; x -= STEP) {
      const box = { x, y, width, height };
      const covers = NEEDED * covered(box, needed) + covered(box, fresh);
      if (covers < best.covers) best = { x, y, covers };
    }
  }
  return { x: best.x, y: best.y };
}

/** How much of the one lies on the other, in square pixels. */
export function overlap(one: Area, other: Area): number {
  const along = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, along) * Math.max(0, down);
}
