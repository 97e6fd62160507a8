/** Where the bubble lies: beside the space that it speaks of, so that this and what lies around it stay to be seen. */
import { isLess, overlap, type Area } from '../../ui/areas';

/**
 * Above it, below, at its right or its left, as near as can be, but within these bounds: the first of them that covers least.
 * `kept`: what is to be seen, what matters most first; beside all of that first grade it lies.
 */
export function besides(size: Pick<Area, 'width' | 'height'>, within: Area, kept: readonly (readonly Area[])[]): Area {
  const { x, y, width, height } = around(kept[0] ?? []);
  const middle = { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2 };
  const sides = [
    { x: middle.x, y: y - size.height },
    { x: middle.x, y: y + height },
    { x: x + width, y: middle.y },
    { x: x - size.width, y: middle.y },
  ];
  const lies = sides.map((side) => ({
    x: clamped(side.x, within.x, within.x + within.width - size.width),
    y: clamped(side.y, within.y, within.y + within.height - size.height),
    ...size,
  }));
  const covers = (lying: Area) => kept.map((these) => these.reduce((sum, each) => sum + overlap(lying, each), 0));
  return lies.reduce((best, each) => (isLess(covers(each), covers(best)) ? each : best));
}

function clamped(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The smallest box around all of them. */
function around(areas: readonly Area[]): Area {
  const [x, y] = [Math.min(...areas.map((each) => each.x)), Math.min(...areas.map((each) => each.y))];
  const right = Math.max(...areas.map((each) => each.x + each.width));
  const lowest = Math.max(...areas.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: lowest - y };
}
