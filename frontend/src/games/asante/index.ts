import './asante.css';

import type { LogLine } from '../../i18n/line';
import type { Situation } from '../game';
import type { Step } from '../generic/choosing';
import { gathered, type Fact, type Piece, type Zone } from '../generic/plain';
import { plainGame } from '../generic/plainGame';
import { cardText, groupName, kindName, moveName, question, scoreItem, sentence, stage, zoneName } from './lines';
import { looks, printed } from './signs';
import type { CardHint, Hints, Move, Note, SeatView, View } from './types';

type Now = Situation<View, Move, Hints>;

/** Reasons that hold for every card alike: the question itself says them. */
const COMMON: ReadonlySet<string> = new Set(['wrong_phase', 'not_your_turn', 'effect_pending', 'wrong_step', 'game_over', 'only_in_response']);

function card(kind: string): Piece {
  return { face: kind, name: kindName(kind), printed: printed(kind) };
}

function alike(kinds: readonly string[], thing?: (kind: string) => string): readonly Piece[] {
  return gathered(kinds).map(({ kind, count }) => ({ ...card(kind), count, ...(thing === undefined ? {} : { thing: thing(kind) }) }));
}

/** A market stand: moves take wares from it and put wares on it. */
function stand({ seat, stand: wares }: SeatView): Zone {
  const tokens = gathered(wares).map(({ kind, count }) => ({ kind, name: kindName(kind), count, thing: onStand(seat, kind) }));
  return { as: 'tokens', name: zoneName('stand'), tokens };
}

const inSupply = (ware: string): string => `supply:${ware}`;
const onStand = (seat: number, ware: string): string => `stand:${seat}:${ware}`;

function row({ row: slots }: View): Zone {
  const pieces = slots.map((kind, at): Piece => ({
    ...(kind === null ? { face: null, name: { key: 'board.empty' }, state: 'empty' } : card(kind)),
    thing: `row:${at + 1}`,
  }));
  return { as: 'cards', name: zoneName('row'), pieces, large: true };
}

function pile(view: View): readonly Piece[] {
  return view.pile === 0 ? [] : [{ face: null, name: zoneName('pile'), count: view.pile }];
}

function discard(view: View): readonly Piece[] {
  const top = view.discard.at(-1);
  return top === undefined ? [] : [{ ...card(top), count: view.discard.length }];
}

/** The cards that somebody has looked at, where they lie in the pile. */
function seen({ top }: View): readonly Piece[] {
  return top.map(({ card: kind }, at) => ({
    ...(kind === null ? { face: null, name: zoneName('card') } : card(kind)),
    corner: String(at + 1),
    thing: `top:${at + 1}`,
  }));
}

function facts(view: View): readonly Fact[] {
  return [
    { name: zoneName('holy_pile'), value: view.holy_pile },
    ...(view.discount === 0 ? [] : [{ name: zoneName('discount'), value: view.discount }]),
    ...(view.holy_place_played ? [{ name: zoneName('holy_place_played'), value: { key: 'board.yes' } }] : []),
  ];
}

function table({ view }: Now): readonly Zone[] {
  const one = (field: 'drawn' | 'found' | 'stolen'): Zone => ({
    as: 'cards',
    name: zoneName(field),
    pieces: view[field] === null ? [] : [card(view[field])],
    large: true,
  });
  return [
    { as: 'cards', name: zoneName('resolving'), pieces: view.resolving.map(card), large: true },
    one('drawn'),
    one('found'),
    one('stolen'),
    { as: 'cards', name: zoneName('top'), pieces: seen(view), large: true },
    row(view),
    { as: 'cards', name: zoneName('pile'), pieces: pile(view), large: true },
    { as: 'cards', name: zoneName('discard'), pieces: discard(view), large: true },
    { as: 'tokens', name: zoneName('supply'), tokens: view.supply.map(({ ware, count }) => ({ kind: ware, name: kindName(ware), count, thing: inSupply(ware) })) },
    { as: 'pips', name: zoneName('markers'), count: view.markers, of: view.setup.markers ?? 5 },
    { as: 'facts', facts: facts(view) },
  ];
}

function artifacts({ seat, artifacts: slots, used }: SeatView): readonly Piece[] {
  return slots.map((kind, at): Piece => ({
    ...(kind === null ? { face: null, name: { key: 'board.empty' }, state: 'empty' } : card(kind)),
    ...(kind !== null && used[at] === true ? { state: 'spent', facts: [zoneName('used')] } : {}),
    thing: `artifact:${seat}:${at + 1}`,
  }));
}

function place({ view, hints, you }: Now, seat: number, compact: boolean): readonly Zone[] {
  const own = view.seats[seat];
  if (own === undefined) return [];
  const known = own.known?.cards ?? own.open.cards ?? [];
  return [
    {
      as: 'facts',
      facts: [
        { name: zoneName('to_target'), value: hints?.to_target[seat] ?? 0 },
        { name: zoneName('free'), value: own.free },
        ...(seat === you ? [] : [{ name: zoneName('cards'), value: own.cards }]),
      ],
    },
    stand(own),
    { as: 'cards', name: zoneName('artifacts'), pieces: artifacts(own) },
    { as: 'cards', name: zoneName('holy_places'), pieces: alike(own.holy_places, (kind) => `holy:${seat}:${kind}`) },
    { as: 'cards', name: seat === you ? zoneName('known') : { key: 'board.known' }, pieces: compact && seat === you ? [] : alike(known) },
  ];
}

/** What a card in the hand costs and brings now, or why it cannot be played. */
function notes(hint: CardHint | undefined): Pick<Piece, 'notes' | 'facts'> {
  if (hint === undefined) return {};
  const why = (reason: string | null): readonly LogLine[] => (reason === null || COMMON.has(reason) ? [] : [{ key: `refused.${reason}` }]);
  if (hint.buy === null || hint.sell === null) return { notes: why(hint.play_refused) };
  const missing: readonly LogLine[] = hint.missing.length === 0 ? [] : [{ key: 'board.missing', args: { wares: hint.missing.map(kindName) } }];
  return {
    notes: [{ key: 'board.prices', args: { buy: hint.buy, sell: hint.sell } }],
    facts: [...why(hint.buy_refused), ...(missing.length > 0 ? missing : why(hint.sell_refused))],
  };
}

function hand({ view, hints }: Now, you: number): readonly Zone[] {
  const held = view.seats[you]?.hand ?? [];
  const pieces = alike(held, (kind) => `card:${kind}`).map((piece) => ({
    ...piece,
    ...notes(hints?.cards.find(({ card: kind }) => kind === piece.face)),
  }));
  return [{ as: 'cards', name: zoneName('hand'), pieces }];
}

/** Effects that choose a card from one's own hand; all others choose from cards that do not lie open. */
const FROM_HAND: ReadonlySet<string> = new Set(['haggler', 'ancestral_mask']);

function steps(move: Move, view: View): readonly Step[] {
  const you = view.you ?? 0;
  const on = (thing: string, kind: string | null | undefined): Step => ({ thing, name: kind ? kindName(kind) : { key: 'board.empty' } });
  const held = (kind: string): Step => on(`card:${kind}`, kind);
  const slot = (owner: number, at: number): Step => ({ thing: `artifact:${owner}:${at}`, name: { key: 'board.slot', args: { slot: at } } });
  switch (move.type) {
    case 'buy_wares':
    case 'sell_wares': {
      const ware = move.package_type;
      if (!ware) return [held(move.card)];
      return [held(move.card), on(move.type === 'buy_wares' ? inSupply(ware) : onStand(you, ware), ware)];
    }
    case 'take_ware':
      return [on(inSupply(move.ware), move.ware)];
    case 'return_ware':
      return [on(onStand(you, move.ware), move.ware)];
    case 'steal_ware':
      return [on(onStand(1 - you, move.ware), move.ware)];
    case 'place_artifact':
      return [held(move.card), slot(you, move.slot)];
    case 'play_person':
    case 'play_animal':
    case 'discard_card':
    case 'give_card':
      return [held(move.card)];
    case 'choose_card':
      return FROM_HAND.has(view.frames.at(-1)?.source ?? '') ? [held(move.card)] : [on(`there:${move.card}`, move.card)];
    case 'use_artifact':
      return [on(`artifact:${you}:${move.slot}`, view.seats[you]?.artifacts[move.slot - 1])];
    case 'choose_artifact':
      return [on(`artifact:${move.owner}:${move.slot}`, view.seats[move.owner]?.artifacts[move.slot - 1])];
    case 'play_holy_place':
      return [on(`holy:${you}:${move.kind}`, move.kind)];
    case 'take_holy_place':
      return [on(`holy:${1 - you}:${move.kind}`, move.kind)];
    case 'choose_slot':
      return [on(`row:${move.slot}`, view.row[move.slot - 1])];
    case 'choose_position':
      return [on(`top:${move.position}`, view.top[move.position - 1]?.card)];
    default:
      return [];
  }
}

/** Under its heading, a move is named by what it takes hold of last. */
function shortName(move: Move, view: View): LogLine {
  return 'ware' in move ? kindName(move.ware) : (steps(move, view).at(-1)?.name ?? moveName(move));
}

function signs(move: Move): readonly string[] {
  if ('ware' in move) return [move.ware];
  return 'package_type' in move && move.package_type ? [move.package_type] : [];
}

function moveFact(move: Move, hints: Hints | null): LogLine | null {
  switch (move.type) {
    case 'buy_wares':
    case 'sell_wares': {
      const type = move.package_type ?? null;
      const trade = hints?.trades.find((one) => one.card === move.card && one.package_type === type && one.sale === (move.type === 'sell_wares'));
      return trade === undefined
        ? null
        : { key: trade.sale ? 'board.sale' : 'board.purchase', args: { gold: Math.abs(trade.gold), after: trade.gold_after } };
    }
    case 'use_artifact': {
      const own = hints?.artifacts.find(({ slot }) => slot === move.slot);
      return own === undefined ? null : { key: 'board.markers', args: { count: own.markers } };
    }
    case 'play_holy_place': {
      const own = hints?.holy_places.find(({ kind }) => kind === move.kind);
      return own === undefined ? null : { key: 'board.times', args: { count: own.copies } };
    }
    default:
      return null;
  }
}

export default plainGame<View, Move, Note, Hints>({
  key: 'asante',
  palette: 'game-asante',
  cover: ['jewelry', 'tea', 'fruits', 'silk'],
  looks,
  kindName,
  printed,
  cardText,
  table,
  place,
  hand,
  steps,
  groupName,
  moveName,
  shortName,
  moveSigns: signs,
  moveFact,
  sentence,
  question,
  stage,
  scoreItem,
  // Nobody chooses in secret here.
  chosen: () => [],
  points: ({ seats }, seat) => seats[seat]?.gold ?? null,
});
