import type { Gain } from '../game';
import { sold, taken } from './lines';
import { COIN } from './scene';
import type { Note } from './types';

/** Gold is what wins. */
export function gains(note: Note): readonly Gain[] {
  switch (note.type) {
    case 'wares_sold':
      return [{ seat: note.seat, points: note.gold, thing: note.wares[0] ?? COIN, line: sold(note) }];
    case 'gold_taken':
      return [{ seat: note.seat, points: note.gold, thing: COIN, line: taken(note) }];
    case 'bonus_taken':
      return [{ seat: note.seat, points: note.gold, thing: COIN }];
    case 'wares_bought':
    case 'gold_paid':
      return [{ seat: note.seat, points: -note.gold }];
    default:
      return [];
  }
}
