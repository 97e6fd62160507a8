/** Where the size of each settlement is written: outside, below or above one of its tents, between the two spaces there. */
import { beside, type Spot } from './hexes';
import type { View } from './types';

export interface Sign {
  /** The tent at which it is written. */
  readonly sign: string;
  /** Whether it is written above that tent, and not below. */
  readonly above: boolean;
  /** The two spaces, left and right, into which it reaches; at the edge of the map there may be none. */
  readonly over: readonly string[];
}

export const NOWHERE: Sign = { sign: '', above: false, over: [] };

/** What a space is called in `over`. */
export function keyOf({ q, r }: Spot): string {
  return `${q},${r}`;
}

/**
 * Towards the middle of the map first, as its corners are taken, and at the outermost tent; wherever that would lie on a tent
 * or another size, at the next best one.
 */
export function signsOf({ settlements, spaces }: Pick<View, 'settlements' | 'spaces'>): readonly Sign[] {
  const named = new Map(spaces.map((space) => [space.space, space]));
  const blank = new Set(spaces.filter(({ ware }) => ware === null).map(keyOf));
  const written: (readonly string[])[] = [];
  return settlements.map((settlement) => {
    const places = placesOf(settlement.spaces.flatMap((space) => named.get(space) ?? []));
    const clear = places.filter(({ over }) => over.every((key) => blank.has(key)) && !written.some((other) => same(over, other)));
    const apart = clear.find(({ over }) => !written.some((other) => over.some((key) => other.includes(key))));
    const chosen = apart ?? clear[0] ?? places[0] ?? NOWHERE;
    // A single tent needs no number.
    if (settlement.spaces.length > 1) written.push(chosen.over);
    return chosen;
  });
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.every((key, at) => key === other[at]);
}

/** All of them, the best ones first. */
function placesOf(tents: readonly View['spaces'][number][]): readonly Sign[] {
  const inwards = tents.reduce((sum, { r }) => sum + r, 0) > 0;
  return [inwards, !inwards].flatMap((above) => {
    const outermost = [...tents].sort((one, other) => (above ? one.r - other.r : other.r - one.r));
    return outermost.map((tent) => ({ sign: tent.space, above, over: overOf(tent, above) }));
  });
}

/** In the order in which `beside` names neighbours: the upper and the lower two. */
function overOf(tent: Spot, above: boolean): readonly string[] {
  const [upperRight, , lowerRight, lowerLeft, , upperLeft] = beside(tent);
  return (above ? [upperLeft, upperRight] : [lowerLeft, lowerRight]).flatMap((spot) => (spot === undefined ? [] : keyOf(spot)));
}

/** Where a size reaches into a space, on which side of that size the space lies. */
export function besideSizes(signs: readonly (Sign & { readonly spaces: readonly string[] })[]): ReadonlyMap<string, 'left' | 'right'> {
  const sides = ['left', 'right'] as const;
  return new Map(signs.filter(({ spaces }) => spaces.length > 1).flatMap(({ over }) => sides.map((side, at) => [over[at] ?? '', side] as const)));
}
