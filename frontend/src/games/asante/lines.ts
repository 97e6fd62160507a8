/** What happened and what is asked, as lines from this game's catalogue. */
import type { ScoreItem } from '../../api/wire';
import type { CardArg, LogLine } from '../../i18n/line';
import type { Situation } from '../game';
import { isWare, prices, printed } from './signs';
import type { Frame, Hints, Move, Note, View } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

/** The name of a piece: a card, a ware or a Holy Place. */
export function kindName(kind: string): LogLine {
  return { key: `kind.${kind}` };
}

/** What a card does. A ware by itself does nothing. */
export function cardText(kind: string): LogLine | null {
  const price = prices(kind);
  if (price === null) return isWare(kind) ? null : { key: `text.${kind}` };
  const packages = printed(kind).filter((each) => each === 'package').length;
  return { key: packages === 0 ? 'text.ware' : packages === 1 ? 'text.ware_package' : 'text.ware_packages', args: { ...price } };
}

/** The name of a field of the view or of the hints, as a heading. */
export function zoneName(field: string): LogLine {
  return { key: `zone.${field}` };
}

/** The heading over all moves of a type. */
export function groupName(type: Move['type']): LogLine {
  return { key: `group.${type}` };
}

function card(kind: string): CardArg {
  return { card: kind, name: kindName(kind) };
}

function cards(kinds: readonly string[]): readonly CardArg[] {
  return kinds.map(card);
}

function who(seat: number): { readonly who: { readonly seat: number } } {
  return { who: { seat } };
}

/** Wares as people count them: "2 Tea, Silk". */
function counted(wares: readonly string[]): readonly LogLine[] {
  return [...new Set(wares)].map((ware) => {
    const number = wares.filter((each) => each === ware).length;
    return number === 1 ? kindName(ware) : { key: 'several', args: { number, what: kindName(ware) } };
  });
}

function ended({ winner, gold, reason, tied }: NoteOf<'game_ended'>): LogLine {
  const [most, less] = [Math.max(...gold), Math.min(...gold)];
  return { key: tied ? 'note.game_ended_tied' : `note.game_ended_${reason}`, args: { ...who(winner), gold: most, less } };
}

function drawn({ seat, card: kind, source }: NoteOf<'card_drawn'>): LogLine {
  if (source === 'draw_card') {
    return kind === null
      ? { key: 'note.card_looked_at', args: who(seat) }
      : { key: 'note.card_looked_at_open', args: { ...who(seat), card: card(kind) } };
  }
  return kind === null
    ? { key: 'note.card_drawn', args: { ...who(seat), source: card(source) } }
    : { key: 'note.card_drawn_open', args: { ...who(seat), source: card(source), card: card(kind) } };
}

function placed({ seat, card: kind, slot, replaced }: NoteOf<'artifact_placed'>): LogLine {
  const args = { ...who(seat), card: card(kind), slot };
  return replaced === null
    ? { key: 'note.artifact_placed', args }
    : { key: 'note.artifact_replaced', args: { ...args, replaced: card(replaced) } };
}

function holyPlaceTaken({ seat, kind, slot, of }: NoteOf<'holy_place_taken'>): LogLine {
  if (of !== null) return { key: 'note.holy_place_taken', args: { ...who(seat), card: card(kind), of: { seat: of } } };
  return { key: 'note.holy_place_got', args: { ...who(seat), card: card(kind), slot: slot ?? 0 } };
}

const LINES: { readonly [Type in Note['type']]: (note: NoteOf<Type>) => LogLine } = {
  starter_drawn: ({ seat }) => ({ key: 'note.starter_drawn', args: who(seat) }),
  row_laid: ({ row }) => ({ key: 'note.row_laid', args: { cards: cards(row) } }),
  hand_dealt: ({ seat, count, cards: kinds }) =>
    kinds === null
      ? { key: 'note.hand_dealt', args: { ...who(seat), count } }
      : { key: 'note.hand_dealt_open', args: { ...who(seat), cards: cards(kinds) } },
  turn_started: ({ seat, turn, last }) => ({
    key: last ? 'note.turn_started_last' : 'note.turn_started',
    args: { ...who(seat), turn },
  }),
  play_begun: ({ seat, markers }) => ({ key: 'note.play_begun', args: { ...who(seat), count: markers } }),
  bonus_taken: ({ seat, gold, total }) => ({ key: 'note.bonus_taken', args: { ...who(seat), gold, total } }),
  end_triggered: ({ seat, gold }) => ({ key: 'note.end_triggered', args: { ...who(seat), gold } }),
  game_ended: ended,
  draw_begun: ({ seat }) => ({ key: 'note.draw_begun', args: who(seat) }),
  card_drawn: drawn,
  card_kept: ({ seat, card: kind }) =>
    kind === null
      ? { key: 'note.card_kept', args: who(seat) }
      : { key: 'note.card_kept_open', args: { ...who(seat), card: card(kind) } },
  card_rejected: ({ seat, card: kind }) => ({ key: 'note.card_rejected', args: { ...who(seat), card: card(kind) } }),
  card_turned: ({ card: kind, source, found }) => ({
    key: found ? 'note.card_found' : 'note.card_turned',
    args: { source: card(source), card: card(kind) },
  }),
  search_failed: ({ source }) => ({ key: 'note.search_failed', args: { source: card(source) } }),
  pile_renewed: ({ cards: count }) => ({ key: 'note.pile_renewed', args: { count } }),
  row_refilled: ({ slot, kind }) => ({ key: 'note.row_refilled', args: { slot, card: card(kind) } }),
  holy_pile_renewed: ({ cards: count }) => ({ key: 'note.holy_pile_renewed', args: { count } }),
  wares_bought: ({ seat, wares, gold, total }) => ({
    key: 'note.wares_bought',
    args: { ...who(seat), wares: counted(wares), gold, total },
  }),
  wares_sold: ({ seat, wares, gold, total }) => ({
    key: 'note.wares_sold',
    args: { ...who(seat), wares: counted(wares), gold, total },
  }),
  gold_taken: ({ seat, gold, total, source }) => ({
    key: 'note.gold_taken',
    args: { ...who(seat), source: card(source), gold, total },
  }),
  gold_paid: ({ seat, gold, total, source }) => ({
    key: 'note.gold_paid',
    args: { ...who(seat), source: card(source), gold, total },
  }),
  ware_taken: ({ seat, ware, source }) => ({
    key: 'note.ware_taken',
    args: { ...who(seat), source: card(source), ware: kindName(ware) },
  }),
  ware_returned: ({ seat, ware, source }) => ({
    key: 'note.ware_returned',
    args: { ...who(seat), source: card(source), ware: kindName(ware) },
  }),
  ware_stolen: ({ seat, of, ware }) => ({
    key: 'note.ware_stolen',
    args: { ...who(seat), of: { seat: of }, ware: kindName(ware) },
  }),
  artifact_placed: placed,
  artifact_used: ({ seat, card: kind }) => ({ key: 'note.artifact_used', args: { ...who(seat), card: card(kind) } }),
  artifact_seized: ({ seat, of, card: kind }) =>
    seat === of
      ? { key: 'note.artifact_given_up', args: { ...who(seat), card: card(kind) } }
      : { key: 'note.artifact_seized', args: { ...who(seat), card: card(kind), of: { seat: of } } },
  holy_place_taken: holyPlaceTaken,
  holy_place_played: ({ seat, kind, copies }) => ({
    key: 'note.holy_place_played',
    args: { ...who(seat), card: card(kind), count: copies },
  }),
  markers_retrieved: ({ seat, count }) => ({ key: 'note.markers_retrieved', args: { ...who(seat), count } }),
  card_announced: ({ seat, card: kind }) => ({ key: 'note.card_announced', args: { ...who(seat), card: card(kind) } }),
  card_let_pass: ({ seat }) => ({ key: 'note.card_let_pass', args: who(seat) }),
  card_cancelled: ({ seat, card: kind }) => ({ key: 'note.card_cancelled', args: { ...who(seat), card: card(kind) } }),
  card_finished: ({ card: kind }) => ({ key: 'note.card_finished', args: { card: card(kind) } }),
  market_cried: ({ seat, gold }) => ({ key: 'note.market_cried', args: { ...who(seat), gold } }),
  nothing_fitted: ({ seat, source }) => ({ key: 'note.nothing_fitted', args: { ...who(seat), source: card(source) } }),
  stopped: ({ seat, source }) => ({ key: 'note.stopped', args: { ...who(seat), source: card(source) } }),
  option_chosen: ({ seat, option }) => ({ key: `note.option.${option}`, args: who(seat) }),
  number_chosen: ({ seat, number, cards: cost }) => ({
    key: 'note.number_chosen',
    args: { ...who(seat), count: number, cards: cost },
  }),
  slot_chosen: ({ seat, source, kind }) => ({
    key: 'note.slot_chosen',
    args: { ...who(seat), source: card(source), card: card(kind) },
  }),
  kind_chosen: ({ kind }) => ({ key: 'note.kind_chosen', args: { card: card(kind) } }),
  card_discarded: ({ seat, card: kind, source }) => ({
    key: 'note.card_discarded',
    args: { ...who(seat), source: card(source), card: card(kind) },
  }),
  card_taken: ({ seat, card: kind }) => ({ key: 'note.card_taken', args: { ...who(seat), card: card(kind) } }),
  cards_exchanged: ({ seat, given, taken }) => ({
    key: 'note.cards_exchanged',
    args: { ...who(seat), given: card(given), taken: card(taken) },
  }),
  pile_looked_at: ({ seat, count, cards: kinds }) =>
    kinds === null
      ? { key: 'note.pile_looked_at', args: { ...who(seat), count } }
      : { key: 'note.pile_looked_at_open', args: { ...who(seat), cards: cards(kinds) } },
  position_taken: ({ seat, position, card: kind }) =>
    kind === null
      ? { key: 'note.position_taken', args: { ...who(seat), position } }
      : { key: 'note.position_taken_open', args: { ...who(seat), position, card: card(kind) } },
  hand_seen: ({ seat, of, cards: kinds }) =>
    kinds === null
      ? { key: 'note.hand_seen', args: { ...who(seat), of: { seat: of } } }
      : { key: 'note.hand_seen_open', args: { ...who(seat), of: { seat: of }, cards: cards(kinds) } },
  card_stolen: ({ seat, of, card: kind }) =>
    kind === null
      ? { key: 'note.card_stolen', args: { ...who(seat), of: { seat: of } } }
      : { key: 'note.card_stolen_open', args: { ...who(seat), of: { seat: of }, card: card(kind) } },
  card_given: ({ seat, to, card: kind }) =>
    kind === null
      ? { key: 'note.card_given', args: { ...who(seat), to: { seat: to } } }
      : { key: 'note.card_given_open', args: { ...who(seat), to: { seat: to }, card: card(kind) } },
};

export function sentence(note: Note): LogLine {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const line = LINES[note.type] as (note: Note) => LogLine;
  return line(note);
}

export function question({ view, legal }: Situation<View, Move, Hints>): LogLine {
  const step = view.frames.at(-1);
  if (step !== undefined) return stepQuestion(step, view, legal.some((move) => move.type === 'stop'));
  if (view.phase === 'drawn' && view.drawn !== null) return { key: 'question.drawn', args: { card: card(view.drawn) } };
  return view.phase === 'draw' ? { key: 'question.draw' } : { key: 'question.play', args: { count: view.markers } };
}

/** What an effect asks; `may`: it can be stopped. */
function stepQuestion({ step, source, left = 1, card: chosen = '' }: Frame, view: View, may: boolean): LogLine {
  switch (step) {
    case 'response':
      return { key: 'question.response', args: { ...who(view.active ?? 0), card: card(source) } };
    case 'take_ware':
      return { key: 'question.take_ware', args: { card: card(source), count: may ? left : 1 } };
    case 'return_ware':
    case 'discard_card':
      return { key: may ? `question.${step}_more` : `question.${step}`, args: { card: card(source) } };
    case 'choose_card':
    case 'choose_slot':
      return { key: `question.${step}_${source}` };
    case 'choose_option': {
      const about = view.found ?? chosen;
      return { key: `question.choose_option_${source}`, ...(about === '' ? {} : { args: { card: card(about) } }) };
    }
    default:
      return { key: `question.${step}` };
  }
}

export function stage({ turn, phase, last_turn: last }: View): LogLine | null {
  if (turn === 0) return null;
  return { key: last ? 'stage_last' : 'stage', args: { turn, phase: { key: `phase.${phase}` } } };
}

function trade(move: Extract<Move, { type: 'buy_wares' | 'sell_wares' }>): LogLine {
  const { type, card: kind, package_type: ware = null } = move;
  if (ware === null) return { key: `move.${type}`, args: { card: card(kind) } };
  return { key: `move.${type}_package`, args: { card: card(kind), ware: kindName(ware) } };
}

export function moveName(move: Move): LogLine {
  const key = `move.${move.type}`;
  switch (move.type) {
    case 'buy_wares':
    case 'sell_wares':
      return trade(move);
    case 'place_artifact':
      return { key, args: { card: card(move.card), slot: move.slot } };
    case 'play_person':
    case 'play_animal':
    case 'discard_card':
    case 'choose_card':
    case 'give_card':
      return { key, args: { card: card(move.card) } };
    case 'play_holy_place':
    case 'choose_kind':
    case 'take_holy_place':
      return { key, args: { card: card(move.kind) } };
    case 'take_ware':
    case 'return_ware':
    case 'steal_ware':
      return { key, args: { ware: kindName(move.ware) } };
    case 'use_artifact':
    case 'choose_slot':
      return { key, args: { slot: move.slot } };
    case 'choose_position':
      return { key, args: { position: move.position } };
    case 'choose_number':
      return { key, args: { count: move.number, cards: (move.number * (move.number + 1)) / 2 } };
    case 'choose_option':
      return { key: `choice.${move.option}`, args: { slot: move.slot ?? 0 } };
    case 'choose_artifact':
      return { key, args: { ...who(move.owner), slot: move.slot } };
    default:
      return { key };
  }
}

export function scoreItem({ key, args }: ScoreItem): LogLine {
  return { key: `score.${key}`, args };
}
