import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';

import { Director, type Box, type Cue } from '../director/director';
import { measured } from '../director/places';
import type { Address } from '../director/scene';
import { cues, marks, type Tell } from '../director/scenes';
import type { AnyGame } from '../games/game';
import type { Story } from '../live/story';
import { standing, takenBack } from '../replay/steps';
import { useDrawn } from '../ui/useDrawn';

/** So long each thing is shown that happened while one was away, in milliseconds. */
const RETOLD = 1100;
const NOWHERE: ReadonlyMap<Address, Box> = new Map();

export interface Scenes {
  /** What plays now. */
  readonly cue: Cue | null;
  /** Whether something else is still to be told after it. */
  readonly more: boolean;
  /** Up to where the story is told; null: to its end. What is told once more leaves it whole. */
  readonly until: Cue | null;
  /** Tells the scenes of what has just come; for the table, once it is drawn. */
  readonly follow: (table: RefObject<HTMLElement | null>) => void;
  /** Plays again what came after that entry. */
  readonly retell: (after: number) => void;
  /** What the last one who moved has changed. */
  readonly marks: ReadonlySet<Address>;
}

interface Options {
  /** The reader has nothing to decide for a while: scenes are shorter. */
  readonly rests?: boolean;
  /** Another number after each jump in the past, and null where it is not looked back. */
  readonly jumps?: number | null;
  /** The newest entries are of moves that are only tried: others may bear the same numbers. */
  readonly tries?: boolean;
}

/** What has been drawn of a story: its last entry, and the first of what was news in it (0: nothing was). */
interface Drawn {
  readonly first: number;
  readonly last: number;
  readonly jumps: number | null;
  readonly tries: boolean;
  /** What had been drawn before moves were tried. */
  readonly from?: Drawn;
}

/** What is gone on from: out of what was only tried, from where it was tried. */
function basisOf(was: Drawn, now: Drawn): Drawn {
  return was.tries && !now.tries ? (was.from ?? was) : was;
}

/** What is remembered of it once it is drawn. */
function kept(was: Drawn, now: Drawn): Drawn {
  const from = was.tries ? was.from : was;
  return now.tries && from !== undefined ? { ...now, from } : now;
}

/** The news of a step may come later than the step (its view is fetched); a message that brings none is of what was drawn. */
function isOther(was: Drawn, now: Drawn): boolean {
  return now.last !== was.last || now.tries !== was.tries || (now.first !== was.first && now.first !== 0);
}

/** Whether time has gone on otherwise than by what the story tells: back, by a jump, or out of what was only tried. */
function hasLeapt(was: Drawn, now: Drawn): boolean {
  return now.last < was.last || now.jumps !== was.jumps || (was.tries && !now.tries);
}

/** The scenes of a table. Any press ends them: they hold nobody up. */
export function useScenes(game: AnyGame, story: Story, you: number | null, { rests = false, jumps = null, tries = false }: Options = {}): Scenes {
  const director = useDirector();
  const played = useDrawn(director);
  const tell = useCallback<Tell>((note, reader) => game.scene?.(note, reader) ?? null, [game]);
  const { lay, measure } = useLay();
  const shown = useRef<Drawn>({ first: 0, last: 0, jumps, tries });
  const { entries, recent } = story;
  // What was taken back is told no more.
  const stands = useMemo(() => standing(entries), [entries]);
  const fresh = useMemo(() => marks(stands, you, tell), [stands, you, tell]);
  const first = recent[0]?.seq ?? 0;
  const last = entries.at(-1)?.seq ?? 0;
  const news = useMemo(() => (first === 0 ? [] : cues(stands.filter(({ seq }) => seq >= first), you, tell, lay.current)), [stands, first, you, tell, lay]);
  const drawn = useMemo<Drawn>(() => ({ first, last, jumps, tries }), [first, last, jumps, tries]);
  // The board is drawn with the first scene of what has just come, though the director is told of it only once that stands
  // (and what it tells is drawn later still): else everybody would see for a moment how it ends.
  const coming = useMemo(() => director.first(news), [director, news]);
  const begins = isOther(basisOf(shown.current, drawn), drawn) || director.read().cue === coming;
  const comes = coming !== null && begins && (played.cue === null || played.cue.again);
  const cue = comes ? coming : played.cue;
  const more = comes ? news.length > 1 : played.more;
  const follow = useFollow({ director, shown, drawn, entries, news, coming, rests, measure });
  const retell = useCallback((after: number) => director.show(cues(stands.filter(({ seq }) => seq > after), you, tell, NOWHERE, RETOLD)), [director, stands, you, tell]);
  const until = cue === null || cue.again ? null : cue;
  return useMemo(() => ({ cue, more, until, follow, retell, marks: fresh }), [cue, more, until, follow, retell, fresh]);
}

/** The director of this table, whom any press tells to end what plays. */
function useDirector(): Director {
  const director = useMemo(() => new Director(), []);
  useEffect(() => {
    window.addEventListener('pointerdown', director.end, true);
    window.addEventListener('keydown', director.end, true);
    return () => {
      window.removeEventListener('pointerdown', director.end, true);
      window.removeEventListener('keydown', director.end, true);
      director.end();
    };
  }, [director]);
  return director;
}

interface Following {
  readonly director: Director;
  /** What of the story was drawn last. */
  readonly shown: RefObject<Drawn>;
  readonly drawn: Drawn;
  readonly entries: Story['entries'];
  readonly news: readonly Cue[];
  readonly coming: Cue | null;
  readonly rests: boolean;
  readonly measure: (table: RefObject<HTMLElement | null>) => void;
}

/** Once it is drawn: tells the director what has just come, and notes what was drawn and where it lies. */
function useFollow({ director, shown, drawn, entries, news, coming, rests, measure }: Following): Scenes['follow'] {
  return useCallback(
    (table: RefObject<HTMLElement | null>) => {
      if (table.current === null) return;
      const was = shown.current;
      const basis = basisOf(was, drawn);
      const other = isOther(basis, drawn);
      shown.current = other ? kept(was, drawn) : { ...basis, jumps: drawn.jumps };
      // Not every way to another time begins with a press in the page: what plays is of the time that is left.
      if (hasLeapt(was, drawn)) {
        director.end();
        measure(table);
      }
      if (!other) return;
      director.hurry(rests);
      director.forget(takenBack(entries));
      if (coming !== null) director.show(news);
      measure(table);
    },
    [director, shown, entries, drawn, news, coming, rests, measure],
  );
}

/** Where everything lay when it was last measured. `measure`: with the next frame, which lays out the page anyway. */
function useLay() {
  const lay = useRef(NOWHERE);
  const frame = useRef(0);
  const board = useRef<RefObject<HTMLElement | null> | null>(null);
  const measure = useCallback((table: RefObject<HTMLElement | null>) => {
    board.current = table;
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (table.current !== null) lay.current = measured(table.current);
    });
  }, []);
  useEffect(() => {
    // What is let go flies on from where it lies then: there, or in the hand if nothing has taken it.
    const letGo = () => {
      const table = board.current;
      if (table?.current?.querySelector('[data-in-hand="no"]') != null) measure(table);
    };
    window.addEventListener('pointerup', letGo, true);
    return () => window.removeEventListener('pointerup', letGo, true);
  }, [measure]);
  return { lay, measure };
}

/** Lets what is drawn on the table play and bear its marks. */
export function useStaged(table: RefObject<HTMLElement | null>, { follow, marks: fresh }: Scenes): void {
  useLayoutEffect(() => follow(table), [follow, table]);
  // After each drawing: React knows nothing of these marks, and new elements come without them.
  useLayoutEffect(() => {
    if (table.current === null) return;
    // From within: where a part is marked, what holds it is not marked as well.
    for (const each of Array.from(table.current.querySelectorAll<HTMLElement>('[data-at]')).reverse()) {
      each.toggleAttribute('data-fresh', fresh.has(each.dataset.at ?? '') && each.querySelector('[data-fresh]') === null);
    }
  });
}
