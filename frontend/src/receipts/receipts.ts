/**
 * What this browser remembers of its tables: number and hash of the newest entry that the server has told. The hash
 * stands for all entries up to there, so no other story can have the same.
 */
import type { Entry } from '../api/wire';
import type { Contradiction } from '../live/story';
import { ofTables } from '../ui/ofTables';

export interface Receipt {
  readonly seq: number;
  readonly hash: string;
}

const tables = ofTables<readonly [table: string, seq: number, hash: string]>('receipts', ([, seq, hash]) => Number.isInteger(seq) && typeof hash === 'string');

/** What was remembered last of that table; null if nothing was. */
export function receiptOf(table: string): Receipt | null {
  const row = tables.of(table);
  return row === null ? null : { seq: row[1], hash: row[2] };
}

/** Remembers an entry, unless one that came later is remembered already: another window may know more. */
export function remember(table: string, { seq, hash }: Receipt): void {
  if ((receiptOf(table)?.seq ?? 0) < seq) keep(table, { seq, hash });
}

/** Takes what the server tells now for true, whatever was remembered. */
export function keep(table: string, { seq, hash }: Receipt): void {
  tables.keep([table, seq, hash]);
}

/** Whether these entries, the whole log from number 1 on, tell another story than what is remembered. */
export function compare({ seq, hash }: Receipt, entries: readonly Pick<Entry, 'hash'>[]): Contradiction | null {
  const told = entries[seq - 1];
  if (told === undefined) return 'lost';
  return told.hash === hash ? null : 'other';
}
