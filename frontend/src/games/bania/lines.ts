/** What happened and what is asked, as lines from this game's catalogue. */
import type { Entry, ScoreItem } from '../../api/wire';
import type { CardArg, LogLine, SeatArg } from '../../i18n/line';
import type { Situation } from '../game';
import { costOf, yieldOf, type Ware } from './art/wares';
import type { Deeds } from './deeds';
import { closingSize, nearEnd, touched } from './settlements';
import { pileOf } from './trade';
import type { Hints, Move, Note, Price, View, Wares } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

const WARES = ['spice', 'oil', 'silk', 'incense'] as const;

/** The name of a ware, a tent or half an elephant on a die. */
export function kindName(kind: string): LogLine {
  return { key: `kind.${kind}` };
}

/** What a die shows, short enough for four of them in a line. */
function faceName(face: string): LogLine {
  return face.startsWith('elephant') ? { key: `half.${face}` } : kindName(face);
}

/** What half an elephant needs before it brings anything (BA-8.5); with one's elephant off the board nothing helps (BA-8.6). */
export function needsName(face: string, away: boolean): LogLine {
  return { key: `needs.${away ? 'elephant_away' : face}` };
}

export type Help = 'beside' | 'trade' | 'both';

/** How a tent can be bought whose cards one lacks: beside others, by trades, or by trades that it does not need beside others; null where one holds all of them, or it cannot be bought. */
export function helpFor(kind: string, held: Wares, hints: Hints | null): Help | null {
  const payable = Object.values(hints?.prices[kind] ?? {}).filter(({ refused }) => refused === null);
  if (payable.length === 0 || lacksName(kind, held) === null) return null;
  const free = payable.filter(({ trades }) => trades === 0);
  if (free.length === 0) return 'trade';
  return free.length === payable.length ? 'beside' : 'both';
}

/** The heading above all moves of a type. */
export function groupName(type: Move['type']): LogLine {
  return { key: `group.${type}` };
}

/** What a space is: free, unusable or a tent. */
export function groundName(kind: View['spaces'][number]['kind']): LogLine {
  return { key: `ground.${kind}` };
}

/** `e5` as people call it. */
export function spaceName(space: string): string {
  return space.toUpperCase();
}

function spaces(names: readonly string[]): string {
  return names.map(spaceName).join(', ');
}

function tent(kind: string): CardArg {
  return { card: kind, name: kindName(kind) };
}

/** The same by its ware alone: a press on the name shows what it costs. */
function shortTent(kind: string): CardArg {
  return { card: kind, name: { key: `tent.${yieldOf(kind)}` } };
}

function who(seat: number): { readonly who: SeatArg } {
  return { who: { seat } };
}

function names(seats: readonly number[]): readonly SeatArg[] {
  return seats.map((seat) => ({ seat }));
}

export function count(wares: Wares): number {
  return WARES.reduce((sum, ware) => sum + wares[ware], 0);
}

/** "2 Spice and 1 Oil" */
export function cards(wares: Wares): readonly LogLine[] {
  const held = WARES.filter((ware) => wares[ware] > 0);
  return held.length === 0
    ? [{ key: 'nothing' }]
    : held.map((ware) => ({ key: `amount.${ware}`, args: { count: wares[ware] } }));
}

/** Which cards of the price of a tent one does not hold; null where one holds them all. */
export function lacksName(kind: string, held: Wares): LogLine | null {
  const cost = costOf(kind);
  const lacks = (ware: (typeof WARES)[number]) => Math.max(0, cost.filter((each) => each === ware).length - held[ware]);
  const all: Wares = { spice: lacks('spice'), oil: lacks('oil'), silk: lacks('silk'), incense: lacks('incense') };
  return count(all) === 0 ? null : { key: 'board.lacks', args: { cards: cards(all) } };
}

function price(paid: Wares, trades: number): LogLine {
  if (trades === 0) return count(paid) === 0 ? { key: 'price.free' } : { key: 'price.cards', args: { cards: cards(paid) } };
  if (count(paid) === 0) return { key: 'price.trades', args: { count: trades } };
  return { key: 'price.both', args: { cards: cards(paid), count: trades } };
}

function placed({ seat, space, points, joined, size }: NoteOf<'tent_placed'>): LogLine {
  const args = { ...who(seat), space: spaceName(space), count: points };
  if (joined === 0) return { key: 'note.tent_started', args };
  if (joined === 1) return { key: 'note.tent_extends', args: { ...args, size } };
  return { key: 'note.tent_joins', args: { ...args, size, joined } };
}

function brought({ seat, cards: taken, lost }: NoteOf<'bonus_taken'>): LogLine {
  const args = { ...who(seat), cards: cards(taken) };
  return count(lost) === 0
    ? { key: 'note.bonus_taken', args }
    : { key: 'note.bonus_short', args: { ...args, lost: cards(lost) } };
}

function collected({ seat, cards: taken, lost }: NoteOf<'cards_collected'>): LogLine {
  const args = { ...who(seat), cards: cards(taken) };
  return count(lost) === 0
    ? { key: 'note.cards_collected', args }
    : { key: 'note.cards_short', args: { ...args, lost: cards(lost) } };
}

function ended({ winners, points: each }: NoteOf<'game_ended'>): LogLine {
  const points: LogLine = { key: 'amount.points', args: { count: each } };
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return { key: 'note.game_shared', args: { names: names(winners), points } };
  return { key: 'note.game_won', args: { ...who(winner), points } };
}

const LINES: { readonly [Type in Note['type']]: (note: NoteOf<Type>) => LogLine } = {
  starter_drawn: ({ seat }) => ({ key: 'note.starter_drawn', args: who(seat) }),
  tents_drawn: ({ seat, tents, reason }) => ({
    key: `note.tents_drawn.${reason}`,
    args: { ...who(seat), tents: tents.map(shortTent) },
  }),
  bonus_taken: brought,
  tent_bought: ({ seat, tent: kind, space, paid, trades }) => ({
    // Up to the last trade it is not paid (BA-6.13).
    key: trades === 0 ? 'note.tent_bought' : 'note.tent_chosen',
    args: { ...who(seat), tent: shortTent(kind), space: spaceName(space), price: price(paid, trades) },
  }),
  cards_traded: ({ seat, given, ware }) => ({
    key: 'note.cards_traded',
    args: { ...who(seat), cards: cards(given), ware: { key: `amount.${ware}`, args: { count: 1 } } },
  }),
  tent_placed: placed,
  settlement_closed: ({ spaces: closed }) => ({ key: 'note.settlement_closed', args: { spaces: spaces(closed) } }),
  elephant_returned: ({ seat, space }) => ({
    key: 'note.elephant_returned',
    args: { ...who(seat), space: spaceName(space) },
  }),
  building_ended: ({ seat, tents }) => ({ key: 'note.building_ended', args: { ...who(seat), count: tents } }),
  elephant_placed: ({ seat, space }) => ({ key: 'note.elephant_placed', args: { ...who(seat), space: spaceName(space) } }),
  elephant_skipped: ({ seat }) => ({ key: 'note.elephant_skipped', args: who(seat) }),
  dice_taken: ({ seat, dice, roll }) => ({
    key: roll === 1 ? 'note.dice_first' : 'note.dice_again',
    args: { ...who(seat), count: dice.length },
  }),
  dice_rolled: ({ dice }) => ({ key: 'note.dice_rolled', args: { faces: dice.map(faceName) } }),
  cards_collected: collected,
  turn_passed: ({ seat }) => ({ key: 'note.turn_passed', args: who(seat) }),
  end_reached: ({ reason }) => ({ key: `note.end_reached.${reason}` }),
  majority_scored: ({ ware, seats, cards: most, points }) => ({
    key: 'note.majority_scored',
    args: { ware: kindName(ware), names: seats.map((seat) => ({ key: 'bonus_for', args: who(seat) })), cards: most, count: points },
  }),
  last_tent_scored: ({ seat, points }) => ({ key: 'note.last_tent_scored', args: { ...who(seat), count: points } }),
  game_ended: ended,
};

export function sentence(note: Note): LogLine {
  // The table pairs each tag with its own note; TypeScript cannot follow that through the union.
  const line = LINES[note.type] as (note: Note) => LogLine;
  return line(note);
}

/** What a seat has done, piece by piece. */
export function deedLines({ tents, points, closed, sentHome, elephant, rolled }: Deeds, crowns: readonly Ware[]): readonly (LogLine | null)[] {
  return [
    tents.length === 0 ? null : { key: 'since.tents', args: { count: tents.length, points: { key: 'amount.points', args: { count: points } } } },
    closed === 0 ? null : { key: 'since.closed', args: { count: closed } },
    sentHome ? { key: 'since.sent_home' } : null,
    elephant === null ? null : { key: 'board.away', args: { space: spaceName(elephant) } },
    rolled === null ? null : { key: 'since.rolled', args: { cards: cards(rolled) } },
    crowns.length === 0 ? null : { key: 'since.crowns', args: { wares: crowns.map(kindName) } },
  ];
}

/** What is asked once a tent was taken hold of, and on touch once a space was pressed. */
function furtherQuestion({ view, legal, picked, hints }: Situation<View, Move, Hints>): LogLine | null {
  if (picked.some((thing) => thing.startsWith('space:'))) return { key: view.phase === 'elephant' ? 'question.again_elephant' : 'question.again' };
  const bought = legal.find((move) => move.type === 'buy_tent' && picked.includes(move.tent));
  if (bought?.type !== 'buy_tent') return null;
  const plain = plainPrice(bought.tent, hints);
  if (plain?.refused !== null || plain.trades === 0) return { key: 'question.space' };
  return { key: 'question.space_trade', args: { points: plain.points, price: { key: 'price.trades', args: { count: plain.trades } } } };
}

/** How many cards are still to be picked for a trade (BA-6.12), or whether these are meant. */
function tradeQuestion({ view, legal, picked }: Situation<View, Move, Hints>): LogLine {
  const wanted = view.purchase?.wanted[0];
  const pile = pileOf(legal, picked);
  if (wanted === undefined || pile === null) return { key: 'question.wait' };
  const ware = { key: `amount.${wanted}`, args: { count: 1 } };
  if (pile.move !== null) return { key: 'question.trade_sure', args: { ware } };
  if (pile.given.length === 0) return { key: 'question.trade', args: { ware } };
  return { key: 'question.trade_more', args: { ware, count: 3 - pile.given.length } };
}

/** With so many cards one may not roll (BA-5.3), where the setup does not say another. */
const MUST_BUILD = 12;

/** How many cards one holds, and with how many one might roll. */
function mustBuild({ view, you }: Situation<View, Move, Hints>): LogLine {
  const hand = view.hands[you ?? -1];
  const args = { held: hand === undefined ? 0 : count(hand), most: (view.setup.must_build ?? MUST_BUILD) - 1 };
  return { key: 'question.must_build', args };
}

/** The most rolls in a turn (BA-8.3), where the setup does not say another. */
const ROLLS = 3;

export function question(now: Situation<View, Move, Hints>): LogLine {
  const { view, legal, hints } = now;
  const further = furtherQuestion(now);
  if (further !== null) return further;
  const buys = legal.some((move) => move.type === 'buy_tent');
  switch (view.phase) {
    case 'action':
      if (!buys && legal.some((move) => move.type === 'pass')) return { key: 'question.pass' };
      if (!buys && legal.some((move) => move.type === 'roll')) return { key: 'question.roll_only' };
      return hints?.no_roll === 'must_build' ? mustBuild(now) : { key: `question.${hints?.no_roll ?? 'action'}` };
    case 'build':
      return { key: buys ? 'question.build' : 'question.end_only' };
    case 'trade':
      return tradeQuestion(now);
    case 'elephant':
      return { key: 'question.elephant' };
    case 'roll':
      return { key: 'question.roll', args: { rolls: view.rolls, of: view.setup.rolls ?? ROLLS } };
    default:
      return { key: 'question.wait' };
  }
}

/** Why something is done for the reader: of a roll (BA-5.7, no tent can be paid for by BA-6.11) and of a pass (BA-5.6) it is not to be seen. */
export function whyForced(move: Move): LogLine | null {
  return move.type === 'roll' || move.type === 'pass' ? { key: `forced.${move.type}` } : null;
}

/** How many spaces are left the board itself says; near the end that they are what is left of the game, which ends with the last of them (BA-12.1). */
export function stage(view: View): LogLine | null {
  const { turns, free, phase } = view;
  if (nearEnd(view) && phase !== 'over') return { key: 'stage_end', args: { count: free } };
  return turns === 0 ? null : { key: 'stage', args: { turns } };
}

export function moveName(move: Move, told: readonly Entry[] = []): LogLine {
  switch (move.type) {
    case 'buy_tent':
      return { key: 'move.buy_tent', args: { tent: tent(move.tent), space: spaceName(move.space) } };
    case 'trade_in':
      return { key: 'move.trade_in', args: { cards: cards(move.give) } };
    case 'place_elephant':
      return { key: 'move.place_elephant', args: { space: spaceName(move.space) } };
    case 'reroll':
      return rerolled(move.dice, told);
    default:
      return { key: `move.${move.type}` };
  }
}

/** By what they show, as far as that has been told; else by how many they are. */
function rerolled(dice: readonly number[], told: readonly Entry[]): LogLine {
  const notes = told.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const lie = notes.findLast((note) => note.type === 'dice_rolled')?.dice ?? [];
  const faces = dice.flatMap((die) => lie[die - 1] ?? []);
  return faces.length === dice.length ? { key: 'move.reroll_faces', args: { faces: faces.map(faceName) } } : { key: 'move.reroll', args: { count: dice.length } };
}

/** What an offered move costs and brings, from the hints; null where there is nothing to say. */
export function moveFact(move: Move, hints: Hints | null): LogLine | null {
  if (hints === null) return null;
  if (move.type === 'buy_tent') {
    const found = priceOf(move.tent, move.space, hints);
    if (found === null) return null;
    return { key: 'fact.buy', args: { price: price(found.pays, found.trades), count: found.points, size: found.size } };
  }
  if (move.type === 'place_elephant') {
    const found = hints.elephant.find(({ space }) => space === move.space);
    return found === undefined ? null : { key: 'fact.brings_each_turn', args: { cards: cards(found.cards) } };
  }
  if (move.type === 'stop_rolling' && hints.collect !== null) {
    return { key: 'fact.brings', args: { cards: cards(hints.collect) } };
  }
  return null;
}

/** The price of a tent on a legal space, also of one that cannot be paid (`refused` says why). */
export function priceOf(kind: string, space: string, hints: Hints): Price | null {
  return Object.values(hints.prices[kind] ?? {}).find((each) => each.spaces.includes(space)) ?? null;
}

/** What a tent costs and brings wherever it stands alone: each of those spaces bears its points, and no cards. */
export function plainPrice(kind: string | null, hints: Hints | null): Price | null {
  return Object.values(hints?.prices[kind ?? ''] ?? {}).find(({ size }) => size === 1) ?? null;
}

/** Whose elephants go home if this tent closes a settlement (BA-7.5); null where it closes none. */
export function closes(move: Move, { view, hints, you }: Pick<Situation<View, Move, Hints>, 'view' | 'hints' | 'you'>): LogLine | null {
  if (move.type !== 'buy_tent' || hints === null) return null;
  if (priceOf(move.tent, move.space, hints)?.size !== closingSize(view)) return null;
  const seats = touched(move.space, view).flatMap(({ riders }) => riders.map(({ seat }) => seat));
  const others = seats.filter((seat) => seat !== you);
  const args = { names: names(others), count: others.length };
  if (seats.length === 0) return { key: 'bubble.closes' };
  if (others.length === seats.length) return { key: 'bubble.sends_home', args };
  return others.length === 0 ? { key: 'bubble.sends_yours' } : { key: 'bubble.sends_both', args };
}

export function scoreItem({ key, args }: ScoreItem): LogLine {
  const { ware, ...facts } = args;
  return { key: `score.${key}`, args: ware === undefined ? facts : { ware: kindName(String(ware)) } };
}
