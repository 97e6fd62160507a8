import { useMemo } from 'react';

import { useUntilTold } from '../director/useUntilTold';
import type { Entry } from '../api/wire';
import type { BoardProps } from '../games/game';

type Now = Pick<BoardProps<unknown, unknown, unknown, unknown>, 'waiting' | 'scene' | 'story' | 'you' | 'asked'>;

/**
 * The seats whose turn it is, as far as that has been told: those that are waited for. While scenes play, whoever made the move
 * that is told, and of the others only who was waited for before it: the mark comes when that has been seen which brings it.
 * Once is told what comes of a move to somebody else (who wins the trick) its mover bears none: that would read as who is next.
 * `owner`: whose turn it is, where others answer in it; what is told then is of theirs.
 */
export function useDue({ waiting, scene, story, you, asked }: Now, owner: number | null): readonly number[] {
  const playing = scene !== null && scene.again !== true;
  const before = useUntilTold(waiting, playing);
  return useMemo(() => {
    const now = waiting?.seats ?? [];
    if (scene === null || scene.again === true) return now;
    if (owner !== null) return [owner];
    const at = story.findLastIndex(({ kind, seat, seq }) => kind === 'played' && seat !== null && seq <= scene.seq);
    const moved = story[at]?.seat;
    // Of one's own question one knows which it is: another may have come since.
    const still = now.filter((seat) => before?.seats.includes(seat) === true && (seat !== you || (asked !== null && asked < scene.seq)));
    return moved == null || told(story.slice(at), scene).some((note) => befalls(note, moved)) ? still : [moved, ...still];
  }, [waiting, before, scene, story, you, asked, owner]);
}

/** What of these entries has been told with this scene: all up to its note. */
function told(entries: readonly Entry[], { seq, note }: NonNullable<Now['scene']>): readonly unknown[] {
  const before: readonly unknown[] = entries.flatMap((entry) => {
    if (entry.seq !== seq) return entry.seq < seq ? entry.notes : [];
    return entry.notes.slice(0, Math.max(0, entry.notes.findIndex((each) => each === note)));
  });
  return [...before, note];
}

/** Whether this is told of another seat than the one that moved. */
function befalls(note: unknown, moved: number): boolean {
  const { seat } = note as { readonly seat?: number };
  return seat !== undefined && seat !== moved;
}
