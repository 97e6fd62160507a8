import { expect, test } from 'vitest';

import { chapters } from './chapters';
import { notes } from './notes.fixture';
import type { Note } from './types';

test('a round begins, and is headed in the story, where its first cards are laid into the display: the row of colours is laid once a game', () => {
  const [round] = chapters;
  const these = (is: (note: Note) => boolean) => Object.values(notes).flat().filter(is).map(({ type }) => type);
  expect([these((note) => round?.is(note) === true), these((note) => round?.heads?.(note) === true)]).toEqual([['display_laid'], ['display_laid']]);
});
