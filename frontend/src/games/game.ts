/**
 * What a game brings to the shared table. The frame (src/table/) draws seats, prompt, log, chat,
 * clock and end screen; a game draws only what lies on the table. Nothing here or in a game knows
 * the rules: a click picks one of the offered moves.
 *
 * A game is a folder, src/games/KEY/, of which each part comes when it is wanted (registry.ts):
 *   index.ts    with a default export `defineGame({...})`, and i18n/{en,de,fr}.json, where all keys below are looked up:
 *               for a table of this game
 *   cover.tsx   with a default export: a picture which fills its box (any ratio near 4:3). It brings the colours of
 *               `.game-KEY` and as little else as can be: the lobby shows all games
 *   i18n/lobby/{en,de,fr}.json   name and tagline, and of the table options of the JSON Schema option.NAME,
 *               option.NAME_help, option.NAME_VALUE: in the same namespace as the rest, but always there. A value
 *               `seat_N` is offered only where the table has that seat, counted from 0
 *   poster.json   minutes and weight, for its poster (poster.ts)
 * Keys that the frame looks up by itself, where they exist: refused.REASON, why a move was not accepted; end.KEY, in place of
 * the frame's own words at the end, and points_less in its advice, where what wins is not called points.
 */
import type { ComponentType, ReactNode } from 'react';

import type { Entry, ScoreItem, ScoreLine, Seat, Waiting } from '../api/wire';
import type { Playing, Scene } from '../director/scene';
import type { LogLine } from '../i18n/line';
import type { Happened } from '../live/story';

/** A move as every game has it: a type, and fields of its own. */
export interface TypedMove {
  readonly type: string;
}

/** What stands on the table now, and what may be done about it. */
export interface Situation<View, Move, Hints> {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly hints: Hints | null;
  readonly seats: readonly Seat[];
  /** The reader's seat; null for a spectator. */
  readonly you: number | null;
  readonly asked: number | null;
  readonly waiting: Waiting | null;
  /**
   * What has been picked so far, in order, in a choice of several steps (a card, before its use): names of the
   * game's own. The frame keeps it for all parts of the table, and empties it on Escape and with each new question.
   */
  readonly picked: readonly string[];
}

export interface BoardProps<View, Move, Note, Hints> extends Situation<View, Move, Hints> {
  /** Makes one of the `legal` moves (the object itself). */
  readonly choose: (move: Move) => void;
  readonly pick: (things: readonly string[]) => void;
  /** The move that was chosen and is not yet confirmed: show it as pending. */
  readonly pending: Move | null;
  /** True while a move is pending or there is no connection: nothing can be chosen. */
  readonly busy: boolean;
  /** All that the reader has been told and that was not taken back, oldest first: for what a view forgets, such as the last trick of a round. */
  readonly story: readonly Entry[];
  /** The notes of the newest change, oldest first, to animate; empty after loading. */
  readonly recent: readonly Happened<Note>[];
  /** The scene that is being shown now; the view is already as it will be afterwards. */
  readonly scene: Playing<Note> | null;
  /** Whether it is looked back at: this is not how the table stands. */
  readonly past?: boolean;
  /** A card whose name is being pointed at in the log: light it up wherever it lies. */
  readonly highlight: string | null;
  /** The table's id, for what the browser keeps about one table. */
  readonly table: string;
}

export interface PlaceProps<View, Move, Note, Hints> extends BoardProps<View, Move, Note, Hints> {
  /** Whose place this is. */
  readonly seat: number;
  /** True on a phone and where there is little room: counts and symbols instead of spread cards. */
  readonly compact: boolean;
  /** The points of this seat as far as scenes have told them; left out: as the view has them. */
  readonly points?: number | null;
}

/**
 * How a wide table is divided: the others in a row above the board, or the board beside all the rest (a map wants all of
 * the height). On a phone they are always in rows above it, on a phone on its side at its left.
 */
export type Layout = 'rows' | 'beside';

export interface GameClient<View, Move, Note, Hints> {
  readonly key: string;
  /** Rows where it is left out. */
  readonly layout?: Layout;
  /** Where there is little width one's own place bears no name: whose the lowest is goes without saying, and the game needs the room. */
  readonly unnamedAtThumb?: boolean;
  /** The class that sets the game's colours (custom properties) on the table: `game-KEY`, which its cover has too. */
  readonly palette: string;
  /** The middle of the table: what belongs to nobody. */
  readonly Board: ComponentType<BoardProps<View, Move, Note, Hints>>;
  /** What lies in front of a seat, own seat included; the frame draws name, bot, turn above it. */
  readonly Place: ComponentType<PlaceProps<View, Move, Note, Hints>>;
  /** One's own hand, at the thumb. Not drawn for spectators. */
  readonly Hand: ComponentType<BoardProps<View, Move, Note, Hints>> | null;
  /** True where the board itself says what a scene is about, on a wide page: the question need not wait for that. */
  readonly saysScenes?: boolean;
  /** True where one's hand is put in an order of one's own by dragging or by Shift and an arrow key (useCarrying.ts). */
  readonly ordersHand?: boolean;
  /** A card or piece named in the log, large. */
  readonly CardFace: ComponentType<{ readonly card: string }>;
  /** A text of the lesson, with the game's signs beside the words for them; left out: the words alone. */
  readonly Signed?: ComponentType<{ readonly text: string }>;
  /** Its name, as the heading over it; null, or left out: it has none. */
  cardName?(card: string): LogLine | null;
  /** What such a card means on this table now; left out: what it is and does is all there is to say. */
  readonly CardNow?: ComponentType<BoardProps<View, Move, Note, Hints> & { readonly card: string }>;
  /** What happened, for the log; null for a note that is not told. */
  sentence(note: Note, you: number | null): LogLine | null;
  /** The same among the notes that are told with it, where others of them say the same: the first says it for all, the rest nothing (null). Left out: each its sentence. */
  together?(note: Note, notes: readonly Note[], you: number | null): LogLine | null;
  /** What one note says in so few words that the one line of a phone holds them; left out: the sentence. Null: that line goes on with what was before, on a large screen, too. */
  brief?(note: Note, you: number | null): LogLine | null;
  /** What that looks like on the board; null for a note that shows nothing. Left out: nothing moves. */
  scene?(note: Note, you: number | null): Scene | null;
  /** What flies in a scene, by the scene's own name for it: fills its box. */
  readonly Thing?: ComponentType<{ readonly thing: string }>;
  /** What is asked of the reader, who is asked now. (The frame itself says who else is waited for.) */
  question(situation: Situation<View, Move, Hints>): LogLine;
  /** Why there is only this move, said to a reader for whom it is made; null, or left out: only which one it is. */
  whyForced?(move: Move): LogLine | null;
  /** Said to a reader who has nothing more to decide for a while, in place of who is waited for: scenes are shorter then, too. Null: not so. */
  rests?(view: View, you: number): LogLine | null;
  /** Round, phase and the like, for the top line; null if there is nothing to say. */
  stage(view: View): LogLine | null;
  /** The same from a note on that begins a turn or round; null for all others. While scenes play the top line goes on with what is told; left out: when they end. */
  stageFrom?(note: Note): LogLine | null;
  /** The view when this has been told. While scenes play the top line says how far that view is, as the board does that is drawn from it. */
  after?(view: View, note: Note): View;
  /** Said in the question's place while the board itself says what plays (`saysScenes`): what that note is part of, if it tells it; null: nothing of that. */
  partOf?(note: Note): LogLine | null;
  /** What the others have done since the reader's last move, shown to a reader who is asked in place of the newest line of the story; null: nothing. */
  since?(now: BoardProps<View, Move, Note, Hints>): ReactNode;
  /**
   * A move as one would say it, for screen readers and for what is pending. `told`: the entries before it, where it stands
   * in a list of moves that are told apart by what lay on the table then.
   */
  moveName(move: Move, told?: readonly Entry[]): LogLine;
  /** A move that can be made now, by the name of what lies there, as the board's own buttons say it; null or left out: as `moveName` says it. */
  moveNow?(move: Move, view: View): LogLine | null;
  /** A move that a seat could make, by what the reader saw of it then; null or left out: as `moveName` says it. */
  moveSeen?(move: Move, view: View, seat: number): LogLine | null;
  /** By what moves come to the same for the reader, as those with one of two cards with the same face; null: by what they are called. */
  alike?(move: Move, view: View): string | null;
  /** What a choice after these entries is about, in which part of the game: choices in a list that read alike are told apart by it. Null or left out: nothing. */
  about?(told: readonly Entry[]): LogLine | null;
  scoreItem(item: ScoreItem): LogLine;
  /** What a seat has reached at the end of the game; left out: the items of its score, with their points. */
  readonly Result?: ComponentType<{ readonly line: ScoreLine }>;
  /** What a seat's points are made of, where the end of the game tells more of it than the score; with the same sum. */
  items?(line: ScoreLine, ended: Ended<View>): readonly ScoreItem[];
  /** The sign of such an item, beside the colour of its part of the bar; left out: none. */
  readonly ItemSign?: ComponentType<{ readonly item: ScoreItem }>;
  /** What a seat has won, in the game's own pieces, for the end: fills the height of its box. Left out: the game's picture. */
  readonly Won?: ComponentType<WonProps<View>>;
  /** The colour that a seat wears in the game, for its line of points: seen on paper and in the dark. Left out: the frame's own. */
  dye?(view: View, seat: number): string;
  /** How far a seat has come, in place of its points, where seats have different ends: "2/6". */
  reached?(line: ScoreLine): string;
  /** What a seat then lacks, where places are given by that; null: nothing. */
  lacks?(line: ScoreLine): LogLine | null;
  /** True for a game that lives from talk: it is shown beside the board, and what is said at the seats. */
  readonly talks?: boolean;
  /** Ready lines for the talk at the table, for those who would rather not type; by group, the first has no name. */
  phrases?(view: View): readonly Phrases[];
  /** What a bot says at the table, by the text of the log, as a line; null for what people write. */
  readonly heard?: (text: string) => LogLine | null;
  /** The same in signs and a few words, where there is little room. `tight`: where there is hardly any. */
  readonly Heard?: ComponentType<{ readonly text: string; readonly tight: boolean }>;
  /** When something was said that no longer points at what it was about (cards have moved since, by what is told in `since`); null: it holds. */
  outdated?(said: Entry, before: readonly Entry[], since: readonly Entry[]): Outdated | null;
  /** What its story is divided into, the largest first: one can jump to where each begins, or is over. */
  readonly chapters?: readonly Chapter<Note>[];
  /** What that has brought to seats, in what wins the game; left out where it is counted at the end alone. */
  gains?(note: Note): readonly Gain[];
  /** What decided a game that is over, where `gains` do not tell it; in the order of the story. */
  moments?(story: readonly Entry[], lines: readonly ScoreLine[]): readonly Moment[];
  /** Seats that have made their hidden choice in the open question. */
  chosen(view: View): readonly number[];
  /** Whose turn that note begins, where others are asked in it, too; null for all others. Left out: whoever is asked is to move. */
  turnBegun?(note: Note): number | null;
  /** The points of a seat so far, to be shown beside its name; null if that would not be fair to say. */
  points(view: View, seat: number): number | null;
  /** The seats that lead, where something else counts than the points so far; null, or left out: whoever has most points does. */
  leaders?(view: View): readonly number[] | null;
}

export interface Chapter<Note> {
  readonly name: LogLine;
  /** Whether one begins with that note, or is over. */
  is(note: Note): boolean;
  /** Whether the line of that note heads it in the story. */
  heads?(note: Note): boolean;
  /** Where no note of its own begins it: in whose turn that note is told, and what heads the first of such notes in the story; null: it does not say. */
  turnFrom?(note: Note): { readonly seat: number; readonly heading: LogLine } | null;
}

/** When something was said that holds no longer. */
export interface Outdated {
  /** In a word or two. */
  readonly when: LogLine;
  /** In full. */
  readonly why: LogLine;
}

export interface Gain {
  readonly seat: number;
  /** Below zero: what it cost. */
  readonly points: number;
  /** Said in place of the note's own sentence. */
  readonly line?: LogLine;
  /** What pictures it, as scenes call it. */
  readonly thing?: string | undefined;
  /** Where it brought nothing: how much lay there to be had. */
  readonly missed?: number;
  /** It is counted as the game is over, beside what was played. */
  readonly bonus?: boolean;
}

/** What turned a game or decided it, and where in the story that was. */
export interface Moment {
  readonly seat: number;
  readonly seq: number;
  /**
   * It brought the lead, or the lead that was never lost again, or most to who won without passing anybody, or the win; or nothing to who led until then.
   * `left`: others lost by it, and so the lead for good; `bonus`: at the end of the game, and without it the seat would not have won alone.
   */
  readonly as: 'lead' | 'kept' | 'left' | 'bonus' | 'largest' | 'won' | 'missed';
  /** What it brought; how the seat stood then, and the best of the others. */
  readonly points: number;
  readonly own: number;
  readonly next: number;
  readonly line: LogLine | null;
  /** The turn or round, as far as points are told of them. */
  readonly stretch: number;
  /** Its picture, as scenes call it; left out: that of the seat. */
  readonly thing?: string | undefined;
}

/** A game that is over. */
export interface Ended<View> {
  readonly view: View;
  /** All that counts of the story, oldest first. */
  readonly story: readonly Entry[];
}

export interface WonProps<View> extends Ended<View> {
  /** Whose it is. */
  readonly seat: number;
}

export interface Phrases {
  /** Null: they fit the moment, and each is said by one press. */
  readonly name: LogLine | null;
  readonly lines: readonly LogLine[];
}

/** A game whose types only the game itself knows: the frame hands its data through untouched. */
export type AnyGame = GameClient<unknown, unknown, unknown, unknown>;

/** Forgets a game's own types, once, at the border: what the server sends is of these types by its schema. */
export function defineGame<View, Move, Note, Hints>(game: GameClient<View, Move, Note, Hints>): AnyGame {
  return game as unknown as AnyGame;
}
