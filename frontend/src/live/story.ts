/**
 * What this browser knows of a table: every entry so far, without gaps, and the situation as of the
 * latest message. Pure: `hear` takes what came from the server and gives the next story.
 */
import type { Entry, FromServer, Now } from '../api/wire';
import { kept } from '../ui/kept';
import { patched, type Change } from './changes';

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
  /** True until all is told that was missed before a (re)connect: it is logged but not animated. */
  readonly catchingUp: boolean;
}

export type Heard = Story | 'gap';

type StoryMessage = Extract<FromServer, { type: 'view' | 'entries' | 'changed' }>;

/** How the server can contradict what it has told: another entry under a number, or fewer entries than there were. */
export type Contradiction = 'other' | 'lost';

export const untold: Story = { now: null, entries: [], recent: [], catchingUp: true };

export function heardUpTo(story: Story): number {
  return story.entries.at(-1)?.seq ?? 0;
}

/** The next story, the same one if the message was old, or 'gap' if something between was lost. */
export function hear(story: Story, message: StoryMessage): Heard {
  const last = heardUpTo(story);
  const now = situation(story, message);
  if (now === null) return 'gap';
  const entries = told(message).filter((entry) => entry.seq > last);
  const more = message.seq > last + entries.length;
  // Entries are numbered without holes. Of a long log they come in pages, each right after the one before.
  if (more && entries[0]?.seq !== last + 1) return 'gap';
  if (story.now !== null && message.seq < story.now.seq) return story;
  return {
    now: kept(story.now, now),
    entries: entries.length === 0 ? story.entries : [...story.entries, ...entries],
    recent: story.catchingUp ? [] : entries.flatMap(happened),
    catchingUp: story.catchingUp && more,
  };
}

/** Whether this message contradicts what was heard before. Each new line asks for the newest known entry once more. */
export function contradiction({ entries }: Story, message: StoryMessage): Contradiction | null {
  const newest = entries.at(-1);
  if (newest === undefined) return null;
  if (message.seq < newest.seq) return 'lost';
  return told(message).some(({ seq, hash }) => seq <= newest.seq && entries[seq - 1]?.hash !== hash) ? 'other' : null;
}

/** The table as it stands after that message; null if the message tells what has changed since another one than the last. */
function situation({ now }: Story, message: StoryMessage): Now | null {
  if (message.type !== 'changed') return nowOf(message);
  return now?.seq === message.since ? { ...patched(now, message.changed as Change), seq: message.seq } : null;
}

function told(message: StoryMessage): readonly Entry[] {
  return message.type === 'view' ? [] : message.entries;
}

function happened(entry: Entry): Happened<unknown>[] {
  return entry.notes.map((note) => ({ seq: entry.seq, note }));
}

/** The situation alone: a message without its type and its entries. */
export function nowOf(now: Now): Now {
  const { seq, status, seats, you, view, asked, legal, forced, hints, waiting } = now;
  const { may_talk, restricted, undo, result, rematch, others_start_at, closes_at, chosen } = now;
  return {
    ...{ seq, status, seats, you, view, asked, legal, forced, hints, waiting },
    ...{ may_talk, restricted, undo, result, rematch, others_start_at, closes_at, chosen },
  };
}
