/** Messages of the server, for tests. */
import type { Entry, FromServer } from '../api/wire';

type View = Extract<FromServer, { type: 'view' }>;
type Entries = Extract<FromServer, { type: 'entries' }>;

export function entry(seq: number, notes: Entry['notes'] = []): Entry {
  return { seq, kind: 'played', seat: 0, by: 'person', at: '2026-11-21T10:00:00Z', hash: '0'.repeat(64), notes, data: null };
}

export function viewMessage(seq: number, asked: number | null = null): View {
  return {
    type: 'view',
    seq,
    status: 'running',
    seats: [],
    you: 0,
    view: { type: 'view' },
    asked,
    legal: [],
    hints: null,
    waiting: null,
    result: null,
    may_talk: true,
    restricted: [],
    undo: { rule: 'asked', free: null, redo: null, may_ask: true, request: null, counts: [] },
    rematch: null,
    others_start_at: null,
    closes_at: null,
    chosen: null,
    forced: false,
  };
}

/** What has come since the message of entry `since`, of which only who is asked has changed. */
export function changedMessage(since: number, entries: readonly Entry[], asked: number | null = null): Extract<FromServer, { type: 'changed' }> {
  return { type: 'changed', seq: entries.at(-1)?.seq ?? 0, since, entries, changed: { asked: [asked] } };
}

export function entriesMessage(entries: readonly Entry[], asked: number | null = null): Entries {
  return { ...viewMessage(entries.at(-1)?.seq ?? 0, asked), type: 'entries', entries };
}
