/** Where one may stop in a story, and what stands out in it. Pure. */
import type { Entry, Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import type { LogLine } from '../i18n/line';

/** What the platform writes down that changes the table for everybody. */
const TURNS: ReadonlySet<string> = new Set(['started', 'undone', 'redone', 'resigned', 'handed_over', 'paused', 'resumed', 'ended', 'scored', 'abandoned']);

/** The numbers of the entries at which something is to be seen, in order; `skipped`: not those that were taken back. */
export function stops(entries: readonly Entry[], skipped: boolean): readonly number[] {
  const gone = skipped ? takenBack(entries) : new Set<number>();
  const begun = entries.find(({ kind }) => kind === 'started')?.seq ?? 1;
  return entries
    .filter(({ seq, kind, notes }) => seq >= begun && (notes.length > 0 || TURNS.has(kind)) && !gone.has(seq))
    .map(({ seq }) => seq);
}

/** The entries that do not count as things stand: taken back, and not brought back since. */
export function takenBack(entries: readonly Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const { kind, data } of entries) {
    if (kind === 'undone') numbersIn(data).forEach((seq) => gone.add(seq));
    if (kind === 'redone') numbersIn(data).forEach((seq) => gone.delete(seq));
  }
  return gone;
}

/** The entries that count: nothing that was taken back. The same list where nothing was. */
export function standing(entries: readonly Entry[]): readonly Entry[] {
  const gone = takenBack(entries);
  return gone.size === 0 ? entries : entries.filter(({ seq }) => !gone.has(seq));
}

function numbersIn(data: Entry['data']): readonly number[] {
  const found = data?.entries;
  return Array.isArray(found) ? found.filter((seq) => typeof seq === 'number') : [];
}

/** The nearest of these (ascending) after that entry, or before it; the entry itself where there is none. */
export function beyond(numbers: readonly number[], at: number, forward: boolean): number {
  return (forward ? numbers.find((seq) => seq > at) : numbers.findLast((seq) => seq < at)) ?? at;
}

/** The entries at which somebody chose. */
export function moves(entries: readonly Entry[]): readonly number[] {
  return entries.filter(({ kind }) => kind === 'played').map(({ seq }) => seq);
}

export interface ChapterMarks {
  readonly name: LogLine;
  readonly at: readonly number[];
}

/** By chapter of the game (round, trick, turn), the entries at which one begins or is over. */
export function chapters(entries: readonly Entry[], game: AnyGame): readonly ChapterMarks[] {
  return (game.chapters ?? []).map((chapter) => ({
    name: chapter.name,
    at: entries.filter(({ notes }) => notes.some((note) => chapter.is(note))).map(({ seq }) => seq),
  }));
}

export type MarkKind = 'chapter' | 'undo' | 'said' | 'points';

export interface Mark {
  readonly seq: number;
  readonly kind: MarkKind;
}

/** What stands out: the largest chapters, undos, messages, and where somebody's points changed, as far as that is known. */
export function marksOf(entries: readonly Entry[], game: AnyGame, at: (seq: number) => Now | null): readonly Mark[] {
  const [largest] = chapters(entries, game);
  const found: Mark[] = (largest?.at ?? []).map((seq) => ({ seq, kind: 'chapter' }));
  let before: string | null = null;
  for (const { seq, kind } of entries) {
    if (kind === 'undone' || kind === 'redone') found.push({ seq, kind: 'undo' });
    if (kind === 'said') found.push({ seq, kind: 'said' });
    const points = pointsAt(game, at(seq));
    if (before !== null && points !== null && points !== before) found.push({ seq, kind: 'points' });
    before = points;
  }
  return found;
}

function pointsAt(game: AnyGame, now: Now | null): string | null {
  if (now === null || now.view === null) return null;
  return now.seats.map(({ seat }) => game.points(now.view, seat)).join();
}
