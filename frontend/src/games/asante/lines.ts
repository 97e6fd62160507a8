/** What happened and what is asked, as lines from this game's catalogue. */
import type { ScoreItem } from '../../api/wire';
import type { CardArg, LogLine } from '../../i18n/line';
import { goldFor, isWare, prices, printed } from './signs';
import type { CardHint, Frame, Move, Note, View } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

/** The name of a piece: a card, a ware or a Holy Place. */
export function kindName(kind: string): LogLine {
  return { key: `kind.${kind}` };
}

/** What a card does. A ware by itself does nothing. `now`: what a Ware card costs and brings, where that is not what is printed (AS-6.6). */
export function cardText(kind: string, now?: Pick<CardHint, 'buy' | 'sell'>): LogLine | null {
  const printedOn = prices(kind);
  if (printedOn === null) return isWare(kind) ? null : { key: `text.${kind}` };
  const price = { buy: now?.buy ?? printedOn.buy, sell: now?.sell ?? printedOn.sell };
  const packages = printed(kind).filter((each) => each === 'package').length;
  return { key: packages === 0 ? 'text.ware' : packages === 1 ? 'text.ware_package' : 'text.ware_packages', args: price };
}

/** The name of a field of the view or of the hints, as a heading. */
export function zoneName(field: string): LogLine {
  return { key: `zone.${field}` };
}

export function card(kind: string): CardArg {
  return { card: kind, name: kindName(kind) };
}

/** The same as what somebody plays, takes or loses in a sentence: with its article, in the accusative. */
export function theCard(kind: string): CardArg {
  if (isWare(kind)) return { card: kind, name: aWare(kind) };
  return { card: kind, name: prices(kind) === null ? { key: `the_card.${kind}` } : { key: 'the_card.ware', args: { name: kindName(kind) } } };
}

/** "a Pelt": a ware within a sentence. */
function aWare(ware: string): LogLine {
  return { key: `a_ware.${ware}` };
}

/** Which of three places beside each other: nobody sees a number there. */
export function slotName(slot: number): LogLine {
  return { key: `slot.${slot}` };
}

export function inGold(count: number): LogLine {
  return { key: 'gold', args: { count } };
}

/** What brought the lead. To how much is not said: above it stands the sum of the whole turn, in which more may have come. */
export function sold({ wares, gold }: NoteOf<'wares_sold'>): LogLine {
  return { key: 'moment.sold', args: { wares: counted(wares), gold: inGold(gold) } };
}

/** The same of an effect. */
export function taken({ source, gold }: NoteOf<'gold_taken'>): LogLine {
  return { key: 'moment.taken', args: { source: card(source), gold: inGold(gold) } };
}

function cards(kinds: readonly string[]): readonly CardArg[] {
  return kinds.map(card);
}

export function who(seat: number): { readonly who: { readonly seat: number } } {
  return { who: { seat } };
}

/** Wares as people count them: "2 Tea, Silk". */
export function counted(wares: readonly string[]): readonly LogLine[] {
  return [...new Set(wares)].map((ware) => {
    const number = wares.filter((each) => each === ware).length;
    // A word that has a plural, and no card shows more than two of them.
    if (ware === 'package' && number === 2) return kindName('package_two');
    return number === 1 ? kindName(ware) : { key: 'several', args: { number, what: kindName(ware) } };
  });
}

/** What a Ware card shows, as what is bought or sold with it. */
export function waresOf(kind: string): CardArg {
  const wares = printed(kind);
  const packages = wares.filter((each) => each === 'package').length;
  const boxes = packages === 0 ? [] : [kindName(packages === 1 ? 'package_one' : 'package_two')];
  return { card: kind, name: { key: 'list', args: { wares: [...counted(wares.filter((each) => each !== 'package')), ...boxes] } } };
}

function ended({ winner, gold, reason, tied }: NoteOf<'game_ended'>): LogLine {
  const [most, less] = [Math.max(...gold), Math.min(...gold)];
  return { key: tied ? 'note.game_ended_tied' : `note.game_ended_${reason}`, args: { ...who(winner), gold: inGold(most), less } };
}

function drawn({ seat, card: kind, source }: NoteOf<'card_drawn'>): LogLine {
  if (source === 'draw_card') {
    return kind === null
      ? { key: 'note.card_looked_at', args: who(seat) }
      : { key: 'note.card_looked_at_open', args: { ...who(seat), card: theCard(kind) } };
  }
  return kind === null
    ? { key: 'note.card_drawn', args: { ...who(seat), source: card(source) } }
    : { key: 'note.card_drawn_open', args: { ...who(seat), source: card(source), card: theCard(kind) } };
}

function placed({ seat, card: kind, slot, replaced }: NoteOf<'artifact_placed'>): LogLine {
  const args = { ...who(seat), card: theCard(kind), slot: slotName(slot) };
  return replaced === null
    ? { key: 'note.artifact_placed', args }
    : { key: 'note.artifact_replaced', args: { ...args, replaced: theCard(replaced) } };
}

function holyPlaceTaken({ seat, kind, of }: NoteOf<'holy_place_taken'>): LogLine {
  if (of !== null) return { key: 'note.holy_place_taken', args: { ...who(seat), card: theCard(kind), of: { seat: of } } };
  return { key: 'note.holy_place_got', args: { ...who(seat), card: theCard(kind) } };
}

/** What is done with a card that was found: the note that follows says so, and names the card. */
const TOLD_NEXT: ReadonlySet<string> = new Set(['to_hand', 'place', 'play_now']);

const LINES: { readonly [Type in Note['type']]: (note: NoteOf<Type>) => LogLine | null } = {
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
  bonus_taken: ({ seat, gold, total }) => ({ key: 'note.bonus_taken', args: { ...who(seat), gold: inGold(gold), total } }),
  end_triggered: ({ seat, gold }) => ({ key: 'note.end_triggered', args: { ...who(seat), gold: inGold(gold) } }),
  game_ended: ended,
  draw_begun: ({ seat }) => ({ key: 'note.draw_begun', args: who(seat) }),
  card_drawn: drawn,
  card_kept: ({ seat, card: kind }) =>
    kind === null
      ? { key: 'note.card_kept', args: who(seat) }
      : { key: 'note.card_kept_open', args: { ...who(seat), card: theCard(kind) } },
  card_rejected: ({ seat, card: kind }) => ({ key: 'note.card_rejected', args: { ...who(seat), card: theCard(kind) } }),
  card_turned: ({ card: kind, source, found }) => ({
    key: found ? 'note.card_found' : 'note.card_turned',
    args: { source: theCard(source), card: card(kind) },
  }),
  search_failed: ({ source }) => ({ key: 'note.search_failed', args: { source: theCard(source) } }),
  pile_renewed: ({ cards: count }) => ({ key: 'note.pile_renewed', args: { count } }),
  row_refilled: ({ slot, kind }) => ({ key: 'note.row_refilled', args: { slot: slotName(slot), card: card(kind) } }),
  holy_pile_renewed: ({ cards: count }) => ({ key: 'note.holy_pile_renewed', args: { count } }),
  wares_bought: ({ seat, wares, gold, total }) => ({
    key: 'note.wares_bought',
    args: { ...who(seat), wares: counted(wares), gold: inGold(gold), total },
  }),
  wares_sold: ({ seat, wares, gold, total }) => ({
    key: 'note.wares_sold',
    args: { ...who(seat), wares: counted(wares), gold: inGold(gold), total },
  }),
  gold_taken: ({ seat, gold, total, source }) => ({
    key: 'note.gold_taken',
    args: { ...who(seat), source: card(source), gold: inGold(gold), total },
  }),
  gold_paid: ({ seat, gold, total, source }) => ({
    key: 'note.gold_paid',
    args: { ...who(seat), source: card(source), gold: inGold(gold), total },
  }),
  ware_taken: ({ seat, ware, source }) => ({
    key: 'note.ware_taken',
    args: { ...who(seat), source: card(source), ware: aWare(ware) },
  }),
  ware_returned: ({ seat, ware, source }) => ({
    key: 'note.ware_returned',
    args: { ...who(seat), source: card(source), ware: aWare(ware) },
  }),
  ware_stolen: ({ seat, of, ware }) => ({
    key: 'note.ware_stolen',
    args: { ...who(seat), of: { seat: of }, ware: aWare(ware) },
  }),
  artifact_placed: placed,
  artifact_used: ({ seat, card: kind }) => ({ key: 'note.artifact_used', args: { ...who(seat), card: theCard(kind) } }),
  artifact_seized: ({ seat, of, card: kind }) =>
    seat === of
      ? { key: 'note.artifact_given_up', args: { ...who(seat), card: theCard(kind) } }
      : { key: 'note.artifact_seized', args: { ...who(seat), card: theCard(kind), of: { seat: of } } },
  holy_place_taken: holyPlaceTaken,
  holy_place_played: ({ seat, kind, copies }) => ({
    key: 'note.holy_place_played',
    args: { ...who(seat), card: theCard(kind), count: copies },
  }),
  markers_retrieved: ({ seat, count }) => ({ key: 'note.markers_retrieved', args: { ...who(seat), count } }),
  card_announced: ({ seat, card: kind }) => ({ key: 'note.card_announced', args: { ...who(seat), card: theCard(kind) } }),
  card_let_pass: ({ seat }) => ({ key: 'note.card_let_pass', args: who(seat) }),
  card_cancelled: ({ seat, card: kind }) => ({ key: 'note.card_cancelled', args: { ...who(seat), card: theCard(kind) } }),
  card_finished: ({ card: kind }) => ({ key: 'note.card_finished', args: { card: card(kind) } }),
  market_cried: ({ seat, gold }) => ({ key: 'note.market_cried', args: { ...who(seat), gold: inGold(gold) } }),
  nothing_fitted: ({ seat, source }) => ({ key: 'note.nothing_fitted', args: { ...who(seat), source: card(source) } }),
  stopped: ({ seat, source }) => ({ key: 'note.stopped', args: { ...who(seat), source: card(source) } }),
  option_chosen: ({ seat, option }) => (TOLD_NEXT.has(option) ? null : { key: `note.option.${option}`, args: who(seat) }),
  number_chosen: ({ seat, number, cards: cost }) => ({
    key: 'note.number_chosen',
    args: { ...who(seat), count: number, cards: cost },
  }),
  slot_chosen: ({ seat, source, kind }) => ({
    key: 'note.slot_chosen',
    args: { ...who(seat), source: card(source), card: theCard(kind) },
  }),
  kind_chosen: ({ kind }) => ({ key: 'note.kind_chosen', args: { card: theCard(kind) } }),
  card_discarded: ({ seat, card: kind, source }) => ({
    key: 'note.card_discarded',
    args: { ...who(seat), source: card(source), card: theCard(kind) },
  }),
  card_taken: ({ seat, card: kind }) => ({ key: 'note.card_taken', args: { ...who(seat), card: theCard(kind) } }),
  cards_exchanged: ({ seat, given, taken }) => ({
    key: 'note.cards_exchanged',
    args: { ...who(seat), given: theCard(given), taken: theCard(taken) },
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
      : { key: 'note.card_stolen_open', args: { ...who(seat), of: { seat: of }, card: theCard(kind) } },
  card_given: ({ seat, to, card: kind }) =>
    kind === null
      ? { key: 'note.card_given', args: { ...who(seat), to: { seat: to } } }
      : { key: 'note.card_given_open', args: { ...who(seat), to: { seat: to }, card: theCard(kind) } },
};

export function sentence(note: Note): LogLine | null {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const line = LINES[note.type] as (note: Note) => LogLine | null;
  return line(note);
}

/** Whose turn it is, also while somebody else answers. What is left of it is drawn on the table. */
export function stage({ turn, phase, active, last_turn: last }: View): LogLine | null {
  if (turn === 0) return null;
  if (active === null || phase === 'over') return { key: last ? 'stage_last' : 'stage', args: { turn } };
  return { key: last ? 'turn.last' : 'turn.now', args: { ...who(active), turn } };
}

function trade(move: Extract<Move, { type: 'buy_wares' | 'sell_wares' }>): LogLine {
  const { type, card: kind, package_type: ware = null } = move;
  if (ware === null) return { key: `move.${type}`, args: { card: waresOf(kind) } };
  return { key: `move.${type}_package`, args: { card: waresOf(kind), ware: kindName(ware) } };
}

export function moveName(move: Move): LogLine {
  const key = `move.${move.type}`;
  switch (move.type) {
    case 'buy_wares':
    case 'sell_wares':
      return trade(move);
    case 'place_artifact':
      return { key, args: { card: card(move.card), slot: slotName(move.slot) } };
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
      return { key, args: { slot: slotName(move.slot) } };
    case 'choose_position':
      return { key, args: { position: move.position } };
    case 'choose_number':
      return { key, args: { count: move.number, cards: (move.number * (move.number + 1)) / 2 } };
    case 'choose_option':
      return { key: `choice.${move.option}`, args: move.slot == null ? {} : { slot: slotName(move.slot) } };
    case 'choose_artifact':
      return { key, args: { ...who(move.owner), slot: slotName(move.slot) } };
    default:
      return { key };
  }
}

/** What stopping leads to, by the card that asks, while something is given for what comes then. */
const GOES_ON: Readonly<Record<string, string>> = {
  nomad: 'take',
  dyer: 'take',
  pottery: 'gold',
  moneychanger: 'gold',
  ngorongoro: 'swap',
  talking_drum: 'draw',
  cartographer: 'use',
  kilimanjaro: 'use',
};

/** What happens if no further answer is given to the step; null where nothing else can be said of it. */
export function goesOn({ step, source, rule, done = [] }: Pick<Frame, 'step' | 'source' | 'rule' | 'done'>): string | null {
  // A Dyer's step begins with the ware that was given, which may not be taken (AS-11.6).
  const taken = done.length - (rule === 'other' ? 1 : 0);
  return step === 'take_ware' ? (taken > 0 ? 'taken' : 'none_taken') : (GOES_ON[source] ?? null);
}

/** What the Holy Places of a kind that lie before the reader bring together. */
function brings(kind: string, { seats, you }: View): LogLine {
  const own = seats[you ?? 0]?.holy_places.filter((each) => each === kind) ?? [];
  return { key: `brings.${kind}`, args: { count: own.length } };
}

/** A move on its button, beside the card that it is about: what lies in a place is called by its name. */
export function answerName(move: Move, view: View): LogLine {
  const key = `answer.${move.type}`;
  const named = (kind: string | null | undefined, args = {}): LogLine => (kind == null ? moveName(move) : { key, args: { ...args, card: kindName(kind) } });
  switch (move.type) {
    case 'buy_wares':
    case 'sell_wares':
      return { key };
    case 'choose_kind':
      return { key: `action.${move.kind}` };
    case 'stop': {
      const frame = view.frames.at(-1);
      const next = frame === undefined ? null : goesOn(frame);
      return next === null ? moveName(move) : { key: `answer.stop_${next}`, args: { count: goldFor(frame?.source ?? '', frame?.done?.length ?? 0) } };
    }
    case 'choose_slot':
      return named(view.row[move.slot - 1]);
    case 'choose_position':
      return named(view.top[move.position - 1]?.card);
    case 'play_holy_place':
      return named(move.kind, { brings: brings(move.kind, view) });
    case 'use_artifact':
      return named(view.seats[view.you ?? 0]?.artifacts[move.slot - 1]);
    case 'choose_artifact':
      return named(view.seats[move.owner]?.artifacts[move.slot - 1], who(move.owner));
    default:
      return moveName(move);
  }
}

/** Moves whose button says more than their name by itself. */
const SAYS_MORE: ReadonlySet<Move['type']> = new Set(['choose_slot', 'use_artifact', 'choose_artifact', 'choose_kind', 'choose_position', 'play_holy_place', 'stop']);

/** A move that is spoken of away from the board, as its button says it: places are nothing that anybody would know there. */
export function moveNow(move: Move, view: View): LogLine | null {
  return SAYS_MORE.has(move.type) ? answerName(move, view) : null;
}

export function scoreItem({ key, args }: ScoreItem): LogLine {
  return { key: `score.${key}`, args };
}

/** Reasons that hold for every card alike: the question itself says them. */
const COMMON: ReadonlySet<string> = new Set(['wrong_phase', 'not_your_turn', 'effect_pending', 'wrong_step', 'game_over', 'only_in_response']);

/** Why something cannot be used now, as far as that is its own affair. */
export function refusal(reason: string | null | undefined): LogLine | null {
  return reason == null || COMMON.has(reason) ? null : { key: `refused.${reason}` };
}

/** The same of a card of the hand. A Ware card can be bought or sold: what stands against one of them alone is not said here. */
export function reasons(hint: CardHint | undefined): readonly LogLine[] {
  if (hint === undefined) return [];
  const against = hint.buy === null || hint.sell === null ? hint.play_refused : hint.sell_refused === null ? null : hint.buy_refused;
  return [refusal(against)].filter((line) => line !== null);
}

/** What is missing on the stand for selling with a card; null where nothing is. */
export function missing(hint: CardHint | undefined): LogLine | null {
  return hint === undefined || hint.missing.length === 0 ? null : { key: 'board.missing', args: { wares: counted(hint.missing) } };
}

/** All that is said of a card of the hand beside its name. */
export function notes(hint: CardHint | undefined): readonly (LogLine | null)[] {
  const prices: readonly LogLine[] =
    hint === undefined || hint.buy === null || hint.sell === null ? [] : [{ key: 'board.prices', args: { buy: hint.buy, sell: hint.sell } }];
  return [...prices, ...reasons(hint), missing(hint)];
}
