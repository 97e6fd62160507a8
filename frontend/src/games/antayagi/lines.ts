/** What happened and what is asked, as lines from this game's catalogue. Slots are counted from 1 for people. */
import type { ScoreItem, ScoreLine } from '../../api/wire';
import type { CardArg, LogLine, SeatArg } from '../../i18n/line';
import type { Situation } from '../game';
import { faceOf } from './faces';
import type { Hints, Move, Note, Offer, Preview, Reveal, Slot, View } from './types';

/** It adds one to the target of whose bag it lies in. */
export const TOXIC = 'toxic_waste';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;
type Back = Slot['back'];

/** The name of a card, by itself: what its face shows, and its back where that is not the usual one. */
export function kindName(kind: string): LogLine {
  return { key: `kind.${kind}` };
}

/** What a card does, whatever its back is. */
export function cardText(kind: string): LogLine {
  return { key: `text.${faceOf(kind)}` };
}

/** What the back of a card shows. */
export function backName(back: Back): LogLine {
  return { key: `back.${back}` };
}

/** Who sees the face of a card in a hand. */
export function facingName(facing: Slot['facing']): LogLine {
  return { key: `facing.${facing}` };
}

/** What the piles are called, and what a T-Rex eats next. */
export function zoneName(zone: 'pile' | 'discard' | 'eats'): LogLine {
  return { key: `zone.${zone}` };
}

/** "a Bone": a card within a sentence, to be tapped; with its article, in the accusative. */
export function cardArg(kind: string): CardArg {
  return { card: kind, name: { key: `a_card.${kind}` } };
}

/** The card, or its back for who cannot see more; the back of a Sabotage says all. */
function cardOrBack(kind: string | null, back: Back): CardArg | LogLine {
  if (kind !== null) return cardArg(kind);
  return back === 'sabotage' ? cardArg(back) : { key: `a_back.${back}` };
}

function who(seat: number): { readonly who: SeatArg } {
  return { who: { seat } };
}

function names(seats: readonly number[]): readonly SeatArg[] {
  return seats.map((seat) => ({ seat }));
}

function shows({ seat, card: kind }: Offer | Reveal): LogLine {
  return { key: 'shows', args: { ...who(seat), card: cardArg(kind) } };
}

function revealed({ cards, asking }: NoteOf<'cards_revealed'>): LogLine {
  const args = { cards: cards.map(shows) };
  return asking.length === 0
    ? { key: 'note.cards_revealed', args }
    : { key: 'note.cards_revealed_asking', args: { ...args, names: asking.map((seat) => ({ key: 'sabotage_by', args: who(seat) })) } };
}

function received({ seat, giver, card: kind, place }: NoteOf<'card_received'>): LogLine {
  const line =
    giver === seat
      ? { key: `note.card_kept.${place}`, args: { ...who(seat), card: cardArg(kind) } }
      : { key: `note.card_received.${place}`, args: { ...who(seat), card: cardArg(kind), giver: { seat: giver } } };
  return withWhy(line, seat, kind, place);
}

/** With what a card means there that one could not see: a Fish hangs on Toxic Waste, and that on nothing that lies there. */
function withWhy(what: LogLine, seat: number, kind: string, place: 'bag' | 'discard'): LogLine {
  const face = faceOf(kind);
  if (face !== 'fish' && face !== TOXIC) return what;
  return { key: 'note.why', args: { what, why: { key: `why.${face === 'fish' ? `fish_${place}` : face}`, args: who(seat) } } };
}

function turned({ seat, count, cards }: NoteOf<'hand_turned'>): LogLine {
  if (count === 0) return { key: 'note.hand_turned_empty', args: who(seat) };
  return cards === null
    ? { key: 'note.hand_turned', args: { ...who(seat), count } }
    : { key: 'note.hand_turned_seen', args: { ...who(seat), cards: cards.map(cardArg) } };
}

function ended({ winners, reason }: NoteOf<'game_ended'>): LogLine {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return { key: 'note.game_ended.shared', args: { names: names(winners) } };
  return { key: `note.game_ended.${reason}`, args: who(winner) };
}

const LINES: { readonly [Type in Note['type']]: (note: NoteOf<Type>) => LogLine } = {
  first_player_drawn: ({ seat }) => ({ key: 'note.first_player_drawn', args: who(seat) }),
  card_dealt: ({ seat, card: kind, back }) => ({
    key: 'note.card_dealt',
    args: { ...who(seat), card: cardOrBack(kind, back) },
  }),
  top_card_shown: ({ back }) => ({ key: 'note.top_card_shown', args: { card: { key: `a_back.${back}` } } }),
  turn_started: ({ seat, turn }) => ({ key: 'note.turn_started', args: { ...who(seat), turn } }),
  exchange_skipped: ({ seat, empty }) => ({ key: `note.exchange_skipped.${empty}`, args: who(seat) }),
  partner_chosen: ({ seat, partner }) => ({ key: 'note.partner_chosen', args: { ...who(seat), partner: { seat: partner } } }),
  card_chosen: ({ seat, slot }) =>
    slot === null
      ? { key: 'note.card_chosen', args: who(seat) }
      : { key: 'note.card_chosen_open', args: { ...who(seat), slot: slot + 1 } },
  cards_revealed: revealed,
  passed: ({ seat }) => ({ key: 'note.passed', args: who(seat) }),
  sabotage_played: ({ seat, cancelled }) => ({
    key: cancelled ? 'note.sabotage_cancels' : 'note.sabotage_restores',
    args: who(seat),
  }),
  exchange_cancelled: ({ reason }) => ({ key: `note.exchange_cancelled.${reason}` }),
  magician_worked: ({ seat, keeper }) => ({ key: 'note.magician_worked', args: { ...who(seat), keeper: { seat: keeper } } }),
  card_received: received,
  card_taken: ({ seat, giver, card: kind, place }) =>
    withWhy({ key: `note.card_taken.${place}`, args: { ...who(seat), card: cardArg(kind), giver: { seat: giver } } }, seat, kind, place),
  nothing_to_take: ({ seat, giver }) => ({ key: 'note.nothing_to_take', args: { ...who(seat), giver: { seat: giver } } }),
  hand_discarded: ({ seat, cards }) =>
    cards.length === 0
      ? { key: 'note.hand_discarded_empty', args: who(seat) }
      : { key: 'note.hand_discarded', args: { ...who(seat), cards: cards.map(cardArg) } },
  hand_turned: turned,
  t_rex_ate: ({ seat, card: kind }) => ({ key: 'note.t_rex_ate', args: { ...who(seat), card: cardArg(kind) } }),
  card_drawn: ({ seat, card: kind, back }) => ({
    key: 'note.card_drawn',
    args: { ...who(seat), card: cardOrBack(kind, back) },
  }),
  pile_reshuffled: ({ pile }) => ({ key: 'note.pile_reshuffled', args: { count: pile } }),
  game_ended: ended,
};

export function sentence(note: Note): LogLine {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const line = LINES[note.type] as (note: Note) => LogLine;
  return line(note);
}

/** Whether the exchange is cancelled as it stands: each Sabotage turns that over. */
export function isCancelled({ saboteurs }: View): boolean {
  return saboteurs.length % 2 === 1;
}

export function question({ view, you, picked }: Situation<View, Move, Hints>): LogLine {
  const other = you === view.active ? view.partner : view.active;
  const [, seat, slot] = /^seat:(\d+)(?:\/hand\/(\d+))?$/.exec(picked[0] ?? '') ?? [];
  switch (view.phase) {
    case 'choose_partner':
      return seat === undefined ? { key: 'question.choose_partner' } : { key: 'question.sure_partner', args: { other: { seat: Number(seat) } } };
    case 'choose_card':
    case 'take_card':
      if (other === null) return { key: 'question.wait' };
      return slot === undefined ? { key: `question.${view.phase}`, args: { other: { seat: other } } } : sureOf(view, Number(seat), Number(slot));
    case 'reaction':
      return { key: isCancelled(view) ? 'question.restore' : 'question.stop' };
    default:
      return { key: 'question.wait' };
  }
}

/** One's own card is called by its name, which tells what it does; of others only the place is known. */
function sureOf({ phase, you, hands }: View, seat: number, slot: number): LogLine {
  const key = `question.sure_${phase}`;
  const card = seat === you ? (hands[seat]?.[slot]?.card ?? null) : null;
  return card === null ? { key, args: { slot: slot + 1 } } : { key: `${key}_known`, args: { slot: slot + 1, card: cardArg(faceOf(card)) } };
}

export function stage({ phase, turn }: View): LogLine | null {
  return phase === 'first_player' || phase === 'deal' || phase === 'over' ? null : { key: 'stage', args: { turn } };
}

/** Each turn is told one after the other. */
export function stageFrom(note: Note): LogLine | null {
  return note.type === 'turn_started' ? { key: 'stage', args: { turn: note.turn } } : null;
}

/** Whose turn or exchange it is that a scene is part of. */
export function partOf(note: Note): LogLine | null {
  return note.type === 'turn_started' || note.type === 'partner_chosen' ? sentence(note) : null;
}

/** What the card does that has been picked, where the reader sees which one it is; null where nothing is known of it. */
export function doesOf({ view, picked }: Pick<Situation<View, Move, Hints>, 'view' | 'picked'>): LogLine | null {
  const [, seat, slot] = /^seat:(\d+)\/hand\/(\d+)$/.exec(picked[0] ?? '') ?? [];
  const held = view.hands[Number(seat)]?.[Number(slot)];
  if (held === undefined) return null;
  const card = held.card ?? (held.back === 'sabotage' ? held.back : null);
  if (card === null) return null;
  const lost = view.phase === 'take_card' && faceOf(card) === 'itinerant_magician';
  return view.phase === 'choose_card' || view.phase === 'take_card' ? { key: lost ? 'does.taken_magician' : `does.${faceOf(card)}` } : null;
}

export function moveName(move: Move): LogLine {
  switch (move.type) {
    case 'choose_partner':
      return { key: 'move.choose_partner', args: who(move.seat) };
    case 'pass':
      return { key: 'move.pass' };
    default:
      return { key: `move.${move.type}`, args: { slot: move.slot + 1 } };
  }
}

/** With a Sabotage in hand a move is called by what it does to the exchange as it stands, as on its button. */
export function moveNow(move: Move, view: View): LogLine | null {
  if (move.type === 'pass') return { key: isCancelled(view) ? 'move.leave' : 'move.allow' };
  return move.type === 'play_sabotage' ? { key: isCancelled(view) ? 'move.save' : 'move.cancel', args: { slot: move.slot + 1 } } : null;
}

/**
 * What the revealed exchange brings a participant if it stands. `keeps`: the other card is a Magician, with which nothing
 * changes hands (AY-7.2); `eaten`: what a T-Rex then eats there.
 */
export function previewLine({ seat, receives, goods, target, wins, takes }: Preview, keeps: boolean, eaten: string | null): LogLine {
  const args = { ...who(seat), goods, target };
  if (wins) return { key: 'preview.wins', args };
  if (receives === null) return { key: 'preview.nothing', args };
  if (eaten !== null) return { key: 'preview.eaten', args: { ...args, card: cardArg(receives), food: cardArg(eaten) } };
  return { key: keeps ? 'preview.keeps' : takes ? 'preview.takes' : 'preview.receives', args: { ...args, card: cardArg(receives) } };
}

export function scoreItem({ key, args }: ScoreItem): LogLine {
  return { key: `score.${key}`, args };
}

/** How many goods a seat needed to win (AY-8.2). */
export function targetOf({ items, points }: ScoreLine): number {
  return Number(items.find(({ key }) => key === 'target')?.args.target ?? points);
}

/** How many goods a seat lacked at the end, by which places are given (AY-8.10); null where it had enough. */
export function lacks(line: ScoreLine): LogLine | null {
  const count = targetOf(line) - line.points;
  return count > 0 ? { key: 'result.lacks', args: { count } } : null;
}
