/** The card that was played last: what the stage shows while no effect is carried out. */
import type { Entry } from '../../api/wire';
import type { Note } from './types';

export interface Played {
  readonly card: string;
  readonly note: Note;
  /** Whether nothing has been told since. */
  readonly newest: boolean;
}

/** The card that such a note tells of; null for all that is not playing or using a card. */
function played(note: Note): string | null {
  switch (note.type) {
    case 'wares_bought':
    case 'wares_sold':
    case 'artifact_placed':
    case 'artifact_used':
    case 'card_announced':
    case 'card_cancelled':
      return note.card;
    case 'holy_place_played':
      return note.kind;
    default:
      return null;
  }
}

/** What the story says of it; null before the first card is played. */
export function lastPlayed(story: readonly Entry[]): Played | null {
  let newest = true;
  for (let at = story.length - 1; at >= 0; at -= 1) {
    const notes = (story[at]?.notes ?? []) as unknown as readonly Note[];
    const note = notes.findLast((each) => played(each) !== null);
    const card = note === undefined ? null : played(note);
    if (note !== undefined && card !== null) return { card, note, newest: newest && note === notes.at(-1) };
    if (notes.length > 0) newest = false;
  }
  return null;
}
