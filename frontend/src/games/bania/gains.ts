import type { Gain } from '../game';
import { yieldOf } from './art/wares';
import type { Note } from './types';

/** Points come with tents, and at the end with majorities and the last tent. */
export function gains(note: Note): readonly Gain[] {
  switch (note.type) {
    case 'tent_placed':
      return [{ seat: note.seat, points: note.points, thing: `${yieldOf(note.tent)}_tent` }];
    case 'last_tent_scored':
      return [{ seat: note.seat, points: note.points, thing: `points_${note.points}`, bonus: true }];
    case 'majority_scored':
      return note.seats.map((seat) => ({ seat, points: note.points, thing: note.ware, bonus: true }));
    default:
      return [];
  }
}
