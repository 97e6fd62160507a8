import { useCallback, useEffect, useState } from 'react';

import type { Entry } from '../../api/wire';
import type { BoardProps } from '../game';

interface Typed {
  readonly type: string;
}

/** What a board needs to know for it. */
type Shown<Note> = Pick<BoardProps<unknown, unknown, Note, unknown>, 'story' | 'recent' | 'scene' | 'past'>;

export interface RoundEnd<Note> {
  /** The entry that tells it. */
  readonly seq: number;
  /** All that has been told of the end of this round, as far as it is told. */
  readonly notes: readonly Note[];
  /** What is being told now; null: it is told, and stands until something is pressed or played. */
  readonly telling: Note | null;
  readonly close: () => void;
}

/**
 * The end of a round as long as it is on show: while it is told, and from then until something is pressed or played.
 * `ends`: the types of notes that tell it. `begins`: those by which the next round has gone on.
 */
export function useRoundEnd<Note extends Typed>(shown: Shown<Note>, ends: ReadonlySet<string>, begins: ReadonlySet<string>): RoundEnd<Note> | null {
  const { story, recent, scene, past = false } = shown;
  const at = story.findLastIndex((entry) => tells(entry, ends));
  const end = story[at] ?? null;
  const telling = scene !== null && ends.has(scene.note.type) ? scene : null;
  const seen = telling !== null || (end !== null && (at === story.length - 1 || recent.some(({ seq }) => seq === end.seq)));
  const now = useKeptOpen(end?.seq ?? null, seen, !past);
  const then = useKeptOpen(end?.seq ?? null, seen, past);
  const open = past ? then : now;
  const over = story.slice(at + 1).some((entry) => tells(entry, begins));
  const stands = telling === null && end !== null && open.yes && !over && !isBefore(scene, end, ends);
  useAnyPress(telling !== null || stands, stands ? open.close : null);
  const seq = telling?.seq ?? end?.seq;
  if (seq === undefined || (telling === null && !stands)) return null;
  const until = telling === null ? story.length : story.findIndex(({ seq }) => seq === telling.seq) + 1;
  const told = story.slice(0, until).flatMap(({ notes }) => notes as unknown as readonly Note[]);
  const upTo = telling === null ? told : told.slice(0, told.indexOf(telling.note) + 1);
  return { seq, notes: upTo, telling: telling?.note ?? null, close: open.close };
}

function tells({ notes }: Entry, types: ReadonlySet<string>): boolean {
  return (notes as unknown as readonly Typed[]).some(({ type }) => types.has(type));
}

/** Whether a scene plays that comes before the end is told: the last trick is still looked at. */
function isBefore(scene: Shown<Typed>['scene'], end: Entry, ends: ReadonlySet<string>): boolean {
  if (scene === null) return false;
  if (scene.seq !== end.seq) return scene.seq < end.seq;
  const notes = end.notes as unknown as readonly Typed[];
  return notes.indexOf(scene.note) < notes.findIndex(({ type }) => ends.has(type));
}

/** Open from when this end is seen until it is closed; each end for itself. `on`: else it stays as it is. */
function useKeptOpen(end: number | null, seen: boolean, on: boolean) {
  const [kept, keep] = useState({ end, open: seen, closed: false });
  if (on && kept.end !== end) keep({ end, open: seen, closed: false });
  else if (on && seen && !kept.open && !kept.closed) keep({ ...kept, open: true });
  const close = useCallback(() => keep((now) => ({ ...now, open: false, closed: true })), []);
  return { yes: kept.open, close };
}

/**
 * A press closes what stands, and what is being told stands then. On the sums and by key it does nothing else: what is
 * asked next lies behind them and has not been seen. A button beside them gets its click first: it moves as they go.
 */
function useAnyPress(shown: boolean, close: (() => void) | null): void {
  useEffect(() => {
    if (!shown) return undefined;
    // A click belongs to the press with which it began: that may have been before all was told.
    let begun = false;
    const press = ({ target }: PointerEvent) => {
      const under = target instanceof Element ? target.closest('.round-end, button, a') : null;
      begun = under !== null && under.closest('.round-end') === null;
      if (begun) return;
      if (under !== null) swallowClick();
      close?.();
    };
    const click = () => {
      if (begun) close?.();
      begun = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
      close?.();
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', click, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', click, true);
      window.removeEventListener('keydown', key, true);
    };
  }, [shown, close]);
}

/** The click that this press becomes is nobody's, though it may fall on what lay behind; the next press's is. */
function swallowClick(): void {
  const once = { capture: true, once: true };
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const off = () => window.removeEventListener('click', swallow, true);
  window.addEventListener('click', swallow, once);
  window.addEventListener('pointerdown', off, once);
  window.addEventListener('keydown', off, once);
}
