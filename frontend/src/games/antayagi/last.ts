/** The last exchange, as everybody at the table saw how it came out: what a game of bluff goes on from. */
import type { Entry } from '../../api/wire';
import type { LogLine } from '../../i18n/line';
import { faceOf } from './faces';
import { cardArg, TOXIC } from './lines';
import type { Note, Reveal } from './types';

export interface Last {
  readonly cards: readonly [Reveal, Reveal];
  /** Whether the cards changed hands. */
  readonly swapped: boolean;
  /** What `lines` are about: the exchange, or the Magician that came between. */
  readonly title: LogLine;
  /** What came of it, each fact by itself. */
  readonly lines: readonly LogLine[];
}

const TITLE: LogLine = { key: 'last.title' };

/** Of a story that tells nothing that was taken back; null before the first. */
export function lastExchange(story: readonly Entry[]): Last | null {
  const notes = story.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const at = notes.findLastIndex(({ type }) => type === 'cards_revealed');
  const revealed = notes[at];
  if (revealed?.type !== 'cards_revealed') return null;
  const [one, other] = revealed.cards;
  if (one === undefined || other === undefined) return null;
  const cards = [one, other] as const;
  const later = notes.slice(at + 1);
  const turn = later.findIndex(({ type }) => type === 'turn_started');
  const since = turn < 0 ? later : later.slice(0, turn);
  const stopped = since.find((note) => note.type === 'exchange_cancelled');
  if (stopped !== undefined) return { cards, swapped: false, title: TITLE, lines: [{ key: `last.${stopped.reason}` }] };
  const came = since.flatMap((note, index) => cameOf(note, since.slice(index + 1)));
  const or = (line: LogLine) => (came.length === 0 ? [line] : came);
  const magic = since.find((note) => note.type === 'magician_worked');
  if (magic === undefined) return { cards, swapped: true, title: TITLE, lines: or({ key: 'last.swap' }) };
  const title = { key: 'last.magician_of', args: { who: { seat: magic.seat } } };
  return { cards, swapped: false, title, lines: or({ key: 'last.magician', args: { who: { seat: magic.keeper } } }) };
}

/** What a card did there; nothing of what the two cards on the stage show by themselves. */
function cameOf(note: Note, later: readonly Note[]): readonly LogLine[] {
  switch (note.type) {
    case 'card_received':
      return receivedOf(note);
    case 'card_taken':
      return [{ key: 'last.took', args: { who: { seat: note.seat }, card: cardArg(note.card) } }];
    case 'hand_discarded': {
      const drawn = later.filter((each) => each.type === 'card_drawn' && each.seat === note.seat).length;
      const args = { who: { seat: note.seat }, count: note.cards.length, drawn };
      return note.cards.length === 0 ? [] : [{ key: drawn === 0 ? 'last.muffin' : 'last.muffin_drew', args }];
    }
    case 'hand_turned':
      return note.count === 0 ? [] : [{ key: 'last.hat', args: { who: { seat: note.seat } } }];
    case 't_rex_ate':
      return [{ key: 'last.t_rex', args: { who: { seat: note.seat }, card: cardArg(note.card) } }];
    default:
      return [];
  }
}

function receivedOf({ seat, card, place }: Extract<Note, { type: 'card_received' }>): readonly LogLine[] {
  if (faceOf(card) === TOXIC) return [{ key: 'last.toxic_waste', args: { who: { seat } } }];
  return faceOf(card) === 'fish' && place === 'discard' ? [{ key: 'last.fish' }] : [];
}
