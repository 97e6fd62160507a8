import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { ToServer } from '../api/wire';
import { LiveTable } from './live';
import { entriesMessage, entry, viewMessage } from './messages.fixture';
import { pause } from './socket';
import { FakeSocket } from './socket.fixture';

const firstThree = entriesMessage([entry(1), entry(2), entry(3)], 3);
const watched = { ...firstThree, you: null };
const move = { type: 'bid', card: '7' };

describe('a live table', () => {
  let table: LiveTable;
  let close: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    table = new LiveTable('t1');
    close = table.open();
  });

  afterEach(() => {
    close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('asks for the whole story first and for what it missed after a break', () => {
    expect(FakeSocket.latest().url).toMatch(/\/ws\/tables\/t1\/\?after=0$/);
    FakeSocket.latest().accept(firstThree);
    FakeSocket.latest().breakOff();
    expect(table.read().connection).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.latest().url).toMatch(/\?after=2$/);
    FakeSocket.latest().accept(entriesMessage([entry(3)], 3));
    expect(table.read().connection).toBe('live');
    expect(table.read().contradiction).toBeNull();
  });

  test.each([
    ['another entry', 'other', entriesMessage([{ ...entry(3), hash: 'f'.repeat(64) }], 3)],
    ['fewer entries', 'lost', viewMessage(2)],
  ])('says so if the server tells %s after a break, whatever it tells later', (_, what, message) => {
    FakeSocket.latest().accept(firstThree);
    FakeSocket.latest().breakOff();
    vi.advanceTimersByTime(1000);
    FakeSocket.latest().accept(message);
    expect(table.read().contradiction).toBe(what);
    FakeSocket.latest().tell(entriesMessage([entry(4)]));
    expect(table.read().contradiction).toBe(what);
  });

  test('heals a gap by asking again from what it has', () => {
    FakeSocket.latest().accept(firstThree);
    FakeSocket.latest().tell(entriesMessage([entry(5)]));
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.latest().url).toMatch(/\?after=2$/);
    expect(table.read().story.entries).toHaveLength(3);
  });

  test('keeps a move pending until its own entry is heard', () => {
    FakeSocket.latest().accept(firstThree);
    table.choose(3, move);
    const [sent] = FakeSocket.latest().sent;
    expect(sent).toMatchObject({ type: 'move', asked: 3, move });
    const { id } = sent as Extract<ToServer, { type: 'move' }>;
    FakeSocket.latest().tell({ type: 'ack', id, seq: 4, undone: false, held: false });
    expect(table.read().pending).toEqual(move);
    FakeSocket.latest().tell(entriesMessage([entry(4)]));
    expect(table.read().pending).toBeNull();
  });

  test('keeps a pass that waits for the end of its window until the question has gone, and sends it once', () => {
    FakeSocket.latest().accept(firstThree);
    table.choose(3, move);
    const { id } = FakeSocket.latest().sent[0] as Extract<ToServer, { type: 'move' }>;
    FakeSocket.latest().tell({ type: 'ack', id, seq: 3, undone: false, held: true });
    expect(table.read()).toMatchObject({ pending: move, held: true });
    FakeSocket.latest().tell(entriesMessage([{ ...entry(4), kind: 'said' }], 3));
    expect(table.read().held).toBe(true);
    FakeSocket.latest().breakOff();
    vi.advanceTimersByTime(1000);
    FakeSocket.latest().accept(viewMessage(4, 3));
    expect(FakeSocket.latest().sent).toEqual([]);
    FakeSocket.latest().tell(entriesMessage([entry(5)]));
    expect(table.read()).toMatchObject({ pending: null, held: false });
  });

  test('sends an unanswered move again after a break, under the same id', () => {
    FakeSocket.latest().accept(firstThree);
    table.choose(3, move);
    const [first] = FakeSocket.latest().sent;
    FakeSocket.latest().breakOff();
    vi.advanceTimersByTime(1000);
    FakeSocket.latest().accept(viewMessage(3, 3));
    expect(FakeSocket.latest().sent[0]).toEqual(first);
  });

  test('sends one move only, however often one clicks', () => {
    FakeSocket.latest().accept(firstThree);
    table.choose(3, move);
    table.choose(3, move);
    expect(FakeSocket.latest().sent).toHaveLength(1);
  });

  test('does not send when it is not asked', () => {
    FakeSocket.latest().accept(entriesMessage([entry(1)], null));
    table.choose(null, move);
    expect(FakeSocket.latest().sent).toHaveLength(0);
  });

  test('does not take the answer to one question as that to the next', () => {
    FakeSocket.latest().accept(firstThree);
    FakeSocket.latest().tell(entriesMessage([entry(4)], 4));
    table.choose(3, move);
    expect(FakeSocket.latest().sent).toHaveLength(0);
  });

  test('gives the choice back with the reason when a move is refused', () => {
    FakeSocket.latest().accept(firstThree);
    table.choose(3, move);
    const { id } = FakeSocket.latest().sent[0] as Extract<ToServer, { type: 'move' }>;
    FakeSocket.latest().tell({ type: 'refused', id, code: 'not_legal', reason: 'not_in_hand' });
    expect(table.read().pending).toBeNull();
    expect(table.read().refused).toEqual({ code: 'not_legal', reason: 'not_in_hand' });
  });

  test('stays away from a table that does not exist', () => {
    FakeSocket.latest().breakOff(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(table.read().connection).toBe('not_found');
  });

  test('connects again when nobody answers a ping', () => {
    FakeSocket.latest().accept(watched);
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.latest().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('tells who sits there within three seconds that the line is gone, and takes an answer that was only slow', () => {
    FakeSocket.latest().accept(firstThree);
    vi.advanceTimersByTime(2_900);
    expect(table.read().connection).toBe('lost');
    FakeSocket.latest().tell({ type: 'pong' });
    expect(table.read().connection).toBe('live');
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('asks once a second at most, and not at all while something is heard', () => {
    FakeSocket.latest().accept(firstThree);
    for (let second = 0; second < 10; second += 1) {
      vi.advanceTimersByTime(900);
      FakeSocket.latest().tell({ type: 'pong' });
    }
    expect(FakeSocket.latest().sent).toEqual([]);
    vi.advanceTimersByTime(1_100);
    expect(FakeSocket.latest().sent).toEqual([{ type: 'ping' }]);
  });

  test.each(['watches', 'looks elsewhere'])('leaves who %s twenty seconds', (who) => {
    const elsewhere = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(who === 'watches' ? 'visible' : 'hidden');
    FakeSocket.latest().accept(who === 'watches' ? watched : firstThree);
    vi.advanceTimersByTime(19_000);
    expect(FakeSocket.latest().sent).toEqual([]);
    elsewhere.mockRestore();
  });

  test('says at once that there is no network, and connects at once when there is one again', () => {
    FakeSocket.latest().accept(firstThree);
    window.dispatchEvent(new Event('offline'));
    expect(table.read().connection).toBe('lost');
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.latest().accept(viewMessage(3, 3));
    expect(table.read().connection).toBe('live');
  });

  test('waits longer and longer, but never for long', () => {
    expect(pause(0, 1)).toBe(500);
    expect(pause(3, 1)).toBe(4000);
    expect(pause(20, 1)).toBe(15_000);
    expect(pause(3, 0)).toBe(2000);
  });
});
