import { expect, test } from 'vitest';

import type { Live } from './live';
import { entriesMessage, entry } from './messages.fixture';
import { hear, untold, type Story } from './story';
import { united } from './united';

const quiet: Omit<Live, 'story'> = { connection: 'live', pending: null, held: false, refused: null, contradiction: null, presence: null };

function heard(story: Story, seq: number): Story {
  const next = hear(story, entriesMessage([entry(seq, [{ type: 'won', seq }])]));
  if (next === 'gap') throw new Error('a gap');
  return next;
}

const first = heard(untold, 1);
const second = heard(first, 2);
const third = heard(second, 3);
const drawn: Live = { ...quiet, story: first };

test('one story is drawn as it is', () => {
  const newest = { ...quiet, story: second };
  expect(united(newest, { drawn, told: drawn }, [newest])).toBe(newest);
});

test('of two stories the later one is drawn, with what happened in both', () => {
  const newest = { ...quiet, story: third, pending: 'a move' };
  const { story, pending } = united(newest, { drawn, told: drawn }, [{ ...quiet, story: second }, newest]);
  expect([story.entries, pending]).toEqual([third.entries, 'a move']);
  expect(story.recent.map(({ seq }) => seq)).toEqual([2, 3]);
});

test('an acknowledgement tells nothing again', () => {
  const both = united({ ...quiet, story: third }, { drawn, told: drawn }, [{ ...quiet, story: second }, { ...quiet, story: third }]);
  const newest = { ...quiet, story: third, held: true };
  const next = united(newest, { drawn: both, told: { ...quiet, story: third } }, [newest]);
  expect(next.story).toBe(both.story);
  expect(next.held).toBe(true);
});
