import { expect, test } from 'vitest';

import bania from '../games/bania/lesson/lesson.json';
import type { Lesson, Moment } from './lesson';
import { recordedOf } from './lesson.fixture';
import { sayingAt } from './saying';

test('a step marks what it speaks of, and what else is to be pressed', () => {
  const now = { you: 0, asked: 5, ...recordedOf('bania').start } as unknown as Moment;
  expect(sayingAt(bania as unknown as Lesson, { shown: [], closed: [], called: null }, 't1', now, false).at).toEqual(['space:g8', 'seat:0/tents/tent_sok_i']);
});
