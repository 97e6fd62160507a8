/** What happened and what is asked, as lines from this game's catalogue. */
import type { Entry, ScoreItem } from '../../api/wire';
import type { CardArg, LogLine } from '../../i18n/line';
import type { Situation } from '../game';
import { IDEFIX, isPirate } from './art/faces';
import type { Hints, Move, Note, OpenBid, View } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

/** The name of a Roman or a Pirate. */
export function kindName(kind: string): LogLine {
  return { key: `card.${kind}` };
}

export function card(kind: string): CardArg {
  return { card: kind, name: kindName(kind) };
}

/** The same as what somebody wins, takes or sees in a sentence: with its article, in the accusative. */
function theCard(kind: string): CardArg {
  return { card: kind, name: { key: `the_card.${kind}` } };
}

function hand(kind: string): LogLine {
  return { key: `hand_card.${kind}` };
}

function who(seat: number): { readonly who: { readonly seat: number } } {
  return { who: { seat } };
}

function names(seats: readonly number[]): readonly { readonly seat: number }[] {
  return seats.map((seat) => ({ seat }));
}

function openBid({ seat, card: kind, flasks }: OpenBid): LogLine {
  if (kind === IDEFIX) return { key: 'bid_open_idefix', args: who(seat) };
  return { key: 'bid_open', args: { ...who(seat), value: kind, count: flasks } };
}

/** What is said while bids are compared, which all can see: why one of two equal numbers wins, if that is what decides. Who wins is told next. */
export function compared({ bids }: NoteOf<'bids_revealed'>): LogLine {
  const numbers = bids.filter(({ card: kind }) => kind !== IDEFIX);
  const highest = Math.max(...numbers.map(({ card: kind }) => Number(kind)));
  const most = numbers.filter(({ card: kind }) => Number(kind) === highest).sort((one, other) => other.flasks - one.flasks);
  const [first, second] = most;
  if (first === undefined || second === undefined || first.flasks === second.flasks) return { key: 'cards_up' };
  return { key: 'flasks_decide', args: { ...who(first.seat), of: { seat: second.seat }, value: highest, count: first.flasks, fewer: second.flasks } };
}

function turned({ card: kind, sitting_out: out }: NoteOf<'prize_turned'>): LogLine {
  const [one, ...others] = out;
  if (one === undefined) return { key: 'note.prize_turned', args: { card: card(kind) } };
  if (others.length > 0) return { key: 'note.prize_turned_without_several', args: { card: card(kind), names: names(out) } };
  return { key: 'note.prize_turned_without', args: { card: card(kind), ...who(one) } };
}

function ended({ winners }: NoteOf<'game_ended'>): LogLine {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return { key: 'note.game_shared', args: { names: names(winners) } };
  return { key: 'note.game_won', args: who(winner) };
}

const LINES: { readonly [Type in Note['type']]: (note: NoteOf<Type>) => LogLine } = {
  gaul_chosen: ({ seat, gaul }) => ({ key: 'note.gaul_chosen', args: { ...who(seat), gaul: { key: `gaul.${gaul}` } } }),
  round_started: ({ round, pile }) => ({ key: 'note.round_started', args: { round, count: pile } }),
  prize_turned: turned,
  bid_made: ({ seat, card: kind }) =>
    kind === null
      ? { key: 'note.bid_made', args: who(seat) }
      : { key: 'note.bid_made_open', args: { ...who(seat), card: hand(kind) } },
  bids_revealed: ({ bids }) => ({ key: 'note.bids_revealed', args: { bids: bids.map(openBid) } }),
  bids_cancelled: ({ seats, card: kind }) => ({
    key: 'note.bids_cancelled',
    args: { card: hand(kind), names: seats.map((seat) => ({ key: 'cancelled', args: who(seat) })) },
  }),
  trick_won: ({ seat, prize, card: bid }) => ({
    key: isPirate(prize) ? 'note.pirate_won' : 'note.roman_won',
    args: { ...who(seat), card: theCard(prize), bid },
  }),
  prize_set_aside: ({ prize }) => ({ key: 'note.prize_set_aside', args: { card: card(prize) } }),
  card_discarded: ({ seat, card: kind, reason }) => ({
    key: `note.discarded.${reason}`,
    args: { ...who(seat), card: hand(kind) },
  }),
  card_taken_back: ({ seat, card: kind, reason }) => ({
    key: `note.taken_back.${reason}`,
    args: { ...who(seat), card: hand(kind) },
  }),
  card_looked_at: ({ seat, card: kind }) =>
    kind === null
      ? { key: 'note.card_looked_at', args: who(seat) }
      : { key: 'note.card_seen', args: { ...who(seat), card: theCard(kind) } },
  peeked_assigned: ({ seat, to, card: kind }) =>
    seat === to
      ? { key: 'note.peeked_kept', args: { ...who(seat), card: theCard(kind) } }
      : { key: 'note.peeked_given', args: { ...who(seat), card: theCard(kind), to: { seat: to } } },
  cards_drawn: ({ seat, cards }) => ({
    key: 'note.cards_drawn',
    args: { ...who(seat), cards: cards.map(card), count: cards.length },
  }),
  round_ended: ({ round, reason }) => ({ key: `note.round_ended.${reason}`, args: { round } }),
  roman_escaped: ({ seat, card: kind }) => ({ key: 'note.roman_escaped', args: { ...who(seat), card: card(kind) } }),
  pirate_found_nobody: ({ seat, pirate }) => ({
    key: 'note.pirate_found_nobody',
    args: { ...who(seat), roman: { card: pirate, name: { key: `missing.${pirate}` } } },
  }),
  round_scored: ({ seat, values, bonus, points, total }) => ({
    key: 'note.round_scored',
    args: { ...who(seat), values, bonus, points: { key: 'points', args: { count: points } }, total },
  }),
  game_ended: ended,
};

export function sentence(note: Note): LogLine {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const line = LINES[note.type] as (note: Note) => LogLine;
  return line(note);
}

type TakenBack = NoteOf<'card_taken_back'>;

/** One Idefix is as good as another: where several go back for one reason, one line names all who get theirs. */
export function together(note: Note, notes: readonly Note[]): LogLine | null {
  const alike = note.type !== 'card_taken_back' || note.card !== IDEFIX ? [] : notes.filter((other): other is TakenBack => other.type === 'card_taken_back' && other.card === IDEFIX && other.reason === note.reason);
  if (alike.length < 2) return sentence(note);
  if (alike[0] !== note) return null;
  const takers = alike.map(({ seat }) => ({ key: 'taker', args: who(seat) }));
  return { key: 'note.taken_back.several', args: { names: takers } };
}

export function question({ view }: Situation<View, Move, Hints>): LogLine {
  if (view.phase === 'setup') return { key: 'question.choose_gaul' };
  if (view.phase === 'idefix' && view.peeked !== null) {
    return { key: 'question.assign_peeked', args: { card: theCard(view.peeked) } };
  }
  if (view.phase === 'scoring') return { key: 'question.choose_escapee' };
  if (view.prize === null) return { key: 'question.wait' };
  // What escapes by the Pirate stands on it: said here too, the row would not hold it.
  if (isPirate(view.prize)) return { key: 'question.bid_pirate', args: { card: { card: view.prize, name: { key: 'the_pirate' } } } };
  return { key: 'question.bid_roman', args: { card: theCard(view.prize) } };
}

/** The trick that is told last, and its prize: cards that come back are bid again. Once a round is over nothing is bid. */
export function about(told: readonly Entry[]): LogLine | null {
  const notes = told.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const from = notes.findLastIndex(({ type }) => type === 'round_started');
  const begun = notes.slice(from).some(({ type }) => type === 'round_ended') ? undefined : notes[from];
  const prizes = notes.slice(from).filter((note) => note.type === 'prize_turned');
  const prize = prizes.at(-1);
  if (begun?.type !== 'round_started' || prize === undefined) return null;
  return { key: 'about', args: { round: begun.round, trick: prizes.length, prize: kindName(prize.card) } };
}

/** Whoever has played the last card looks on until the round ends. */
export function rests({ phase, hands }: View, you: number): LogLine | null {
  const plays = phase !== 'setup' && phase !== 'scoring' && phase !== 'over';
  return plays && hands[you]?.length === 0 ? { key: 'rests' } : null;
}

export function stage({ phase, round, rounds }: View): LogLine | null {
  return phase === 'setup' ? null : { key: 'stage', args: { round, rounds } };
}

export function moveName(move: Move): LogLine {
  switch (move.type) {
    case 'choose_gaul':
      return { key: 'move.choose_gaul', args: { gaul: { key: `gaul.${move.gaul}` } } };
    case 'bid':
      return { key: 'move.bid', args: { card: hand(move.card) } };
    case 'assign_peeked':
      return { key: 'move.assign_peeked', args: who(move.to) };
    case 'choose_escapee':
      return { key: 'move.choose_escapee', args: { value: move.value } };
  }
}

export function scoreItem({ key, args }: ScoreItem): LogLine {
  return { key: `score.${key}`, args };
}
