/** What heads parts of the story: the line of a note with which a round or a turn begins, or one of its own above it. */
import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';

function turnFrom({ chapters = [] }: AnyGame, note: unknown): { readonly seat: number; readonly heading: LogLine } | null {
  return chapters.map((chapter) => chapter.turnFrom?.(note) ?? null).find((turn) => turn !== null) ?? null;
}

/** By entry, in whose turn it began, as far as notes before it say; what was taken back says nothing. */
export function turnsBefore(game: AnyGame, entries: readonly Entry[], gone: ReadonlySet<number>): ReadonlyMap<number, number | null> {
  let turn: number | null = null;
  return new Map(
    entries.map(({ seq, notes }) => {
      const before = turn;
      if (!gone.has(seq)) turn = notes.reduce<number | null>((now, note) => turnFrom(game, note)?.seat ?? now, turn);
      return [seq, before] as const;
    }),
  );
}

/** The heading above each of these notes, of an entry that began in that turn. */
export function headingsOf(game: AnyGame, notes: readonly unknown[], before: number | null): readonly (LogLine | null)[] {
  let turn = before;
  return notes.map((note) => {
    const of = turnFrom(game, note);
    if (of === null || of.seat === turn) return null;
    turn = of.seat;
    return of.heading;
  });
}

/** Whether a round or a turn begins with that note. */
export function heads(game: AnyGame, note: unknown): boolean {
  return game.chapters?.some((chapter) => chapter.heads?.(note) ?? false) ?? false;
}
