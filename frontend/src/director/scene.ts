/**
 * A scene: what an entry's note looks like on the board. A game tells it from the note alone, so that live play, replay
 * and "since your last turn" show the same (docs/decisions/0024-director.md).
 */
import type { LogLine } from '../i18n/line';

/**
 * Where something lies: the one element of the page with this `data-at`. From the whole to its parts, as in
 * `seat:2/bag/oil`, `space:e5`, `stage/0`; where a part is not drawn (a phone), what it belongs to stands for it.
 * The frame gives `seat:N` and `seat:N/name` itself.
 */
export type Address = string;

/** Something that moves from one place to another. */
export interface Flight {
  /** As the game's `Thing` draws it: a card, a ware, a die. */
  readonly thing: string;
  readonly from: Address;
  readonly to: Address;
  /** True where it is new at its goal, which stays empty until it arrives. */
  readonly lands?: boolean;
}

export interface Scene {
  /** What moves, one shortly after the other. */
  readonly flights?: readonly Flight[];
  /** How long people want to look at what it left, in milliseconds at the calm speed; 0 where nothing is to be read. */
  readonly hold?: number;
  /** A line while it is held, where the story's own is too long or would tell the end: the story tells of it afterwards. */
  readonly caption?: LogLine;
  /** What it changed: marked until somebody else moves. */
  readonly marks?: readonly Address[];
  /** What is seen of the same note after that: a verdict is told once what it speaks of lies open. */
  readonly next?: Scene;
}

/** The scene that is being shown, with what it tells of: a board may draw more of it than flights. */
export interface Playing<Note> {
  readonly seq: number;
  readonly note: Note;
  readonly scene: Scene;
  /** Whether it is told once more, for who was away: the board has shown it long ago. */
  readonly again?: boolean;
}
