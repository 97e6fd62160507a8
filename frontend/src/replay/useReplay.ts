import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { Told } from '../api/story';
import type { Entry, Eyes, Now } from '../api/wire';
import type { Happened, Story } from '../live/story';
import { Past } from './past';
import { beyond, standing, stops, takenBack } from './steps';
import { useAddress, type Place } from './useAddress';

/** Whoever steps on sooner than that, in milliseconds, passes by: scenes would only be cut off one after the other. */
const PASSING = 200;

/** A table as it stood at an entry, for those who look back. */
export interface Replay {
  readonly at: number;
  readonly eyes: Eyes;
  /** The whole log, as these eyes read it. */
  readonly entries: readonly Entry[];
  /** The entries at which one may stop. */
  readonly stops: readonly number[];
  /** The entries that were taken back. */
  readonly gone: ReadonlySet<number>;
  readonly skipping: boolean;
  /** The table as of that entry; the one before while it is fetched, null until anything has come. */
  readonly now: Now | null;
  readonly story: Story;
  /** So many moves were made since one began to look back. */
  readonly news: number;
  /** The code of what went wrong with fetching it. */
  readonly failed: string | null;
  /** Another number after each jump, which shows at once what a step would play. */
  readonly jumps: number;
  readonly moment: (seq: number) => Now | null;
  /** Other moves that are tried from here; null: what was played. */
  readonly tried: Tried | null;
}

/** What other moves would have led to. */
export interface Tried {
  /** The entry from which they are tried. */
  readonly at: number;
  readonly now: Now;
  /** What they would have told, as if it were entries. */
  readonly entries: readonly Entry[];
  /** So many of these have not been shown yet. */
  readonly fresh: number;
  /** Tries one more of the `legal` moves; null for whoever only watches. */
  readonly choose: ((move: unknown) => void) | null;
}

export interface Looking {
  readonly replay: Replay | null;
  /** Whether one looks back, also while nothing has come of it yet. */
  readonly active: boolean;
  /** Looks at that entry, or the nearest one before it at which there is something to see. */
  readonly look: (seq: number) => void;
  /** One stop on, or back. */
  readonly step: (forward: boolean) => void;
  readonly through: (eyes: Eyes) => void;
  readonly skip: (yes: boolean) => void;
  /** The review in which one looks together with others; null: alone. */
  readonly review: string | null;
  /** Whether one looks where one was led, and has not looked elsewhere since. */
  readonly led: boolean;
  /** Looks where the leader of the review does. */
  readonly follow: (at: number, eyes: Eyes) => void;
  /** Goes on looking from here together with others (null: alone again). */
  readonly together: (review: string | null) => void;
  readonly tryOut: (tried: Tried | null) => void;
  /** Back to what is going on now. */
  readonly leave: () => void;
}

/** Looking back at a table or at a file: where one is, kept in the address, and what was to be seen there. */
export function useReplay(of: Told, story: Story): Looking {
  const head = story.entries.at(-1)?.seq ?? 0;
  const [place, setPlace] = useAddress();
  const [skipping, skip] = useState(false);
  const [trial, tryOut] = useState<Tried | null>(null);
  const past = useMemo(() => new Past(of, place.eyes), [of, place.eyes]);
  const { at: moment, failed } = useSyncExternalStore(past.listen, past.read);
  const active = place.at !== null;
  const entries = (place.eyes === null ? story.entries : past.log()) ?? story.entries;
  const all = useMemo(() => (active ? stops(entries, skipping) : []), [active, entries, skipping]);
  const gone = useMemo(() => takenBack(entries), [entries]);
  const at = all.findLast((seq) => seq <= (place.at ?? 0)) ?? all[0] ?? 0;
  useEffect(() => {
    if (active && head > 0 && at > 0) void past.want(at, head);
  }, [active, past, at, head]);
  const now = useLatest(moment(at));
  const news = useNews(story.entries, active);
  const moves = useMoves(setPlace, all, at);
  const leave = useCallback(() => {
    setPlace((before) => ({ at: null, eyes: null, review: null, from: 0, jumps: before.jumps + 1, led: false }));
  }, [setPlace]);
  const told = useMemo(() => moment(at) === null ? null : storyAt(entries, now, place.from, at), [moment, entries, now, place.from, at]);
  const tried = trial?.at === at ? trial : null;
  const replay: Replay | null = !active || head === 0
    ? null
    : {
        at, entries, gone, skipping, failed, tried,
        now: tried?.now ?? now,
        eyes: place.eyes,
        stops: all,
        story: tried === null ? (told ?? { ...story, entries: entries.slice(0, at), recent: [] }) : triedStory(entries, tried),
        news,
        jumps: place.jumps,
        moment,
      };
  return { ...moves, replay, active, skip, leave, tryOut, review: place.review, led: place.led };
}

/** How many moves were made since one began to look back, and were not taken back. */
function useNews(entries: readonly Entry[], active: boolean): number {
  const head = entries.at(-1)?.seq ?? 0;
  const [began, setBegan] = useState<number | null>(null);
  useEffect(() => {
    setBegan((known) => (active && head > 0 ? (known ?? head) : null));
  }, [active, head]);
  return useMemo(() => standing(entries).filter(({ seq, kind }) => seq > (began ?? head) && kind === 'played').length, [entries, began, head]);
}

/** The ways to go from one moment to another. */
function useMoves(setPlace: (change: (before: Place) => Place) => void, all: readonly number[], at: number): Pick<Looking, 'look' | 'step' | 'through' | 'follow' | 'together'> {
  const look = useCallback((seq: number) => setPlace((before) => ({ ...before, at: seq, from: seq, jumps: before.jumps + 1, led: false })), [setPlace]);
  const stepped = useRef(-Infinity);
  const step = useCallback(
    (forward: boolean) => {
      const passes = performance.now() - stepped.current < PASSING;
      stepped.current = performance.now();
      const to = beyond(all, at, forward);
      setPlace((before) => ({ ...before, at: to, from: forward && !passes ? at : to, led: false }));
    },
    [setPlace, all, at],
  );
  const through = useCallback((eyes: Eyes) => setPlace((before) => ({ ...before, eyes, from: before.at ?? 0, jumps: before.jumps + 1, led: false })), [setPlace]);
  const follow = useCallback(
    (seq: number, eyes: Eyes) =>
      setPlace((before) => {
        const isStep = eyes === before.eyes && seq === beyond(all, at, true);
        return { ...before, at: seq, eyes, from: isStep ? at : seq, jumps: before.jumps + (isStep || seq === before.at ? 0 : 1), led: true };
      }),
    [setPlace, all, at],
  );
  const together = useCallback((review: string | null) => setPlace((before) => ({ ...before, review })), [setPlace]);
  return { look, step, through, follow, together };
}

function triedStory(entries: readonly Entry[], { at, now, entries: more, fresh }: Tried): Story {
  const all = [...entries.slice(0, at), ...more];
  return { now, entries: all, recent: happenedIn(all.slice(all.length - fresh)), catchingUp: false };
}

function happenedIn(entries: readonly Entry[]): Happened<unknown>[] {
  return entries.flatMap(({ seq, notes }) => notes.map((note) => ({ seq, note })));
}

function storyAt(entries: readonly Entry[], now: Now | null, from: number, at: number): Story {
  const until = entries.slice(0, at);
  return { now, entries: until, recent: happenedIn(standing(until).filter(({ seq }) => seq > from)), catchingUp: false };
}

/** What has come, or what came last as long as nothing has. */
function useLatest(now: Now | null): Now | null {
  const [kept, keep] = useState(now);
  if (now !== null && now !== kept) keep(now);
  return now ?? kept;
}
