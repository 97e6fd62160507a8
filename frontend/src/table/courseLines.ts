/** Where the lines of points lie. Pure; heights are parts of the field, 0 at its foot. */

import type { Turns } from './swings';

/** The box in which lines are drawn; it is stretched to its place. */
export const WIDTH = 1000;
export const HEIGHT = 400;

/** So far the signs at the ends of lines lie apart, at least. */
const APART = 0.19;
const RULES = 4;

type Points = readonly (readonly number[])[];

/** A line for each seat. */
export function linesOf(points: Points, high: (value: number) => number): readonly string[] {
  const across = WIDTH / Math.max(points.length - 1, 1);
  return (points[0] ?? []).map((_, seat) => `M${points.map((now, at) => `${Math.round(at * across)} ${Math.round((1 - high(now[seat] ?? 0)) * HEIGHT)}`).join('L')}`);
}

interface Scale {
  readonly from: number;
  readonly to: number;
  /** Round numbers within it. */
  readonly at: readonly number[];
}

/** From the least to the most, with a few round numbers. */
export function ruled(values: readonly number[]): Scale {
  const from = Math.min(...values);
  const to = Math.max(...values, from + 1);
  const rough = (to - from) / RULES;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= rough) ?? 1);
  const first = Math.ceil(from / step);
  return { from, to, at: Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step) };
}

/** A few round numbers of turns, each by how many points before it there are. */
export function numbersOf({ before, count }: Turns): readonly { readonly turn: number; readonly at: number }[] {
  return ruled([before, before + count]).at.filter((turn) => turn > Math.max(before, 0) && turn <= before + count).map((turn) => ({ turn, at: turn - before }));
}

interface Row {
  readonly value: number;
  readonly seats: readonly number[];
}

/** Who ended with the same number, the highest first: their signs stand side by side before it. */
export function rowsOf(last: readonly number[]): readonly Row[] {
  const values = [...new Set(last)].sort((one, other) => other - one);
  return values.map((value) => ({ value, seats: last.flatMap((each, seat) => (each === value ? [seat] : [])) }));
}

/** The same heights, as far from each other as signs are high. */
export function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, seat) => seat).sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0));
  const placed: number[] = [];
  let room = APART * (heights.length - 1);
  let above = 1 + APART;
  for (const seat of order) {
    above = Math.max(Math.min(heights[seat] ?? 0, above - APART), room);
    placed[seat] = above;
    room -= APART;
  }
  return placed;
}
