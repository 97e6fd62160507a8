/**
 * What was sent and not yet answered. Everything is sent again, under the same id, after each
 * reconnect: the server answers a repeat as it answered the first.
 */
import type { ToServer } from '../api/wire';

/** What is sent under an id of its own: not a ping, nor the wish to be shown the table anew. */
export type Letter = Extract<ToServer, { readonly id: unknown }>;

export interface Pending {
  readonly letter: Letter;
  /** The entry that it became, once acknowledged. It stays pending until that entry has arrived. */
  readonly seq: number | null;
  /** The server has it and plays it at the end of the window: it need not be sent again. */
  readonly held: boolean;
}

export type Outbox = readonly Pending[];

export function posted(box: Outbox, letter: Letter): Outbox {
  return [...box, { letter, seq: null, held: false }];
}

export function acknowledged(box: Outbox, id: string, seq: number): Outbox {
  return box.map((pending) => (pending.letter.id === id ? { ...pending, seq } : pending));
}

export function held(box: Outbox, id: string): Outbox {
  return box.map((pending) => (pending.letter.id === id ? { ...pending, held: true } : pending));
}

export function dropped(box: Outbox, id: string): Outbox {
  return box.filter((pending) => pending.letter.id !== id);
}

/** Without what has become part of the story, and without a held move whose question is no longer asked. */
export function settled(box: Outbox, heardUpTo: number, asked: number | null): Outbox {
  const open = box.filter(({ letter, seq, held: waits }) =>
    waits && letter.type === 'move' ? letter.asked === asked : seq === null || seq > heardUpTo,
  );
  return open.length === box.length ? box : open;
}

export function unanswered(box: Outbox): readonly Letter[] {
  return box.filter((pending) => pending.seq === null && !pending.held).map((pending) => pending.letter);
}

export function pendingMove(box: Outbox): unknown {
  const letter = box.map((pending) => pending.letter).find((posted) => posted.type === 'move');
  return letter?.type === 'move' ? letter.move : null;
}

/** Whether the pending move waits for the end of its window. */
export function isHeld(box: Outbox): boolean {
  return box.some((pending) => pending.held);
}
