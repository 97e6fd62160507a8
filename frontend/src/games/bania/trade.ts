/** The cards that are picked for a trade of three for one, one by one, before they are handed in. */
import { WARES, type Ware } from './art/wares';
import type { Move, Wares } from './types';

export type TradeIn = Extract<Move, { type: 'trade_in' }>;

export interface Pile {
  /** What lies in it, in the order in which it was picked. */
  readonly given: readonly Ware[];
  /** Of which wares one more may be picked. */
  readonly open: ReadonlySet<Ware>;
  /** The trade that hands in just these. */
  readonly move: TradeIn | null;
  /** Whether the reader has a choice: the only trade lies ready. */
  readonly chosen: boolean;
}

const GIVES = 'give:';

function count(given: readonly Ware[]): Wares {
  const of = (ware: Ware) => given.filter((each) => each === ware).length;
  return { spice: of('spice'), oil: of('oil'), silk: of('silk'), incense: of('incense') };
}

/** Null where no trade is asked for. */
export function pileOf(legal: readonly Move[], picked: readonly string[]): Pile | null {
  const trades = legal.filter((move) => move.type === 'trade_in');
  const [only, ...more] = trades;
  if (only === undefined) return null;
  const chosen = more.length > 0;
  const given = chosen
    ? picked.flatMap((thing) => WARES.filter((ware) => thing === GIVES + ware))
    : WARES.flatMap((ware) => Array.from({ length: only.give[ware] }, () => ware));
  const now = count(given);
  const lies = (give: Wares, one?: Ware) => WARES.every((ware) => now[ware] + Number(ware === one) <= give[ware]);
  return {
    given,
    chosen,
    open: new Set(WARES.filter((ware) => trades.some(({ give }) => lies(give, ware)))),
    move: trades.find(({ give }) => WARES.every((ware) => now[ware] === give[ware])) ?? null,
  };
}

/** What is picked when one more of this ware is. */
export function added({ given }: Pile, ware: Ware): readonly string[] {
  return [...given, ware].map((each) => GIVES + each);
}

/** What is picked when the card at this place is taken back. */
export function takenBack({ given }: Pile, place: number): readonly string[] {
  return given.filter((_, at) => at !== place).map((each) => GIVES + each);
}

/** Just one card. */
export function one(ware: Ware): Wares {
  return count([ware]);
}

/** The cards of the pile by their kinds. */
export function cardsOf({ given }: Pile): Wares {
  return count(given);
}
