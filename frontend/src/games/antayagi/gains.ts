/** The goods that a seat gets or loses; Toxic Waste moves its target instead. */
import type { Gain } from '../game';
import { worthOf, faceOf } from './faces';
import type { Note } from './types';

export function gains(note: Note): readonly Gain[] {
  if (note.type === 't_rex_ate') return counted(note.seat, note.card, -1);
  const got = (note.type === 'card_received' || note.type === 'card_taken') && note.place === 'bag';
  return got ? counted(note.seat, note.card, 1) : [];
}

function counted(seat: number, card: string, sign: 1 | -1): readonly Gain[] {
  const points = sign * Number(worthOf(faceOf(card)) ?? 0);
  return points === 0 ? [] : [{ seat, points, thing: card }];
}
