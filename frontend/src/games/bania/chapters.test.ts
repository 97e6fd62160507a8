import { expect, test } from 'vitest';

import { chapters } from './chapters';
import { notes } from './notes.fixture';

test('a turn is over once its seat has built, collected its cards or passed', () => {
  const [turn] = chapters;
  const over = Object.values(notes).flatMap((each) => each.filter((note) => turn?.is(note))).map(({ type }) => type);
  expect([...new Set(over)].toSorted()).toEqual(['building_ended', 'cards_collected', 'turn_passed']);
});
