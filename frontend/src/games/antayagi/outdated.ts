/** Talk is of places in hands, which shift: what was said of them holds until the cards there have moved. */
import type { Entry } from '../../api/wire';
import type { Outdated } from '../game';
import { readyIn, type Ready } from './phrases';
import type { Note } from './types';

const COUNTING = 'have|got|need|only|habe|hab|brauche|nur|noch|ai|faut|besoin de|que|encore';
const COUNTED = 'more|goods?|cards|turns?|left|mehr|weitere|Waren?|Karten|Züge|Runden|biens?|cartes|tours?|de plus|points?|Punkte';

/** What people write that names a place in a hand, by its number, which counts nothing. */
const PLACE = new RegExp(`(?<![\\d/])(?<!(?<!\\p{L})(?:${COUNTING})\\s+)[1-3](?![\\d/]|\\s+(?:${COUNTED})(?!\\p{L}))`, 'iu');

export function outdated({ data }: Entry, before: readonly Entry[], since: readonly Entry[]): Outdated | null {
  const { text } = (data ?? {}) as { text?: string | null };
  if (typeof text !== 'string') return null;
  const ready = readyIn(text);
  if (ready === null && !PLACE.test(text)) return null;
  const ends = (note: Note) => (ready === null ? movedBy(note).length > 0 : endsWith(ready, note));
  if (!notesIn(since).some(ends)) return null;
  const told = notesIn(before);
  const begins = told.findLastIndex(({ type }) => type === 'turn_started');
  const begun = told[begins];
  const turn = begun?.type === 'turn_started' ? begun.turn : 1;
  const exchanged = told.slice(begins + 1).some(({ type }) => type === 'cards_revealed');
  const why = exchanged ? 'stage' : ready?.says === 'trade' ? 'phrase.before_choice' : 'phrase.before_exchange';
  return { when: { key: 'stage', args: { turn } }, why: { key: why, args: { turn } } };
}

function notesIn(entries: readonly Entry[]): readonly Note[] {
  return entries.flatMap(({ notes }) => notes as unknown as readonly Note[]);
}

/** Whether that was the end of what a bot has said: an offer was taken or not, an exchange is over, a card is no longer at its place. */
function endsWith(ready: Ready, note: Note): boolean {
  if (ready.says === 'trade') return note.type === 'partner_chosen' || note.type === 'turn_started';
  if (ready.says !== 'is') return note.type === 'cards_revealed';
  return movedBy(note).some(({ seat, slot }) => seat === ready.who && slot < ready.slot);
}

/** The cards that leave a hand, by their places, counted from 0: those above them move down. */
function movedBy(note: Note): readonly { readonly seat: number; readonly slot: number }[] {
  switch (note.type) {
    case 'cards_revealed':
      return note.cards;
    case 'sabotage_played':
      return [note];
    case 'card_taken':
      return [{ seat: note.giver, slot: note.slot }];
    case 'hand_discarded':
      return note.cards.map((_, slot) => ({ seat: note.seat, slot }));
    default:
      return [];
  }
}
