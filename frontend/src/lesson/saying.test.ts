import { expect, test } from 'vitest';

import type { Lesson, Moment } from './lesson';
import { parsed, recordedOf } from './lesson.fixture';
import { sayingAt } from './saying';

test('a step marks what it speaks of, and what else is to be pressed', () => {
  const bania = parsed('src/games/bania/lesson/lesson.json') as Lesson;
  const now = { you: 0, asked: 5, ...recordedOf('bania').start } as unknown as Moment;
  expect(sayingAt(bania, { shown: [], closed: [], called: null }, 't1', now, false).at).toEqual(['space:g8', 'seat:0/tents/tent_sok_i']);
});
