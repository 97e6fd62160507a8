/** The line on the stage while something is shown: shorter than the story's, which says whose and from whom as well. */
import type { LogLine } from '../../i18n/line';
import { faceOf } from './faces';
import { cardArg, sentence } from './lines';
import type { Note } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

export const MAGICIAN = 'itinerant_magician';

/** What becomes of two cards that are turned over. */
function outcome({ cards, asking }: NoteOf<'cards_revealed'>): LogLine {
  const [one, other] = cards;
  if (one === undefined || other === undefined) return { key: 'caption.reveal' };
  if (faceOf(one.card) === faceOf(other.card)) return { key: 'caption.equal' };
  if (asking.length > 0) return { key: 'caption.asking' };
  const keeper = one.card === MAGICIAN ? other : other.card === MAGICIAN ? one : null;
  return keeper === null ? { key: 'caption.swap' } : { key: 'caption.magician', args: { who: { seat: keeper.seat } } };
}

function received({ seat, giver, card, place }: NoteOf<'card_received'>): LogLine {
  const key = giver === seat ? 'caption.keeps' : 'caption.gets';
  return { key: `${key}.${place}`, args: { who: { seat }, card: cardArg(card) } };
}

/** For the one line of a phone: whose turn it is the question says, how it ended the sheet of the end, and what was dealt the hands. */
export function brief(note: Note): LogLine | null {
  switch (note.type) {
    case 'turn_started':
    case 'top_card_shown':
    case 'card_dealt':
    case 'game_ended':
      return null;
    default:
      return caption(note);
  }
}

export function caption(note: Note): LogLine {
  switch (note.type) {
    case 'cards_revealed':
      return outcome(note);
    case 'sabotage_played':
      return { key: note.cancelled ? 'caption.stops' : 'caption.saves', args: { who: { seat: note.seat } } };
    case 'exchange_cancelled':
      return { key: `caption.${note.reason}` };
    case 'magician_worked':
      return { key: 'caption.magician', args: { who: { seat: note.keeper } } };
    case 'card_received':
      return received(note);
    case 'card_taken':
      return { key: 'caption.lollipop', args: { who: { seat: note.seat }, card: cardArg(note.card) } };
    case 'nothing_to_take':
      return { key: 'caption.lollipop_nothing' };
    case 'hand_discarded':
      return note.cards.length === 0 ? { key: 'caption.muffin_nothing' } : { key: 'caption.muffin', args: { who: { seat: note.seat } } };
    case 'hand_turned':
      return note.count === 0 ? { key: 'caption.hat_nothing' } : { key: 'caption.hat', args: { who: { seat: note.seat } } };
    case 't_rex_ate':
      return { key: 'caption.eats', args: { card: cardArg(note.card) } };
    default:
      return sentence(note);
  }
}
