/** What happened, for the one line of a phone: how much gold anybody has now stands at the seats. */
import type { LogLine } from '../../i18n/line';
import { sentence } from './lines';
import type { Note } from './types';

const SHORTER: ReadonlySet<Note['type']> = new Set(['bonus_taken', 'gold_paid', 'gold_taken', 'wares_bought', 'wares_sold']);

export function brief(note: Note): LogLine | null {
  // Whose turn begins stands beside that line, and where a card goes that is done says less than what it did.
  if (note.type === 'turn_started' || note.type === 'card_finished') return null;
  const line = sentence(note);
  return line === null || !SHORTER.has(note.type) ? line : { ...line, key: `brief.${note.type}` };
}
