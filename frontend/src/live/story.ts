/**
 * What this browser knows of a table: every entry so far, without gaps, and the situation as of the
 * latest message. Pure: `hear` takes what came from the server and gives the next story.
 */
import type { Entry, FromServer, Now } from '../api/wire';

/** A note as it reached us, with the entry that told it. */
export interface Happened<Note> {
  readonly seq: number;
  readonly note: Note;
}

export interface Story {
  readonly now: Now | null;
  /** From number 1 on, without gaps. */
  readonly entries: readonly Entry[];
  /** The notes of the newest message, to animate; empty if it told only what had been missed. */
  readonly recent: readonly Happened<unknown>[];
  /** True until the first message after a (re)connect: it tells what was missed, which is logged but not animated. */
  readonly catchingUp: boolean;
}

export type Heard = Story | 'gap';

export const untold: Story = { now: null, entries: [], recent: [], catchingUp: true };

export function heardUpTo(story: Story): number {
  return story.entries.at(-1)?.seq ?? 0;
}

/** The next story, the same one if the message was old, or 'gap' if something between was lost. */
export function hear(story: Story, message: Extract<FromServer, { type: 'view' | 'entries' }>): Heard {
  const last = heardUpTo(story);
  const entries = message.type === 'entries' ? message.entries.filter((entry) => entry.seq > last) : [];
  // Entries are numbered without holes: if `seq` has grown by more than there are new entries, some were lost.
  if (message.seq > last + entries.length) return 'gap';
  if (story.now !== null && message.seq < story.now.seq) return story;
  return {
    now: nowOf(message),
    entries: entries.length === 0 ? story.entries : [...story.entries, ...entries],
    recent: story.catchingUp ? [] : entries.flatMap(happened),
    catchingUp: false,
  };
}

function happened(entry: Entry): Happened<unknown>[] {
  return entry.notes.map((note) => ({ seq: entry.seq, note }));
}

/** The situation alone: a message without its type and its entries. */
export function nowOf(now: Now): Now {
  const { seq, status, seats, you, view, asked, legal, hints, waiting, may_talk, result, rematch, closes_at } = now;
  return { seq, status, seats, you, view, asked, legal, hints, waiting, may_talk, result, rematch, closes_at };
}
