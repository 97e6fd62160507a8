/** The line on the stage while something is shown: shorter than the story's, which says whose and from whom as well. */
import type { LogLine } from '../../i18n/line';
import { faceOf } from './faces';
import { cardArg, sentence, TOXIC } from './lines';
import type { Note, View } from './types';
import type { WonBy } from './won';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

export const MAGICIAN = 'itinerant_magician';

/** What becomes of two cards that are turned over. */
function outcome({ cards, asking }: NoteOf<'cards_revealed'>): LogLine {
  const [one, other] = cards;
  if (one === undefined || other === undefined) return { key: 'caption.reveal' };
  if (faceOf(one.card) === faceOf(other.card)) return { key: 'caption.equal' };
  // Whether a Sabotage comes is said when somebody is asked for it.
  if (asking.length > 0) return { key: 'caption.reveal' };
  const keeper = one.card === MAGICIAN ? other : other.card === MAGICIAN ? one : null;
  return keeper === null ? { key: 'caption.swap' } : { key: 'caption.magician', args: { who: { seat: keeper.seat } } };
}

/** What a card does there that says no more of itself. */
const DOES: ReadonlySet<string> = new Set(['fish', 'hat', 'sabotage', 't_rex', TOXIC]);

function received({ seat, giver, card, place }: NoteOf<'card_received'>): LogLine {
  const args = { who: { seat }, card: cardArg(card) };
  const face = faceOf(card);
  if (DOES.has(face) && (giver !== seat || face === TOXIC)) return { key: `caption.does.${face === 'fish' ? `fish_${place}` : face}`, args };
  return { key: `${giver === seat ? 'caption.keeps' : 'caption.gets'}.${place}`, args };
}

/** The good that has won, and what its owner has with it. */
export function wonLine({ goods, targets }: View, { seat, card }: WonBy): LogLine {
  return { key: 'caption.won', args: { who: { seat }, card: cardArg(card), goods: goods[seat] ?? 0, target: targets[seat] ?? 0 } };
}

/** For the one line of a phone: whose turn it is the question says, and what was dealt the hands. */
export function brief(note: Note): LogLine | null {
  switch (note.type) {
    case 'turn_started':
    case 'top_card_shown':
    case 'card_dealt':
      return null;
    case 'game_ended':
      return ended(note);
    default:
      return caption(note);
  }
}

function ended({ winners, reason }: NoteOf<'game_ended'>): LogLine {
  const [winner] = winners;
  return reason === 'turn_limit' || winner === undefined ? { key: 'caption.last_turn' } : { key: 'caption.enough', args: { who: { seat: winner } } };
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
      return { key: 'caption.eats', args: { who: { seat: note.seat }, card: cardArg(note.card) } };
    default:
      return sentence(note);
  }
}
