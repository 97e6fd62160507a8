import type { Gain } from '../game';
import type { Note } from './types';

/** Gold is what wins. */
export function gains(note: Note): readonly Gain[] {
  switch (note.type) {
    case 'wares_sold':
    case 'gold_taken':
    case 'bonus_taken':
      return [{ seat: note.seat, points: note.gold }];
    case 'wares_bought':
    case 'gold_paid':
      return [{ seat: note.seat, points: -note.gold }];
    default:
      return [];
  }
}
