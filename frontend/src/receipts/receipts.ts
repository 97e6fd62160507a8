/**
 * What this browser remembers of its tables: number and hash of the newest entry that the server has told. The hash
 * stands for all entries up to there, so no other story can have the same.
 */
import type { Entry } from '../api/wire';
import type { Contradiction } from '../live/story';
import { read, write } from '../ui/remembered';

export interface Receipt {
  readonly seq: number;
  readonly hash: string;
}

const NAME = 'receipts';
/** So many tables are remembered, those that were last heard of. */
const MOST = 100;

/** What was remembered last of that table; null if nothing was. */
export function receiptOf(table: string): Receipt | null {
  const [, seq, hash] = all().find(([id]) => id === table) ?? [];
  return seq === undefined || hash === undefined ? null : { seq, hash };
}

/** Remembers an entry, unless one that came later is remembered already: another window may know more. */
export function remember(table: string, { seq, hash }: Receipt): void {
  if ((receiptOf(table)?.seq ?? 0) < seq) keep(table, { seq, hash });
}

/** Takes what the server tells now for true, whatever was remembered. */
export function keep(table: string, { seq, hash }: Receipt): void {
  const others = all().filter(([id]) => id !== table);
  write(NAME, JSON.stringify([[table, seq, hash], ...others].slice(0, MOST)));
}

/** Whether these entries, the whole log from number 1 on, tell another story than what is remembered. */
export function compare({ seq, hash }: Receipt, entries: readonly Pick<Entry, 'hash'>[]): Contradiction | null {
  const told = entries[seq - 1];
  if (told === undefined) return 'lost';
  return told.hash === hash ? null : 'other';
}

type Row = readonly [table: string, seq: number, hash: string];

function all(): readonly Row[] {
  try {
    const found: unknown = JSON.parse(read(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is Row {
  return Array.isArray(row) && typeof row[0] === 'string' && Number.isInteger(row[1]) && typeof row[2] === 'string';
}
