/** Scenes out of a story. */
import type { Entry } from '../api/wire';
import type { Box, Cue } from './director';
import type { Address, Scene } from './scene';

/** What a game tells of a note. */
export type Tell = (note: unknown, you: number | null) => Scene | null;

/** The scenes of these entries, in order. `least`: told once more, each held so long at the least, and those that show nothing as well. */
export function cues(entries: readonly Entry[], you: number | null, tell: Tell, before: ReadonlyMap<Address, Box>, least?: number): readonly Cue[] {
  return entries.flatMap(({ seq, notes }) =>
    notes.flatMap((note): Cue[] => {
      const shown = inTurn(tell(note, you));
      if (least === undefined) return shown.map((scene) => ({ seq, note, scene, before, again: false }));
      return (shown.length === 0 ? [{}] : shown).map((scene: Scene) => ({ seq, note, scene: { ...scene, hold: Math.max(scene.hold ?? 0, least) }, before, again: true }));
    }),
  );
}

/** All that one note shows, one after the other. */
function inTurn(scene: Scene | null): readonly Scene[] {
  return scene === null ? [] : [scene, ...inTurn(scene.next ?? null)];
}

/** What the last one who moved has changed, with what came of it. */
export function marks(entries: readonly Entry[], you: number | null, tell: Tell): ReadonlySet<Address> {
  const last = entries.findLast(({ kind }) => kind === 'played');
  if (last === undefined) return new Set();
  const others = entries.findLastIndex(({ kind, seat }) => kind === 'played' && seat !== last.seat);
  const first = entries.findIndex(({ kind }, at) => kind === 'played' && at > others);
  return new Set(entries.slice(first).flatMap(({ notes }) => notes.flatMap((note) => tell(note, you)?.marks ?? [])));
}
