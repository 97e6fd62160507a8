import type { Entry } from '../../api/wire';
import type { Note } from './types';

export interface WonBy {
  readonly seat: number;
  readonly card: string;
}

/** The card that brought a winner the last good, and who that is; null while nobody has won, or where the last turn decided. */
export function wonBy(story: readonly Entry[]): WonBy | null {
  const notes = story.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const end = notes.findLast((note) => note.type === 'game_ended');
  if (end?.type !== 'game_ended' || end.reason === 'turn_limit') return null;
  const got = notes.findLast((note) => (note.type === 'card_received' || note.type === 'card_taken') && note.place === 'bag' && end.winners.includes(note.seat));
  return got?.type === 'card_received' || got?.type === 'card_taken' ? { seat: got.seat, card: got.card } : null;
}
