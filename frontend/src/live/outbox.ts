/**
 * What was sent and not yet answered. Everything is sent again, under the same id, after each
 * reconnect: the server answers a repeat as it answered the first.
 */
import type { ToServer } from '../api/wire';

type Letter = Extract<ToServer, { type: 'move' | 'say' }>;

export interface Pending {
  readonly letter: Letter;
  /** The entry that it became, once acknowledged; it stays pending until we have heard that entry. */
  readonly seq: number | null;
}

export type Outbox = readonly Pending[];

export function posted(box: Outbox, letter: Letter): Outbox {
  return [...box, { letter, seq: null }];
}

export function acknowledged(box: Outbox, id: string, seq: number): Outbox {
  return box.map((pending) => (pending.letter.id === id ? { ...pending, seq } : pending));
}

export function dropped(box: Outbox, id: string): Outbox {
  return box.filter((pending) => pending.letter.id !== id);
}

/** Without what has become part of the story. */
export function settled(box: Outbox, heardUpTo: number): Outbox {
  const open = box.filter((pending) => pending.seq === null || pending.seq > heardUpTo);
  return open.length === box.length ? box : open;
}

export function unanswered(box: Outbox): readonly Letter[] {
  return box.filter((pending) => pending.seq === null).map((pending) => pending.letter);
}

export function pendingMove(box: Outbox): unknown {
  const letter = box.map((pending) => pending.letter).find((posted) => posted.type === 'move');
  return letter?.type === 'move' ? letter.move : null;
}
