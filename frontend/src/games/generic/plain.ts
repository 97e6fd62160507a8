/**
 * A game as it describes itself to the generic table: what lies where, what it looks like, and which things on the
 * table a move takes hold of. `plainGame` makes the game of it.
 */
import type { FunctionComponent } from 'react';

import type { ScoreItem } from '../../api/wire';
import type { Scene } from '../../director/scene';
import type { LogLine } from '../../i18n/line';
import type { BoardProps, Layout, Phrases, PlaceProps, Situation, TypedMove } from '../game';
import type { Choosing, Step } from './choosing';

/** A picture for a kind: a path on a field of 24 by 24, and one of the palette's dyes, 1 to 8. */
export interface Look {
  readonly sign: string;
  readonly dye: number;
  /** A small sign in a card's corner, the same for all of its family. */
  readonly family?: string;
}

/** Something on the table with a shape of its own: a card, a tile, a place for one. */
export interface Piece {
  /** The kind that its face shows; null: a back, or an empty place. */
  readonly face: string | null;
  readonly name: LogLine;
  /** What is written on it, where that is less than its whole name. */
  readonly short?: LogLine;
  /** Of a card that lies face down: the kind that its back shows. */
  readonly back?: string;
  /** More than one of the same. */
  readonly count?: number;
  /** What is printed on it: kinds, each as a small sign. */
  readonly printed?: readonly string[];
  /** A number or a word in its corner. */
  readonly corner?: string;
  /** Said after its name when one points at it or listens. */
  readonly facts?: readonly LogLine[];
  /** Said under it, for everybody to see. */
  readonly notes?: readonly LogLine[];
  /** How moves call it. */
  readonly thing?: string;
  readonly state?: 'empty' | 'spent' | undefined;
  /** A die, and whatever else is no card: as high as it is wide, its sign and nothing more. */
  readonly square?: boolean;
}

/** So many of a kind. */
export interface Token {
  readonly kind: string;
  readonly name: LogLine;
  readonly count?: number;
  /** How moves call it. One press makes the move where there is only one: there is nothing more to look at. */
  readonly thing?: string;
}

export interface Fact {
  readonly name: LogLine;
  readonly value: LogLine | number;
}

export type Zone =
  | { readonly as: 'cards'; readonly name: LogLine; readonly pieces: readonly Piece[]; readonly large?: boolean }
  | { readonly as: 'tokens'; readonly name: LogLine; readonly tokens: readonly Token[] }
  | { readonly as: 'facts'; readonly facts: readonly Fact[] }
  | { readonly as: 'lines'; readonly lines: readonly LogLine[] }
  | { readonly as: 'pips'; readonly name: LogLine; readonly count: number; readonly of: number };

/** A part of the table that a game draws itself: what the frame gives it, and the choice that it shares with the other parts. */
export type OwnPart<Props, Move> = FunctionComponent<Props & { readonly choosing: Choosing<Move> }>;

export interface Plain<View, Move extends TypedMove, Note, Hints> {
  readonly key: string;
  readonly palette: string;
  readonly layout?: Layout;
  readonly looks: (kind: string) => Look;
  readonly kindName: (kind: string) => LogLine;
  /** What is printed on a kind, for its large face. */
  readonly printed?: (kind: string) => readonly string[];
  /** What a kind does, in a sentence or two, for whoever looks at it closely. */
  readonly cardText?: (kind: string) => LogLine | null;
  /** The zones in the middle of the table. */
  readonly table: (now: Situation<View, Move, Hints>) => readonly Zone[];
  /** What lies before a seat, as short as can be where there is little room. */
  readonly place: (now: Situation<View, Move, Hints>, seat: number, compact: boolean) => readonly Zone[];
  /** What the reader holds or chooses from. */
  readonly hand: (now: Situation<View, Move, Hints>, you: number) => readonly Zone[];
  /** Parts of the table that the game draws itself. A part that is left out is drawn from its zones. */
  readonly Board?: OwnPart<BoardProps<View, Move, Note, Hints>, Move>;
  readonly Place?: OwnPart<PlaceProps<View, Move, Note, Hints>, Move>;
  readonly Hand?: OwnPart<BoardProps<View, Move, Note, Hints>, Move>;
  /** What a move takes hold of, in the order in which people choose. */
  readonly steps: (move: Move, view: View) => readonly Step[];
  /**
   * Whether pressing a thing once makes this move where no other can be meant by it. Only for what says itself what it
   * does, ends no turn and costs nothing if it was not meant: a finger slips. Left out: the first press only takes hold.
   */
  readonly sure?: (move: Move, view: View) => boolean;
  /** For moves that take several things together, in no order: each is pressed, then one button makes the move. */
  readonly setOf?: (move: Move) => readonly string[] | null;
  /** What that button says until the things pressed make a move. */
  readonly setName?: (type: Move['type']) => LogLine;
  readonly groupName: (type: Move['type']) => LogLine;
  readonly moveName: (move: Move) => LogLine;
  /** What a move costs and brings. */
  readonly moveFact: (move: Move, hints: Hints | null) => LogLine | null;
  /** A move's name under the heading of its group, where the full one would repeat it. */
  readonly shortName?: (move: Move, view: View) => LogLine;
  /** Kinds to be drawn on a move's button. */
  readonly moveSigns?: (move: Move, view: View) => readonly string[];
  readonly sentence: (note: Note, you: number | null) => LogLine | null;
  readonly scene?: (note: Note, you: number | null) => Scene | null;
  /** What flies in a scene; left out: the sign of the kind on its colour. */
  readonly Thing?: FunctionComponent<{ readonly thing: string }>;
  readonly question: (now: Situation<View, Move, Hints>) => LogLine;
  readonly stage: (view: View) => LogLine | null;
  readonly scoreItem: (item: ScoreItem) => LogLine;
  readonly chosen: (view: View) => readonly number[];
  readonly points: (view: View, seat: number) => number | null;
  readonly phrases?: (view: View) => readonly Phrases[];
}

/** A game whose types only its own description knows. */
export type AnyPlain = Plain<unknown, TypedMove, unknown, unknown>;

/** Equal kinds laid together, in the order in which each first comes. */
export function gathered(kinds: readonly string[]): { readonly kind: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Array.from(counts, ([kind, count]) => ({ kind, count }));
}
