/**
 * What this browser knows of a table: every entry so far, without gaps, and the situation as of the
 * latest message. Pure: `hear` takes what came from the server and gives the next story.
 */
import type { Entry, FromServer, Now } from '../api/wire';
import type { Happened } from '../games/game';

export interface Story {
  readonly now: Now | null;
  /** Without gaps from 1; the last one's number is how far we have heard. */
  readonly entries: readonly Entry[];
  /** What the newest message told, to animate; empty when it was a catch-up. */
  readonly recent: readonly Happened<unknown>[];
  /** The first message after (re)connecting tells what we missed: it is told, but not acted out. */
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
  // Numbers have no holes: whoever has fewer new entries than the number has grown by has missed some.
  if (message.seq > last + entries.length) return 'gap';
  if (story.now !== null && message.seq < story.now.seq) return story;
  return {
    now: nowOf(message),
    entries: entries.length === 0 ? story.entries : [...story.entries, ...entries],
    recent: story.catchingUp ? [] : entries.flatMap(told),
    catchingUp: false,
  };
}

function told(entry: Entry): Happened<unknown>[] {
  return entry.notes.map((note) => ({ seq: entry.seq, note }));
}

/** The situation alone, without what only the message around it says. */
export function nowOf(now: Now): Now {
  const { seq, status, seats, you, view, asked, legal, hints, waiting, may_talk, result, rematch, closes_at } = now;
  return { seq, status, seats, you, view, asked, legal, hints, waiting, may_talk, result, rematch, closes_at };
}
