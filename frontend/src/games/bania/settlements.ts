/** What anybody can count on the map: which tents are connected, who profits from them, and whom closing them sends home. */
import { WARES, type Ware } from './art/wares';
import { beside } from './hexes';
import { NOWHERE, signsOf, type Sign } from './sizes';
import type { View } from './types';

/** The size at which a settlement closes, where the setup does not say another (BA-2.3). */
const CLOSING = 7;

export interface Rider {
  readonly seat: number;
  readonly space: string;
}

export interface Home extends Sign {
  readonly spaces: readonly string[];
  readonly closed: boolean;
  readonly riders: readonly Rider[];
  /** One of each: what an elephant here brings at the start of its owner's turn, while the piles have it (BA-4.1). */
  readonly brings: readonly Ware[];
}

export function closingSize(view: View): number {
  return view.setup.closing ?? CLOSING;
}

/** So few spaces are left that it is said how near the end is, and what majorities bring belongs to the score. */
const NEAR_END = 12;

export function nearEnd({ free }: View): boolean {
  return free <= NEAR_END;
}

/** A view never changes, and what it has is asked for every space. */
const known = new WeakMap<View, readonly Home[]>();

/** The settlements of the map. */
export function homes(view: View): readonly Home[] {
  const before = known.get(view);
  if (before !== undefined) return before;
  const all = counted(view);
  known.set(view, all);
  return all;
}

function counted(view: View): readonly Home[] {
  const wares = new Map(view.spaces.map(({ space, ware }) => [space, ware]));
  const signs = signsOf(view);
  return view.settlements.map(({ spaces, closed }, at) => {
    const riders = view.elephants.flatMap((space, seat) => (space !== null && spaces.includes(space) ? [{ seat, space }] : []));
    return {
      spaces,
      closed,
      riders,
      brings: WARES.filter((ware) => spaces.some((space) => wares.get(space) === ware)),
      ...(signs[at] ?? NOWHERE),
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

interface More {
  /** Whose elephants are in one of the settlements there. */
  readonly seats: readonly number[];
  readonly wares: readonly Ware[];
}

/**
 * What a tent of that ware on this space would have elephants bring besides, at the start of each turn of their owners (BA-4.1): to each
 * settlement that it touches it brings its ware and those of the others, which become one with it (BA-9.5). One that closes sends all home.
 */
export function bringsMore(space: string, ware: Ware, view: View): readonly More[] {
  const met = touched(space, view);
  if (met.reduce((size, { spaces }) => size + spaces.length, 1) >= closingSize(view)) return [];
  const together = new Set([ware, ...met.flatMap(({ brings }) => brings)]);
  return met
    .map(({ riders, brings }) => ({ seats: riders.map(({ seat }) => seat), wares: WARES.filter((each) => together.has(each) && !brings.includes(each)) }))
    .filter(({ seats, wares }) => seats.length > 0 && wares.length > 0);
}
