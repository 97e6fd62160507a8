/** Where the size of each settlement is written: on the lower tip of one of its tents, between the two spaces there. */
import { beside, type Spot } from './hexes';
import type { View } from './types';

export interface Sign {
  /** The tent at which it is written. */
  readonly sign: string;
  /** The two spaces, left and right, into which it reaches; at the edge of the map there may be none. */
  readonly over: readonly string[];
}

export const NOWHERE: Sign = { sign: '', over: [] };

/** What a space is called in `over`. */
export function keyOf({ q, r }: Spot): string {
  return `${q},${r}`;
}

/**
 * At its lowest tent on which no elephant stands, which reaches down there; where other tents lie around that tip, or another size would
 * reach into the same spaces, at the next best one.
 */
export function signsOf({ settlements, spaces }: Pick<View, 'settlements' | 'spaces'>): readonly Sign[] {
  const named = new Map(spaces.map((space) => [space.space, space]));
  const blank = new Set(spaces.filter(({ ware }) => ware === null).map(keyOf));
  const written: (readonly string[])[] = [];
  return settlements.map((settlement) => {
    const places = placesOf(settlement.spaces.flatMap((space) => named.get(space) ?? []));
    const clear = places.filter(({ over }) => over.every((key) => blank.has(key)));
    const apart = clear.find(({ over }) => !written.some((other) => over.some((key) => other.includes(key))));
    const chosen = apart ?? clear[0] ?? places[0] ?? NOWHERE;
    // A single tent needs no number.
    if (settlement.spaces.length > 1) written.push(chosen.over);
    return chosen;
  });
}

/** All of them, the best ones first. */
function placesOf(tents: readonly View['spaces'][number][]): readonly Sign[] {
  const free = tents.filter(({ elephant }) => elephant === null);
  const lowest = [...(free.length > 0 ? free : tents)].sort((one, other) => other.r - one.r);
  return lowest.map((tent) => ({ sign: tent.space, over: overOf(tent) }));
}

/** The two below it, in the order in which `beside` names neighbours. */
function overOf(tent: Spot): readonly string[] {
  const [, , lowerRight, lowerLeft] = beside(tent);
  return [lowerLeft, lowerRight].flatMap((spot) => (spot === undefined ? [] : keyOf(spot)));
}

/** Where a size reaches into a space, on which side of that size the space lies. */
export function besideSizes(signs: readonly (Sign & { readonly spaces: readonly string[] })[]): ReadonlyMap<string, 'left' | 'right'> {
  const sides = ['left', 'right'] as const;
  return new Map(signs.filter(({ spaces }) => spaces.length > 1).flatMap(({ over }) => sides.map((side, at) => [over[at] ?? '', side] as const)));
}
