/** What a seat has chosen, and what would go with it, as the story tells it. Pure. */
import type { Entry, Seat } from '../api/wire';
import type { AnyGame } from '../games/game';
import { saidOf } from '../games/saidOf';
import type { LogLine } from '../i18n/line';
import { standing, takenBack } from '../replay/steps';

export interface OwnChoice {
  readonly seq: number;
  readonly line: LogLine;
}

/** One of a seat's own choices. */
interface Offered extends OwnChoice {
  /** What it was about, where the game tells: worked out of all before it, so only for those that are shown. */
  readonly about: () => LogLine | null;
}

/** The seat's own choices that count, the newest first. Answers in windows are nobody's: they can only go along. */
export function ownChoices(entries: readonly Entry[], seat: number, game: AnyGame): readonly Offered[] {
  const counts = standing(entries);
  return counts
    .flatMap((entry, at) => {
      if (entry.kind !== 'played' || entry.seat !== seat || entry.by === null) return [];
      const [first] = linesOf(game, [entry], seat);
      return first === undefined ? [] : [{ ...first, about: () => game.about?.(counts.slice(0, at)) ?? null }];
    })
    .toReversed();
}

/** All that was told to this reader from that entry on and still counts. */
export function since(entries: readonly Entry[], seq: number, seat: number | null, game: AnyGame): readonly OwnChoice[] {
  const gone = takenBack(entries);
  return linesOf(game, entries.filter((entry) => entry.seq >= seq && !gone.has(entry.seq)), seat);
}

/** What these entries told this reader. */
export function linesOf(game: AnyGame, entries: readonly Entry[], seat: number | null): readonly OwnChoice[] {
  return entries.flatMap(({ seq, notes }) =>
    notes.flatMap((note) => {
      const line = saidOf(game, note, notes, seat);
      return line === null ? [] : [{ seq, line }];
    }),
  );
}

/** Whether nobody else has to be asked: bots agree to everything. */
export function alone(seats: readonly Seat[], seat: number): boolean {
  return seats.every((each) => each.seat === seat || each.sitter !== 'person' || each.resigned);
}
