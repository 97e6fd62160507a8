import { expect, test } from 'vitest';

import { chapters } from './chapters';
import { notes } from './notes.fixture';

test('a turn is over once its seat has built, collected its cards or passed', () => {
  const [turn] = chapters;
  const over = Object.values(notes).flatMap((each) => each.filter((note) => turn?.is(note))).map(({ type }) => type);
  expect([...new Set(over)].toSorted()).toEqual(['building_ended', 'cards_collected', 'turn_passed']);
});

test('what is first done in a turn is told under its heading, whether or not an elephant has brought anything', () => {
  const [turn] = chapters;
  const heading = { key: 'chapter.of', args: { who: { seat: 0 } } };
  const begins = Object.values(notes).flatMap((each) => each.filter((note) => turn?.turnFrom?.(note) != null));
  expect([...new Set(begins.map(({ type }) => type))].toSorted()).toEqual(['bonus_taken', 'dice_taken', 'tent_bought', 'turn_passed']);
  expect(begins.map((note) => turn?.turnFrom?.(note))).toContainEqual({ seat: 0, heading });
});
