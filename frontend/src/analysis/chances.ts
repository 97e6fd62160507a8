/** Where the lines of the graph lie, and what stands out in them. Pure; shares are in hundredths of a per cent. */
import type { Analysis } from '../api/wire';

export type Moments = Analysis['moments'];
export type Parts = Analysis['parts'][number];

export const WHOLE = 10_000;
/** The box in which lines are drawn; it is stretched to its place. */
export const WIDTH = 1000;
export const HEIGHT = 400;

/** The entries between which the graph lies. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** How far to the right an entry lies, from 0 to 1. */
export function across({ first, last }: Span, seq: number): number {
  return last === first ? 0 : Math.min(Math.max((seq - first) / (last - first), 0), 1);
}

/** The chances by seat as they stood at that entry. */
export function sharesAt(moments: Moments, seq: number): readonly number[] {
  return (moments.findLast((moment) => moment.seq <= seq) ?? moments[0])?.shares ?? [];
}

/** A seat's line: level for as long as nothing changed, and then to its new height within one entry. */
export function lineOf(moments: Moments, seat: number, span: Span): string {
  const points: (readonly [seq: number, share: number])[] = [];
  for (const { seq, shares } of moments) {
    const before = points.at(-1);
    if (before !== undefined && seq - 1 > before[0]) points.push([seq - 1, before[1]]);
    points.push([seq, shares[seat] ?? 0]);
  }
  points.push([span.last, points.at(-1)?.[1] ?? 0]);
  const at = ([seq, share]: readonly [number, number]) => `${Math.round(across(span, seq) * WIDTH)} ${Math.round((1 - share / WHOLE) * HEIGHT)}`;
  return `M${points.map(at).join('L')}`;
}

/** The moment at which a seat's line lies farthest from all others: where its number is best read. */
export function apart(moments: Moments, seat: number, span: Span): { readonly seq: number; readonly share: number } {
  let best = { seq: span.first, share: 0, far: -1 };
  for (const { seq, shares } of moments) {
    const share = shares[seat] ?? 0;
    const far = Math.min(...shares.map((other, at) => (at === seat ? WHOLE : Math.abs(other - share))));
    if (far > best.far) best = { seq, share, far };
  }
  return best;
}

export interface Turn {
  readonly seq: number;
  /** Whose chances changed most there. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** The largest changes of anybody's chances, the largest first. */
export function turns(moments: Moments, most: number): readonly Turn[] {
  const all = moments.slice(1).map(({ seq, shares }, at) => {
    const before = moments[at]?.shares ?? [];
    const changes = shares.map((share, seat) => Math.abs(share - (before[seat] ?? 0)));
    const seat = changes.indexOf(Math.max(...changes));
    return { seq, seat, from: before[seat] ?? 0, to: shares[seat] ?? 0 };
  });
  return all.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.seq - b.seq).slice(0, most);
}

/** In whole per cent, so that the sum of them is right as well: those that lose most by rounding down are rounded up. */
export function wholePercents(shares: readonly number[]): readonly number[] {
  const floors = shares.map((share) => Math.floor(share / 100));
  const missing = Math.round(shares.reduce((sum, share) => sum + share, 0) / 100) - floors.reduce((sum, each) => sum + each, 0);
  const order = shares.map((share, at) => ({ at, rest: share - (floors[at] ?? 0) * 100 })).toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  const up = new Set(order.slice(0, missing).map(({ at }) => at));
  return floors.map((each, at) => each + (up.has(at) ? 1 : 0));
}
