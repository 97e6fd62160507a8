import { expect, test } from 'vitest';

import type { Lesson, Moment } from './lesson';
import { parsed, recordedOf } from './lesson.fixture';
import { sayingAt } from './saying';

test('a step marks what it speaks of, and what else is to be pressed', () => {
  const bania = parsed('src/games/bania/lesson/lesson.json') as Lesson;
  const now = { you: 0, asked: 5, ...recordedOf('bania').start } as unknown as Moment;
  expect(sayingAt(bania, { shown: [], closed: [], called: null }, 't1', now, false).at).toEqual(['space:g8', 'seat:0/tents/tent_sok_i']);
});

test('where a task takes more than one question, what is left of it to be pressed is marked', () => {
  const bania = parsed('src/games/bania/lesson/lesson.json') as Lesson;
  const { view, ...rest } = recordedOf('bania').neighbours as { readonly view: { readonly turns: number; readonly spaces: readonly { readonly space: string }[] } };
  const shown = [['neighbours', 5, 't1', view.turns]] as const;
  const built = { ...view, spaces: view.spaces.map((each) => (each.space === 'h2' ? { ...each, kind: 'tent', tent: 'tent_kii_s' } : each)) };
  const at = (seen: object) => sayingAt(bania, { shown, closed: ['neighbours'], called: null }, 't1', { you: 0, asked: 7, forced: false, ...rest, view: seen } as unknown as Moment, false).at;
  expect(at(view)).toEqual(['space:h2', 'seat:0/tents/tent_kii_s']);
  expect(at(built)).toEqual(['do/end']);
});
