import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { FromServer, ToServer } from '../api/wire';
import { LiveTable } from './live';
import { pause } from './line';
import { entriesMessage, entry, viewMessage } from './messages.fixture';

/** The far end of a WebSocket: what was dialled and sent, and a way to speak and to break off. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ToServer[] = [];
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(...messages: FromServer[]): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
    this.tell(...messages);
  }

  tell(...messages: FromServer[]): void {
    messages.forEach((message) => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const latest = (): Wire => {
  const wire = Wire.all.at(-1);
  if (wire === undefined) throw new Error('nothing was dialled');
  return wire;
};
const firstThree = entriesMessage([entry(1), entry(2), entry(3)], 3);
const move = { type: 'bid', card: '7' };

describe('a live table', () => {
  let table: LiveTable;
  let hangUp: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Wire);
    Wire.all = [];
    table = new LiveTable('t1');
    hangUp = table.open();
  });

  afterEach(() => {
    hangUp();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('asks for the whole story first and for what it missed after a break', () => {
    expect(latest().url).toMatch(/\/ws\/tables\/t1\/\?after=0$/);
    latest().accept(firstThree);
    latest().breakOff();
    expect(table.read().line).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(latest().url).toMatch(/\?after=3$/);
    latest().accept(viewMessage(3, 3));
    expect(table.read().line).toBe('live');
  });

  test('heals a gap by asking again from what it has', () => {
    latest().accept(firstThree);
    latest().tell(entriesMessage([entry(5)]));
    expect(Wire.all).toHaveLength(2);
    expect(latest().url).toMatch(/\?after=3$/);
    expect(table.read().story.entries).toHaveLength(3);
  });

  test('keeps a move pending until its own entry is heard', () => {
    latest().accept(firstThree);
    table.choose(move);
    const [sent] = latest().sent;
    expect(sent).toMatchObject({ type: 'move', asked: 3, move });
    const { id } = sent as Extract<ToServer, { type: 'move' }>;
    latest().tell({ type: 'ack', id, seq: 4, undone: false });
    expect(table.read().pending).toEqual(move);
    latest().tell(entriesMessage([entry(4)]));
    expect(table.read().pending).toBeNull();
  });

  test('sends an unanswered move again after a break, under the same id', () => {
    latest().accept(firstThree);
    table.choose(move);
    const [first] = latest().sent;
    latest().breakOff();
    vi.advanceTimersByTime(1000);
    latest().accept(viewMessage(3, 3));
    expect(latest().sent[0]).toEqual(first);
  });

  test('sends one move only, however often one clicks', () => {
    latest().accept(firstThree);
    table.choose(move);
    table.choose(move);
    expect(latest().sent).toHaveLength(1);
  });

  test('does not send when it is not asked', () => {
    latest().accept(entriesMessage([entry(1)], null));
    table.choose(move);
    expect(latest().sent).toHaveLength(0);
  });

  test('gives the choice back with the reason when a move is refused', () => {
    latest().accept(firstThree);
    table.choose(move);
    const { id } = latest().sent[0] as Extract<ToServer, { type: 'move' }>;
    latest().tell({ type: 'refused', id, code: 'not_legal', reason: 'not_in_hand' });
    expect(table.read().pending).toBeNull();
    expect(table.read().refused).toEqual({ code: 'not_legal', reason: 'not_in_hand' });
  });

  test('stays away from a table that does not exist', () => {
    latest().breakOff(4404);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(table.read().line).toBe('not_found');
  });

  test('dials again when nobody answers a ping', () => {
    latest().accept(firstThree);
    vi.advanceTimersByTime(20_000);
    expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(9_000);
    expect(Wire.all).toHaveLength(2);
  });

  test('waits longer and longer, but never for long', () => {
    expect(pause(0, 1)).toBe(500);
    expect(pause(3, 1)).toBe(4000);
    expect(pause(20, 1)).toBe(15_000);
    expect(pause(3, 0)).toBe(2000);
  });
});
