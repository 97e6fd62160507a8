/**
 * The table as it has been told so far. The view that comes with a move is already as the whole move has left it: what is
 * won would lie before its winner before anybody has seen why. While scenes play, each note changes what was seen before;
 * when they end, however they end, the view itself is shown.
 */
import { useMemo, useState } from 'react';

import type { Entry } from '../api/wire';
import type { Playing } from './scene';

interface Now<View, Note> {
  readonly view: View;
  readonly scene: Playing<Note> | null;
  readonly past?: boolean;
  readonly story: readonly Entry[];
}

/** The view that the scenes which play now began with, and the last entry it knew of. */
interface Before<View> {
  readonly view: View;
  readonly seq: number;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * A view comes with its scenes, or before them: what was seen until then is kept until they have ended. From the past to now,
 * or back, nothing leads on.
 */
export function useBefore<View, Note>({ view, scene, past = false, story }: Now<View, Note>): Before<View> {
  const newest = { view, seq: story.at(-1)?.seq ?? 0 };
  const [seen, see] = useState({ newest, before: newest, playing: false, past });
  const playing = scene !== null;
  const changed = view !== seen.newest.view;
  if (changed || playing !== seen.playing || past !== seen.past) {
    const over = (seen.playing && !playing) || past !== seen.past;
    const before = over ? newest : changed && !seen.playing ? seen.newest : seen.before;
    see({ newest, before, playing, past });
  }
  return seen.before;
}

/** The view to draw from. `after`: the view when this has been told. `along`: the types of notes that are seen with the one before them. */
export function useTold<View, Note extends { readonly type: string }>(now: Now<View, Note>, after: (view: View, note: Note) => View, along: ReadonlySet<string> = NOTHING): View {
  const before = useBefore(now);
  const { view, scene, story } = now;
  return useMemo(() => {
    if (scene === null || scene.again === true || scene.seq <= before.seq) return view;
    // What was seen may have been taken back by what has come: nothing leads on from it then.
    if (story.some(({ seq, kind }) => seq > before.seq && (kind === 'undone' || kind === 'redone'))) return view;
    const notes = story.filter(({ seq }) => seq > before.seq && seq <= scene.seq).flatMap((entry) => entry.notes as unknown as readonly Note[]);
    const at = notes.indexOf(scene.note);
    if (at < 0) return view;
    const next = notes.slice(at + 1).findIndex(({ type }) => !along.has(type));
    const seen = next < 0 ? notes : notes.slice(0, at + 1 + next);
    return seen.reduce(after, before.view);
  }, [before, view, scene, story, after, along]);
}
