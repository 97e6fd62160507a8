import { describe, expect, test } from 'vitest';

import type { Entry } from '../api/wire';
import { hear, heardUpTo, untold, type Story } from './story';
import { changedMessage, entriesMessage, entry, viewMessage } from './messages.fixture';

function heard(story: Story, from: number, to: number): Story {
  const next = hear(story, entriesMessage(range(from, to)));
  if (next === 'gap') throw new Error('a gap');
  return next;
}

function range(from: number, to: number): Entry[] {
  return Array.from({ length: to - from + 1 }, (_, at) => entry(from + at, [{ type: 'note', n: from + at }]));
}

describe('the story of a table', () => {
  test('grows by what is new, in order', () => {
    const story = heard(heard(untold, 1, 3), 4, 5);
    expect(story.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(story.now?.seq).toBe(5);
  });

  test('leaves out what it has heard before', () => {
    const story = heard(heard(untold, 1, 3), 2, 4);
    expect(story.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  test('notices a gap between entries and before a view', () => {
    const story = heard(untold, 1, 3);
    expect(hear(story, entriesMessage(range(5, 6)))).toBe('gap');
    expect(hear(story, viewMessage(4))).toBe('gap');
  });

  test('goes on from the message before where only what has changed is told', () => {
    const story = heard(untold, 1, 3);
    const next = hear(story, changedMessage(3, range(4, 5), 5));
    if (next === 'gap') throw new Error('a gap');
    expect(next.now).toEqual({ ...story.now, seq: 5, asked: 5 });
    expect(next.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(next.recent.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  test('notices that what has changed is told of another message than the last', () => {
    expect(hear(untold, changedMessage(0, range(1, 1)))).toBe('gap');
    expect(hear(heard(untold, 1, 3), changedMessage(2, range(4, 5)))).toBe('gap');
    expect(hear(heard(untold, 1, 3), changedMessage(4, range(4, 5)))).toBe('gap');
  });

  test('takes a long log in pages, and acts out none of it', () => {
    const page = (story: Story, from: number, to: number): Story => {
      const next = hear(story, { ...entriesMessage(range(from, to)), seq: 9 });
      if (next === 'gap') throw new Error('a gap');
      return next;
    };
    const first = page(untold, 1, 4);
    expect([first.now?.seq, first.entries.length, first.catchingUp]).toEqual([9, 4, true]);
    const all = page(page(first, 5, 8), 9, 9);
    expect(all.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([all.recent, all.catchingUp]).toEqual([[], false]);
    expect(hear(first, { ...entriesMessage(range(6, 9)), seq: 9 })).toBe('gap');
  });

  test('does not go back to an older situation', () => {
    const story = heard(untold, 1, 3);
    expect(hear(story, viewMessage(2))).toBe(story);
  });

  test('acts out what is new, but not what was missed', () => {
    const first = heard(untold, 1, 3);
    expect(first.recent).toEqual([]);
    const next = heard(first, 4, 4);
    expect(next.recent).toEqual([{ seq: 4, note: { type: 'note', n: 4 } }]);
    expect(heard({ ...next, catchingUp: true }, 5, 9).recent).toEqual([]);
  });

  test('knows how far it has heard', () => {
    expect(heardUpTo(untold)).toBe(0);
    expect(heardUpTo(heard(untold, 1, 3))).toBe(3);
  });
});
