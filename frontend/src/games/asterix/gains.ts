import type { Gain } from '../game';
import type { Note } from './types';

/** Points come with the end of a round. */
export function gains(note: Note): readonly Gain[] {
  return note.type === 'round_scored' ? [{ seat: note.seat, points: note.points }] : [];
}
