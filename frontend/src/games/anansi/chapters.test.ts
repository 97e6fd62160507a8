import { expect, test } from 'vitest';

import { chapters } from './chapters';
import { notes } from './notes.fixture';

test('a round begins where its first cards are laid into the display: the row of colours is laid once a game', () => {
  const [round] = chapters;
  expect(Object.values(notes).flat().filter((note) => round?.is(note) === true).map(({ type }) => type)).toEqual(['display_laid']);
});
