import './bania.css';

import type { LogLine } from '../../i18n/line';
import type { Situation } from '../game';
import type { Step } from '../generic/choosing';
import type { Piece, Space, Tag, Token, Zone } from '../generic/plain';
import { plainGame } from '../generic/plainGame';
import { groundName, groupName, kindName, moveFact, moveName, priceOf, question, scoreItem, sentence, spaceName, stage, zoneName } from './lines';
import { costOf, looks, yieldOf } from './signs';
import type { Hints, Move, Note, View, Wares } from './types';

type Now = Situation<View, Move, Hints>;

const WARES = ['spice', 'oil', 'silk', 'incense'] as const;

function wares(held: Wares): readonly Token[] {
  return WARES.map((kind) => ({ kind, name: kindName(kind), count: held[kind] }));
}

/** The kinds of these cards, one by one. */
function each(cards: Wares): readonly string[] {
  return WARES.flatMap((kind) => Array.from({ length: cards[kind] }, () => kind));
}

function tent(kind: string): Piece {
  return { face: kind, name: kindName(kind), short: kindName(yieldOf(kind)), printed: costOf(kind) };
}

function spaces({ spaces: all, settlements, built }: View): readonly Space[] {
  const closed = new Set(settlements.filter((one) => one.closed).flatMap((one) => one.spaces));
  return all.map(({ space, q, r, kind, tent: stands, ware, elephant }) => ({
    thing: `space:${space}`,
    q,
    r,
    label: spaceName(space),
    says: [
      stands === null ? groundName(kind) : kindName(stands),
      ...(closed.has(space) ? [{ key: 'zone.closed' }] : []),
      ...(elephant === null ? [] : [{ key: 'board.elephant_of', args: { who: { seat: elephant } } }]),
    ],
    kind: ware,
    state: closed.has(space) ? 'closed' : stands !== null ? 'taken' : kind === 'free' ? 'free' : 'barred',
    rider: elephant === null ? undefined : { kind: 'elephant', seat: elephant },
    fresh: built.includes(space),
  }));
}

/** The dice as they lie, one by one. */
function dice({ dice: faces }: View): readonly Piece[] {
  return faces.map((face, at) => ({
    face,
    name: { key: 'board.die', args: { die: at + 1, face: kindName(face) } },
    thing: `die:${at + 1}`,
    square: true,
  }));
}

/** Whoever may roll again has the dice at hand; for all others they lie in the middle. */
function rollsAgain(legal: readonly Move[]): boolean {
  return legal.some((move) => move.type === 'reroll');
}

function table({ view, legal }: Now): readonly Zone[] {
  return [
    { as: 'map', name: zoneName('spaces'), spaces: spaces(view) },
    { as: 'tokens', name: zoneName('piles'), tokens: wares(view.piles) },
    {
      as: 'facts',
      // The top line says how many spaces are left.
      facts: [{ name: zoneName('bag'), value: view.bag.length }],
    },
    {
      as: 'tokens',
      name: zoneName('dice'),
      tokens: rollsAgain(legal) ? [] : view.dice.map((kind) => ({ kind, name: kindName(kind) })),
    },
    { as: 'tokens', name: zoneName('wanted'), tokens: (view.purchase?.wanted ?? []).map((kind) => ({ kind, name: kindName(kind) })) },
  ];
}

function elephant({ view, hints }: Now, seat: number): Zone {
  const at = view.elephants[seat];
  const value: LogLine = at ? { key: 'board.stands_on', args: { space: spaceName(at) } } : { key: 'board.stock' };
  const majority = hints?.majorities[seat] ?? 0;
  return {
    as: 'facts',
    facts: [
      { name: zoneName('elephant'), value },
      ...(majority > 0 ? [{ name: zoneName('majorities'), value: majority }] : []),
    ],
  };
}

function place(now: Now, seat: number, compact: boolean): readonly Zone[] {
  const { view, you } = now;
  const held = view.hands[seat];
  if (held === undefined) return [];
  const supply: Zone = { as: 'cards', name: { key: 'board.supply' }, pieces: (view.supplies[seat] ?? []).map(tent) };
  return [
    { as: 'tokens', name: { key: 'board.hand' }, tokens: wares(held) },
    ...(seat === you ? [] : [supply]),
    ...(compact && seat !== you ? [] : [elephant(now, seat)]),
  ];
}

function steps(move: Move): readonly Step[] {
  const on = (space: string): Step => ({ thing: `space:${space}`, name: { key: 'board.space', args: { space: spaceName(space) } } });
  if (move.type === 'buy_tent') return [{ thing: move.tent, name: kindName(move.tent) }, on(move.space)];
  return move.type === 'place_elephant' ? [on(move.space)] : [];
}

function signs(move: Move, view: View): readonly string[] {
  if (move.type === 'reroll') return move.dice.flatMap((die) => view.dice[die - 1] ?? []);
  return move.type === 'trade_in' ? each(move.give) : [];
}

function tag(move: Move, hints: Hints | null): Tag | null {
  if (hints === null) return null;
  if (move.type === 'buy_tent') {
    const price = priceOf(move.tent, move.space, hints);
    const trades = Array.from({ length: price?.trades ?? 0 }, () => 'trade');
    return price === null ? null : { worth: `+${price.points}`, pays: [...each(price.pays), ...trades] };
  }
  const brings = move.type === 'place_elephant' ? hints.elephant.find(({ space }) => space === move.space) : undefined;
  return brings === undefined ? null : { worth: '', pays: each(brings.cards) };
}

export default plainGame<View, Move, Note, Hints>({
  key: 'bania',
  palette: 'game-bania',
  cover: [...WARES],
  looks,
  kindName,
  printed: costOf,
  table,
  place,
  hand: ({ view, legal }, you) => [
    { as: 'cards', name: zoneName('dice'), pieces: rollsAgain(legal) ? dice(view) : [] },
    {
      as: 'cards',
      name: { key: 'board.supply' },
      pieces: (view.supplies[you] ?? []).map((kind) => ({ ...tent(kind), thing: kind })),
    },
  ],
  steps,
  setOf: (move) => (move.type === 'reroll' ? move.dice.map((die) => `die:${die}`) : null),
  setName: (type) => ({ key: `set.${type}` }),
  groupName,
  moveName,
  moveFact,
  moveSigns: signs,
  tag,
  sentence,
  question,
  stage,
  scoreItem,
  // Nobody chooses in secret here.
  chosen: () => [],
  points: ({ points }, seat) => points[seat] ?? null,
});
