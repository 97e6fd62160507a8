import type { Entry } from '../api/wire';

/** The log without words that staff have removed since they were told. */
export function withoutErased(entries: readonly Entry[]): readonly Entry[] {
  const erased = new Set(entries.filter(({ kind }) => kind === 'erased').map(({ data }) => data?.entry));
  if (erased.size === 0) return entries;
  return entries.map((entry) => (erased.has(entry.seq) ? { ...entry, data: { ...entry.data, text: null } } : entry));
}
