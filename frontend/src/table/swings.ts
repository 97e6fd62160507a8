import type { Entry, ScoreLine } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';
import { takenBack } from '../replay/steps';

/** What a stretch of the game brought to a seat, or cost it: until another seat moves or a chapter begins. */
export interface Swing {
  readonly seat: number;
  readonly points: number;
  /** The entry that brought most of it, and how the log tells it. */
  readonly seq: number;
  readonly line: LogLine | null;
  /** In how many steps it came. */
  readonly steps: number;
}

const SHOWN = 3;
/** What is no larger than this part of the largest was no great moment. */
const SMALL = 1 / 3;

/** The largest of the game, as far as everybody was told of points while it was played; the largest first, and one of the reader's own. */
export function swings(game: AnyGame, entries: readonly Entry[], you: number | null): readonly Swing[] {
  const gone = takenBack(entries);
  const found = new Map<string, Swing & { readonly most: number }>();
  let stretch = 0;
  let mover: number | null = null;
  for (const { seq, kind, seat: by, notes } of entries.filter((entry) => !gone.has(entry.seq))) {
    if (kind === 'played' && by !== null && by !== mover) {
      stretch += 1;
      mover = by;
    }
    for (const note of notes) {
      if (game.chapters?.[0]?.is(note) === true) stretch += 1;
      for (const { seat, points, line } of game.gains?.(note) ?? []) {
        const before = found.get(`${stretch} ${seat}`);
        const told = { seq, line: line ?? game.sentence(note, you), most: Math.abs(points) };
        const larger = before === undefined || told.most > before.most ? told : before;
        found.set(`${stretch} ${seat}`, { seat, ...larger, points: points + (before?.points ?? 0), steps: 1 + (before?.steps ?? 0) });
      }
    }
  }
  const largest = [...found.values()]
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.seq - b.seq);
  const great = Math.abs(largest[0]?.points ?? 0) * SMALL;
  const shown = largest.filter(({ points }) => Math.abs(points) > great).slice(0, SHOWN);
  // Whoever looks has had a good moment, too.
  const own = largest.find(({ seat, points }) => seat === you && points > 0);
  if (own !== undefined && !shown.some(({ seat, points }) => seat === you && points > 0)) shown.splice(SHOWN - 1, 1, own);
  return shown.map(({ seat, points, seq, line, steps }) => ({ seat, points, seq, line, steps }));
}

/** The moments of a game that is over: as the game tells them itself, or as far as points tell them. */
export function momentsOf(game: AnyGame, entries: readonly Entry[], lines: readonly ScoreLine[], you: number | null): readonly Swing[] {
  if (game.moments === undefined) return swings(game, entries, you);
  const gone = takenBack(entries);
  return game.moments(entries.filter(({ seq }) => !gone.has(seq)), lines, you).map((moment) => ({ ...moment, steps: 1 }));
}
