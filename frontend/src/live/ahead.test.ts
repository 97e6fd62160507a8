import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { liveTable, openAhead } from './ahead';
import { entriesMessage, entry } from './messages.fixture';
import { FakeSocket } from './socket.fixture';

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what came before the page was drawn is there, and no second line is opened', () => {
  openAhead('t1');
  FakeSocket.latest().accept(entriesMessage([entry(1), entry(2)]));
  const table = liveTable('t1');
  const close = table.open();
  expect(table.read().story.entries).toHaveLength(2);
  expect(FakeSocket.all).toHaveLength(1);
  close();
});

test('who was not let in before they said their name gets a line of their own', () => {
  openAhead('t1');
  FakeSocket.latest().breakOff(4401);
  const close = liveTable('t1').open();
  expect(FakeSocket.all).toHaveLength(2);
  close();
});

test('another table has another line', () => {
  openAhead('t1');
  const close = liveTable('t2').open();
  expect(FakeSocket.latest().url).toContain('/ws/tables/t2/');
  close();
});

test('a line that was closed can be opened again', () => {
  openAhead('t1');
  const table = liveTable('t1');
  table.open()();
  table.open()();
  expect(FakeSocket.all).toHaveLength(2);
});
