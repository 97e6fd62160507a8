/** What anybody can count on the map: which tents are connected, who profits from them, and whom closing them sends home. */
import { WARES, type Ware } from './art/wares';
import { beside } from './hexes';
import type { View } from './types';

/** The size at which a settlement closes, where the setup does not say another (BA-2.3). */
const CLOSING = 7;

export interface Rider {
  readonly seat: number;
  readonly space: string;
}

export interface Home {
  readonly spaces: readonly string[];
  readonly closed: boolean;
  readonly riders: readonly Rider[];
  /** One of each: what an elephant here brings at the start of its owner's turn, while the piles have it (BA-4.1). */
  readonly brings: readonly Ware[];
  /** Where its size is written: on a tent without an elephant, if there is one. */
  readonly sign: string;
}

export function closingSize(view: View): number {
  return view.setup.closing ?? CLOSING;
}

/** The settlements of the map. */
export function homes(view: View): readonly Home[] {
  const wares = new Map(view.spaces.map(({ space, ware }) => [space, ware]));
  return view.settlements.map(({ spaces, closed }) => {
    const riders = view.elephants.flatMap((space, seat) => (space !== null && spaces.includes(space) ? [{ seat, space }] : []));
    const free = spaces.find((space) => !riders.some((rider) => rider.space === space));
    return {
      spaces,
      closed,
      riders,
      brings: WARES.filter((ware) => spaces.some((space) => wares.get(space) === ware)),
      sign: free ?? spaces[0] ?? '',
    };
  });
}

/** The settlements that a tent on this space would touch, and so join. */
export function touched(space: string, view: View): readonly Home[] {
  const spot = view.spaces.find((each) => each.space === space);
  if (spot === undefined) return [];
  const around = new Set(beside(spot).map(({ q, r }) => `${q},${r}`));
  const near = new Set(view.spaces.flatMap((each) => (around.has(`${each.q},${each.r}`) ? [each.space] : [])));
  return homes(view).filter((home) => home.spaces.some((each) => near.has(each)));
}
