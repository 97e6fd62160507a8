import { describe, expect, test } from 'vitest';

import type { Entry } from '../api/wire';
import { filtered, rowsOf } from './rows';

let seq = 0;
const entry = (kind: string, more: Partial<Entry> = {}): Entry => ({
  ...{ seq: (seq += 1), kind, seat: null, by: null, at: '2026-11-22T10:00:00Z', hash: `${seq}`, notes: [], data: null },
  ...more,
});

function log(): readonly Entry[] {
  seq = 0;
  return [
    entry('opened', { data: { game: 'asterix' } }),
    entry('seated', { seat: 0, data: { sitter: 'person', name: 'Ama', host: true } }),
    entry('seated', { seat: 1, data: { sitter: 'bot', level: 'novice', name: null } }),
    entry('started'),
    entry('played', { seat: 0, by: 'person' }),
    entry('played', { seat: 1, by: 'bot' }),
    entry('dealt'),
    entry('played', { seat: 0 }),
    entry('undone', { seat: 0, data: { type: 'rewound', entries: [8], free: true } }),
    entry('handed_over', { seat: 0, data: { level: 'casual', why: 'left', name: 'Ama' } }),
    entry('played', { seat: 0, by: 'bot', data: { failed: true } }),
    entry('played', { seat: 0, proof: { id: null, leaf: '', chosen: { by: 'clock', level: null, build: null, failed: false } } }),
    entry('played', { seat: 1, proof: { id: null, leaf: '', chosen: { by: 'bot', level: 'novice', build: 'greedy-1', failed: false } } }),
    entry('handed_over', { seat: 0, data: { level: null, why: 'returned', name: 'Ama' } }),
    entry('played', { seat: 0, by: 'person' }),
    entry('handed_over', { seat: 0, data: { level: 'casual', why: 'away', name: 'Ama' } }),
    entry('said', { data: { text: 'hm', name: 'Kofi' } }),
    entry('undo_answered', { data: { request: 8, yes: false, by: 'clock' } }),
    entry('ended', { data: { why: 'played' } }),
    entry('erased', { data: { entry: 14, reason: 'rude' } }),
    entry('from_the_future'),
    entry('handed_over', { seat: 0, data: { level: null, why: 'staff', name: 'Ama', reason: 'she was there' } }),
    entry('played', { seat: 0, by: 'person' }),
  ];
}

describe('the lines of an audit', () => {
  const rows = rowsOf(log());

  test('name who brought each entry about, as they sat then', () => {
    const bot = { build: null, failed: false };
    expect(rows.map(({ author: { is, ...rest } }) => [is, rest])).toEqual([
      ['person', { name: 'Ama', seat: null }],
      ['person', { name: 'Ama', seat: 0 }],
      ['bot', { ...bot, level: 'novice', seat: 1 }],
      ['person', { name: 'Ama', seat: null }],
      ['person', { name: 'Ama', seat: 0 }],
      ['bot', { ...bot, level: 'novice', seat: 1 }],
      ['chance', { seat: null }],
      ['hidden', { seat: 0 }],
      ['person', { name: 'Ama', seat: 0 }],
      ['person', { name: 'Ama', seat: 0 }],
      ['bot', { level: 'casual', build: null, failed: true, seat: 0 }],
      ['clock', { seat: 0 }],
      ['bot', { level: 'novice', build: 'greedy-1', failed: false, seat: 1 }],
      ['person', { name: 'Ama', seat: 0 }],
      ['person', { name: 'Ama', seat: 0 }],
      ['clock', { seat: 0 }],
      ['person', { name: 'Kofi', seat: null }],
      ['clock', { seat: null }],
      ['platform', { seat: null }],
      ['staff', { seat: null }],
      ['person', { name: 'Ama', seat: null }],
      ['staff', { seat: 0 }],
      ['person', { name: 'Ama', seat: 0 }],
    ]);
  });

  test('say what was taken back, and from when on there is something to see', () => {
    expect(rows.filter(({ gone }) => gone).map((row) => row.entry.seq)).toEqual([8]);
    expect(rows.find(({ begun }) => begun)?.entry.kind).toBe('started');
  });

  test('are found by what they are about, by seat, and by all words that one searches', () => {
    const texts = new Map(rows.map(({ entry: { seq: number, kind, hash } }) => [number, `${kind} ${hash}`]));
    const numbers = (wanted: Partial<Parameters<typeof filtered>[1]>) => filtered(rows, { group: null, seat: null, text: '', ...wanted }, texts).map((row) => row.entry.seq);
    expect(numbers({})).toHaveLength(rows.length);
    expect(numbers({ group: 'undo' })).toEqual([9, 18]);
    expect(numbers({ group: 'people', seat: 0 })).toEqual([2, 10, 14, 16, 22]);
    expect(numbers({ text: '  Played  1 ' })).toEqual([11, 12, 13, 15]);
    expect(numbers({ text: 'nothing' })).toEqual([]);
  });
});
