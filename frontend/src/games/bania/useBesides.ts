import { useLayoutEffect, type RefObject } from 'react';

import type { Area } from '../../ui/areas';
import { besides } from './besides';
import { centre, SIDE, WIDTH, type Frame, type Spot } from './hexes';

/** So large is the tent that hangs above a finger, in widths of a space and at most in pixels, and so far above it (hand.css). */
const HANGS = { wide: 1.2, most: 96, above: 15 };

/** Puts the bubble beside all of the first of these spots, and where it covers least of the others; the first spot is what it speaks of. */
export function useBesides(bubble: RefObject<HTMLElement | null>, kept: readonly (readonly Spot[])[], around: Frame): void {
  useLayoutEffect(() => {
    const map = bubble.current?.parentElement;
    const room = map?.parentElement;
    if (bubble.current === null || map == null || room == null) return;
    const [whole, seen] = [map.getBoundingClientRect(), room.getBoundingClientRect()];
    const unit = whole.width / around.width;
    const boxOf = (spot: Spot): Area => {
      const { x, y } = centre(spot);
      return { x: (x - WIDTH / 2 - around.x) * unit, y: (y - SIDE - around.y) * unit, width: WIDTH * unit, height: 2 * SIDE * unit };
    };
    const [nearest = [], ...others] = kept.map((spots) => spots.map(boxOf));
    const { width, height } = bubble.current.getBoundingClientRect();
    const { x, y } = besides({ width, height }, common(whole, seen), [[...nearest, ...nearest.slice(0, 1).flatMap(hanging)], ...others]);
    bubble.current.style.left = `${(100 * x) / whole.width}%`;
    bubble.current.style.top = `${(100 * y) / whole.height}%`;
  });
}

/** Where the tent hangs that a finger pulls over this space. */
function hanging({ x, y, width, height }: Area): readonly Area[] {
  if (document.documentElement.dataset.drags !== 'touch') return [];
  const size = Math.min(HANGS.wide * width, HANGS.most);
  return [{ x: x + (width - size) / 2, y: y + height / 2 - size - HANGS.above, width: size, height: size }];
}

/** What is seen of the map, from its corner. */
function common(whole: DOMRect, seen: DOMRect): Area {
  const [x, y] = [Math.max(0, seen.x - whole.x), Math.max(0, seen.y - whole.y)];
  return { x, y, width: Math.min(whole.width, seen.right - whole.x) - x, height: Math.min(whole.height, seen.bottom - whole.y) - y };
}
