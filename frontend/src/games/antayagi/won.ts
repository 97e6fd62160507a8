import type { Entry } from '../../api/wire';
import type { Note } from './types';

/** The card that brought a winner the last good; null while nobody has won, or where the last turn decided. */
export function wonWith(story: readonly Entry[]): string | null {
  const notes = story.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const end = notes.findLast((note) => note.type === 'game_ended');
  if (end?.type !== 'game_ended' || end.reason === 'turn_limit') return null;
  const got = notes.findLast((note) => (note.type === 'card_received' || note.type === 'card_taken') && note.place === 'bag' && end.winners.includes(note.seat));
  return got?.type === 'card_received' || got?.type === 'card_taken' ? got.card : null;
}
