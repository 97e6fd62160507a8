import type { Gain } from '../game';
import { card } from './lines';
import type { Note, RoundScored } from './types';

/** Points come with the end of a round. */
export function gains(note: Note): readonly Gain[] {
  return note.type === 'round_scored' ? [{ seat: note.seat, points: note.points, ...largestSet(note) }] : [];
}

/** What stands out of a round: the largest set, of equal ones that of the highest Romans. */
function largestSet({ romans, round, values, bonus }: RoundScored): Pick<Gain, 'line' | 'thing'> {
  const counts = new Map<string, number>();
  for (const roman of romans) counts.set(roman, 1 + (counts.get(roman) ?? 0));
  const [best] = [...counts].sort(([one, n], [other, m]) => m - n || other.localeCompare(one));
  if (best === undefined || bonus === 0) return { thing: best?.[0], line: { key: 'moment.values', args: { round, count: values } } };
  const [roman, count] = best;
  return { thing: roman, line: { key: 'moment.set', args: { round, roman: card(roman), number: count, bonus } } };
}
