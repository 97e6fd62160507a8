/** The address of a moment, `/tables/ID?at=SEQ&as=EYES`, or of a review, whose leader says where: `/tables/ID?review=NAME`. */
import type { Eyes } from '../api/wire';

export interface Moment {
  /** Null: as it stands now. */
  readonly at: number | null;
  readonly eyes: Eyes;
  /** What it is called under which one looks together with others; null: alone. */
  readonly review: string | null;
}

export function momentIn(search: string): Moment {
  const asked = new URLSearchParams(search);
  const at = asked.get('at') ?? '';
  const as = asked.get('as') ?? '';
  const eyes = as === 'none' || as === 'all' ? as : /^\d{1,2}$/.test(as) ? Number(as) : null;
  const name = asked.get('review') ?? '';
  // Where all look is heard in a moment.
  if (/^[\w-]{1,40}$/.test(name)) return { at: 1, eyes: null, review: name };
  return /^\d{1,6}$/.test(at) && Number(at) > 0 ? { at: Number(at), eyes, review: null } : { at: null, eyes: null, review: null };
}

/** The part of the address after the table's own; empty for now. */
export function searchOf({ at, eyes, review }: Moment): string {
  if (review !== null) return `?review=${review}`;
  if (at === null) return '';
  return `?at=${at}${eyes === null ? '' : `&as=${eyes}`}`;
}
