import type { Gain } from '../game';
import type { Note } from './types';

/** Points come with the end of a round. */
export function gains(note: Note): readonly Gain[] {
  if (note.type !== 'round_scored') return [];
  const line = { key: 'round_scored', args: { round: note.round } };
  return note.lines.map(({ seat, points }) => ({ seat, points, line }));
}
