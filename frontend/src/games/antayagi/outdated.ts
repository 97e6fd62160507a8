/** Talk is of places in hands, which shift: what was said of them holds until the cards there have moved. */
import type { Entry } from '../../api/wire';
import type { Outdated } from '../game';
import { readyIn, type Ready } from './phrases';
import type { Note } from './types';

const GIVE = '(?:give|keep|take|gib|gebt|behalte?|nimm|donnez?|gardez?|prends|prenez)(?:\\s+(?:me|us|mir|uns|moi|nous|the|die|la))*';
const WHOSE = 'your|my|his|her|their|dein\\p{L}*|mein\\p{L}*|sein\\p{L}*|ihre|eure|ta|ton|ma|mon|sa|son|votre|leur';
const CARD = 'cards?|slot|place|number|Karten?|Platz|Nummer|cartes?|numéro|n°';
const NTH = '(?:st|nd|rd|è?re|è?me|e|\\.)';
const COUNTED = 'more|goods?|cards?|turns?|rounds?|points?|mehr|weitere|Waren?|Karten?|Züge|Runden?|Punkte?|biens?|cartes?|tours?|de plus';

/** How a place in a hand is named by its number: after what points at it, by its rank, or by what it is. All other numbers count. */
const NAMED = [
  `(?<!\\p{L})(?:${GIVE}|${WHOSE}|${CARD})\\s*#?[1-3](?![\\p{L}\\d/]|\\s+(?:${COUNTED})(?!\\p{L}))`,
  `(?<!\\p{L})(?:${WHOSE})\\s+[1-3]${NTH}(?![\\p{L}\\d])`,
  '(?<![\\d/])[1-3]\\s+(?:is|ist|est)\\s+(?:an?|ein\\p{L}*|une?)(?!\\p{L})',
];
const PLACE = new RegExp(NAMED.join('|'), 'iu');

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
export function movedBy(note: Note): readonly { readonly seat: number; readonly slot: number }[] {
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
