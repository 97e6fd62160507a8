/** The log line by line as an auditor reads it. Pure. */
import type { Entry, Level } from '../api/wire';
import { takenBack } from '../replay/steps';

/** Who brought an entry about. `hidden`: it is not told before the end who answered. */
export type Author =
  | { readonly is: 'person'; readonly name: string | null; readonly seat: number | null }
  | { readonly is: 'bot'; readonly level: Level | null; readonly build: string | null; readonly failed: boolean; readonly seat: number }
  | { readonly is: 'clock' | 'platform' | 'staff' | 'chance' | 'hidden'; readonly seat: number | null };

export interface Row {
  readonly entry: Entry;
  readonly group: Group;
  readonly author: Author;
  /** Taken back, and not brought back since. */
  readonly gone: boolean;
  /** Whether one can look at the table as it was then. */
  readonly begun: boolean;
}

export const GROUPS = ['moves', 'chance', 'undo', 'people', 'game', 'talk'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, Group>> = {
  played: 'moves',
  dealt: 'chance',
  undo_asked: 'undo',
  undo_answered: 'undo',
  undone: 'undo',
  redone: 'undo',
  seated: 'people',
  left: 'people',
  restricted: 'people',
  handed_over: 'people',
  resigned: 'people',
  said: 'talk',
  erased: 'talk',
};

/** Kinds without a seat that no person brings about; the others without a seat are the host's. */
const OF_PLATFORM: ReadonlySet<string> = new Set(['paused', 'abandoned', 'ended', 'scored', 'revealed', 'followed']);

const LEVELS: readonly Level[] = ['novice', 'casual', 'strong', 'expert'];

interface Sitter {
  readonly name: string | null;
  readonly level: Level | null;
}

/** One row for each entry; these are all entries from number 1 on. */
export function rowsOf(entries: readonly Entry[]): readonly Row[] {
  const gone = takenBack(entries);
  const sitters = new Map<number, Sitter>();
  // Who opened the table is called by name only where they sit down.
  const host = textIn(entries.find(({ data }) => data?.host === true)?.data?.name);
  let begun = false;
  return entries.map((entry) => {
    const { seat, data } = entry;
    begun ||= entry.kind === 'started';
    if (seat !== null && entry.kind === 'seated') sitters.set(seat, { name: textIn(data?.name), level: levelIn(data?.level) });
    const author = authorOf(entry, sitters, host);
    if (seat !== null && entry.kind === 'handed_over') sitters.set(seat, { name: data?.level === null ? textIn(data.name) : null, level: levelIn(data?.level) });
    return { entry, group: GROUP_OF[entry.kind] ?? 'game', author, gone: gone.has(entry.seq), begun };
  });
}

function authorOf(entry: Entry, sitters: ReadonlyMap<number, Sitter>, host: string | null): Author {
  const { kind, seat, data } = entry;
  if (kind === 'stopped' || kind === 'erased') return { is: 'staff', seat: null };
  if (kind === 'handed_over' && data?.why === 'staff') return { is: 'staff', seat };
  if (kind === 'dealt') return { is: 'chance', seat: null };
  if (kind === 'said' && (seat === null || data?.player !== null)) return { is: 'person', name: textIn(data?.name), seat };
  if (kind === 'handed_over' && data?.why === 'away') return { is: 'clock', seat };
  if (kind === 'left' && data?.player == null) return { is: 'person', name: host, seat }; // a bot, sent away
  if (kind === 'left' || kind === 'handed_over') return { is: 'person', name: textIn(data?.name), seat };
  if (kind === 'undo_answered' && data?.by === 'clock') return { is: 'clock', seat };
  if (kind === 'played' && seat !== null) return choiceOf(entry, seat, sitters.get(seat));
  if (seat === null) return OF_PLATFORM.has(kind) ? { is: 'platform', seat } : { is: 'person', name: host, seat };
  const sitter = sitters.get(seat);
  return sitter?.level == null ? { is: 'person', name: sitter?.name ?? null, seat } : { is: 'bot', level: sitter.level, build: null, failed: false, seat };
}

function choiceOf({ by, data, proof }: Entry, seat: number, sitter: Sitter | undefined): Author {
  const chosen = proof?.chosen ?? null;
  switch (chosen?.by ?? by) {
    case 'person':
      return { is: 'person', name: sitter?.name ?? null, seat };
    case 'bot':
      return { is: 'bot', level: chosen?.level ?? sitter?.level ?? null, build: chosen?.build ?? null, failed: chosen?.failed ?? data?.failed === true, seat };
    case 'clock':
      return { is: 'clock', seat };
    default:
      return { is: 'hidden', seat };
  }
}

export interface Wanted {
  readonly group: Group | null;
  readonly seat: number | null;
  readonly text: string;
}

/** Those that are wanted; `texts`: by number, all that a row says, in small letters. */
export function filtered(rows: readonly Row[], { group, seat, text }: Wanted, texts: ReadonlyMap<number, string>): readonly Row[] {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== '');
  return rows.filter(
    ({ entry, group: own }) =>
      (group === null || group === own) &&
      (seat === null || seat === entry.seat) &&
      words.every((word) => texts.get(entry.seq)?.includes(word)),
  );
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function levelIn(value: unknown): Level | null {
  return LEVELS.find((level) => level === value) ?? null;
}
