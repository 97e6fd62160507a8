/** The last exchange, as everybody at the table saw how it came out: what a game of bluff goes on from. */
import type { Entry } from '../../api/wire';
import type { LogLine } from '../../i18n/line';
import type { Note, Reveal } from './types';

export interface Last {
  readonly cards: readonly [Reveal, Reveal];
  /** Whether the cards changed hands. */
  readonly swapped: boolean;
  readonly line: LogLine;
}

/** Of a story that tells nothing that was taken back; null before the first. */
export function lastExchange(story: readonly Entry[]): Last | null {
  const notes = story.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const at = notes.findLastIndex(({ type }) => type === 'cards_revealed');
  const revealed = notes[at];
  if (revealed?.type !== 'cards_revealed') return null;
  const [one, other] = revealed.cards;
  if (one === undefined || other === undefined) return null;
  for (const note of notes.slice(at + 1)) {
    if (note.type === 'exchange_cancelled') return { cards: [one, other], swapped: false, line: { key: `last.${note.reason}` } };
    if (note.type === 'magician_worked') return { cards: [one, other], swapped: false, line: { key: 'last.magician', args: { who: { seat: note.keeper } } } };
  }
  return { cards: [one, other], swapped: true, line: { key: 'last.swap' } };
}
