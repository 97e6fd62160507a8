/** Choosing one of many moves in steps: first a thing, then what it is used on, until one move is left. */
import type { LogLine } from '../../i18n/line';
import type { TypedMove } from '../game';

/** One step of choosing a move: the thing that is taken hold of. */
export interface Step {
  /** As the game calls it, for example `space:e5`: whatever on the table has this name can be pressed for this step. */
  readonly thing: string;
  readonly name: LogLine;
}

type Steps<Move> = (move: Move) => readonly Step[];

/** With more moves than this, several moves with one thing are put behind one button. */
const FEW = 10;
/** The most moves with one thing that are offered at once; more of them are offered when it has been picked. */
const USES = 3;

/** The moves that begin with the things taken so far. */
export function within<Move>(legal: readonly Move[], path: readonly string[], steps: Steps<Move>): readonly Move[] {
  return legal.filter((move) => path.every((thing, at) => steps(move)[at]?.thing === thing));
}

/** The things that a move takes together, in no order; null for a move that takes no set. */
export type SetOf<Move> = (move: Move) => readonly string[] | null;

/** Choosing a set of things for one move: pressing a thing puts it in or takes it out. */
export interface SetChoice<Move> {
  readonly type: string;
  readonly things: ReadonlySet<string>;
  readonly chosen: readonly string[];
  /** The move that takes just what is chosen, where there is one. */
  readonly move: Move | null;
}

/** The set that is asked for, if one is: among the moves of the first type that takes one. */
export function setChoice<Move extends TypedMove>(legal: readonly Move[], picked: readonly string[], setOf: SetOf<Move>): SetChoice<Move> | null {
  const type = legal.find((move) => setOf(move) !== null)?.type;
  if (type === undefined) return null;
  const sets = legal.flatMap((move) => (move.type === type ? [{ move, set: setOf(move) ?? [] }] : []));
  const things = new Set(sets.flatMap(({ set }) => set));
  const chosen = picked.filter((thing) => things.has(thing));
  const found = sets.find(({ set }) => set.length === chosen.length && set.every((thing) => chosen.includes(thing)));
  return { type, things, chosen, move: found?.move ?? null };
}

/** What is picked after one of the things was pressed: with it, or without it. */
export function toggled(thing: string, { chosen }: SetChoice<unknown>): readonly string[] {
  const rest = chosen.filter((each) => each !== thing);
  return rest.length < chosen.length ? rest : [...chosen, thing];
}

/** How a thing on the table stands: `lit` may be taken hold of next, `open` would begin the choice anew, `picked` was taken. */
export type State = 'lit' | 'open' | 'picked' | null;

export function stateOf<Move>(thing: string, legal: readonly Move[], path: readonly string[], steps: Steps<Move>): State {
  if (path.includes(thing)) return 'picked';
  if (within(legal, path, steps).some((move) => steps(move)[path.length]?.thing === thing)) return 'lit';
  return path.length > 0 && legal.some((move) => steps(move)[0]?.thing === thing) ? 'open' : null;
}

/** What follows from a click: a move is made, or other things are picked, or nothing. */
export type Press<Move> = { readonly choose: Move } | { readonly pick: readonly string[] } | null;

/**
 * What a click on a thing does. The first one only takes hold of it, so that one can look at it in peace; a second
 * one on the same thing, or on what it is used on, makes the move when there is only one. `once`: the first one makes the
 * only move that can be meant, whatever else it takes hold of.
 */
export function press<Move>(
  thing: string,
  legal: readonly Move[],
  path: readonly string[],
  steps: Steps<Move>,
  once = false,
): Press<Move> {
  const state = stateOf(thing, legal, path, steps);
  if (state === 'picked') {
    const [only, ...more] = within(legal, path, steps);
    if (path.at(-1) === thing && only !== undefined && more.length === 0 && steps(only).length === path.length) {
      return { choose: only };
    }
    return { pick: path.slice(0, path.indexOf(thing)) };
  }
  if (state === 'open') return { pick: [thing] };
  if (state === null) return null;
  const next = [...path, thing];
  const [only, ...more] = within(legal, next, steps);
  const last = path.length > 0 && only !== undefined && steps(only).length === next.length;
  const done = only !== undefined && more.length === 0 && (once || last);
  return done ? { choose: only } : { pick: next };
}

/** A button: it makes a move, or it takes a step on the way to several. */
export type Offer<Move> =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'step'; readonly step: Step; readonly path: readonly string[]; readonly count: number };

export interface Group<Move> {
  readonly type: string;
  readonly offers: readonly Offer<Move>[];
}

/** The moves by type, then, where they are many, by what they act on. What is `held` is chosen in the hand, and not once more by a button. */
export function groups<Move extends TypedMove>(
  legal: readonly Move[],
  path: readonly string[],
  steps: Steps<Move>,
  held: ReadonlySet<string> = new Set(),
): readonly Group<Move>[] {
  const moves = within(legal, path, steps);
  const few = moves.length <= FEW;
  const next = (move: Move): Step | undefined => steps(move)[path.length];
  const found = [...new Set(moves.map(({ type }) => type))].map((type) => {
    const listed = moves.filter((move) => move.type === type && !held.has(next(move)?.thing ?? ''));
    const things = new Map<string, Move[]>();
    for (const move of listed) {
      const key = next(move)?.thing ?? '';
      things.set(key, [...(things.get(key) ?? []), move]);
    }
    const offers = [...things.values()].flatMap((same): Offer<Move>[] => {
      const step = same[0] === undefined ? undefined : next(same[0]);
      if (step === undefined || same.length === 1 || (few && same.length <= USES)) return same.map((move) => ({ kind: 'move', move }));
      return [{ kind: 'step', step, path: [...path, step.thing], count: same.length }];
    });
    return { type, offers };
  });
  return found.filter(({ offers }) => offers.length > 0);
}

/** The choice in progress, as all parts of a table see it and carry it on. */
export interface Choosing<Move> {
  /** What was taken hold of on the way to a move, in order; the things of a set are not in it. */
  readonly path: readonly string[];
  /** The moves that begin so. */
  readonly moves: readonly Move[];
  /** The set that is asked for, if one is and all of its things lie on the table to be pressed. */
  readonly set: SetChoice<Move> | null;
  readonly steps: Steps<Move>;
  readonly stateOf: (thing: string | undefined) => State;
  /** The first of the moves that taking hold of this thing next would complete. */
  readonly moveOn: (thing: string) => Move | undefined;
  /** Takes hold of a thing, lets go of it, or makes the move. `once`: makes the only move at the first press. */
  readonly press: (thing: string, once?: boolean) => void;
}
