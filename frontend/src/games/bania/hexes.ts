/** Where hexagons lie: pointy top, axial coordinates, a side of 10. */
export const SIDE = 10;
export const WIDTH = SIDE * Math.sqrt(3);
const EDGE = 1.2;

export interface Spot {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

export function centre({ q, r }: Spot): Point {
  return { x: WIDTH * (q + r / 2), y: SIDE * 1.5 * r };
}

/** The corners of a hexagon around a point, a little smaller than its space where `inset` says so. */
export function corners({ x, y }: Point, inset = 0): string {
  const side = SIDE - inset;
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return `${(x + side * Math.cos(angle)).toFixed(2)},${(y + side * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

/** The smallest box around all of them; `aside`: so much more on the left and on the right. */
export function frame(spots: readonly Spot[], aside = 0): Frame {
  const points = spots.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - WIDTH / 2 - EDGE - aside;
  const top = Math.min(...points.map(({ y }) => y)) - SIDE - EDGE;
  return {
    x: left,
    y: top,
    width: Math.max(...points.map(({ x }) => x)) + WIDTH / 2 + EDGE + aside - left,
    height: Math.max(...points.map(({ y }) => y)) + SIDE + EDGE - top,
  };
}

/** A box around a hexagon's inner circle, in hundredths of the frame. */
export function box(spot: Spot, within: Frame): { readonly left: string; readonly top: string; readonly width: string; readonly height: string } {
  const { x, y } = centre(spot);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return {
    left: percent(x - WIDTH / 2 - within.x, within.width),
    top: percent(y - WIDTH / 2 - within.y, within.height),
    width: percent(WIDTH, within.width),
    height: percent(WIDTH, within.height),
  };
}

/** The neighbours of a space, clockwise from the upper right: each beyond the side that begins at the corner of that number. */
const BESIDE = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
] as const;

export function beside({ q, r }: Spot): readonly Spot[] {
  return BESIDE.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** The line around spaces that lie together: all of their sides with none of them beyond. */
export function outline(spots: readonly Spot[]): string {
  const inside = new Set(spots.map(({ q, r }) => `${q},${r}`));
  return spots
    .flatMap((spot) => {
      const points = corners(centre(spot)).split(' ');
      return beside(spot).flatMap(({ q, r }, at) => (inside.has(`${q},${r}`) ? [] : [`M${points[at] ?? ''}L${points[(at + 1) % 6] ?? ''}`]));
    })
    .join('');
}
