import type { Entry } from '../api/wire';
import type { Playing } from '../director/scene';

/** The last that any note says which has been told before this scene, or with it; null where none says anything. */
export function lastTold<Said>(entries: readonly Entry[], { seq, note }: Pick<Playing<unknown>, 'seq' | 'note'>, says: (note: unknown) => Said | null): Said | null {
  for (const entry of entries.toReversed()) {
    if (entry.seq > seq) continue;
    const notes = entry.seq === seq ? entry.notes.slice(0, entry.notes.indexOf(note as Entry['notes'][number]) + 1) : entry.notes;
    for (const each of notes.toReversed()) {
      const said = says(each);
      if (said !== null) return said;
    }
  }
  return null;
}
