import { read, write } from './remembered';

/** What is remembered of one table, which its id begins. */
export type Row = readonly [table: string, ...kept: unknown[]];

/** So many tables are remembered, those of which something was kept last. */
const MOST = 100;

/** What this browser remembers of its tables under a name. What is no such row was not written by us, or long ago. */
export function ofTables<R extends Row>(name: string, isRow: (row: readonly unknown[]) => boolean) {
  const all = (): readonly R[] => {
    try {
      const found: unknown = JSON.parse(read(name) ?? '[]');
      return Array.isArray(found) ? found.filter((row): row is R => Array.isArray(row) && typeof row[0] === 'string' && isRow(row)) : [];
    } catch {
      return [];
    }
  };
  return {
    of: (table: string): R | null => all().find(([id]) => id === table) ?? null,
    keep: (row: R): void => write(name, JSON.stringify([row, ...all().filter(([id]) => id !== row[0])].slice(0, MOST))),
  };
}
