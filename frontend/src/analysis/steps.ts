import type { Replay } from '../replay/useReplay';
import type { Span } from './chances';

/** How entries are counted for people: as steps of looking back. */
export interface Steps {
  readonly span: Span;
  /** The entry that is looked at. */
  readonly at: number;
  /** Which step that entry belongs to; the first is 1. */
  readonly number: (seq: number) => number;
}

export function stepsOf({ stops, at }: Pick<Replay, 'stops' | 'at'>): Steps {
  return {
    span: { first: stops[0] ?? 1, last: stops.at(-1) ?? 1 },
    at,
    number: (seq) => Math.max(stops.filter((stop) => stop <= seq).length, 1),
  };
}
