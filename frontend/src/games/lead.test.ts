import { expect, test } from 'vitest';

import { courseOf, turning, type Step } from './lead';

/** A step of a seat in that stretch. */
function step(stretch: number, seat: number, points: number): Step {
  return { seat, points, stretch, seq: stretch * 10 + seat, line: { key: `${points}` } };
}

function told(steps: readonly Step[], begun: readonly number[], winner: number | null = null) {
  return turning(steps, begun, winner).map(({ seat, as, own, next }) => `${seat} ${as} ${own}:${next}`);
}

test('all points are known after each stretch, also after one that brought nothing', () => {
  expect(courseOf([step(1, 0, 3), step(1, 0, 1), step(3, 1, 5)], [20, 20])).toEqual([[20, 20], [24, 20], [24, 20], [24, 25]]);
});

test('a moment is when a seat passes whoever led; who leads first has passed nobody', () => {
  expect(told([step(1, 0, 3), step(2, 1, 2), step(3, 1, 2), step(4, 0, 4)], [0, 0])).toEqual(['1 lead 4:3', '0 lead 7:4']);
});

test('the lead that who won has kept is told as that', () => {
  const steps = [step(1, 0, 3), step(2, 1, 4), step(3, 0, 4), step(4, 1, 1)];
  expect(told(steps, [0, 0], 0)).toEqual(['1 lead 4:3', '0 kept 7:4']);
  expect(told(steps, [0, 0], 1).at(-1)).toBe('0 lead 7:4');
});

test('drawing level is no lead, and having it back is no moment', () => {
  expect(told([step(1, 0, 4), step(2, 1, 4), step(3, 0, 4)], [0, 0])).toEqual(['0 largest 4:0']);
});

test('who leads because others have paid has passed nobody, until the next gain', () => {
  const steps = [step(1, 0, 5), step(2, 1, 2), step(3, 0, -4), step(4, 1, 3)];
  expect(told(steps.slice(0, 3), [0, 0])).toEqual(['0 largest 5:0']);
  expect(told(steps, [0, 0])).toEqual(['1 lead 5:1']);
});

test('who comes out of several that led together has passed them', () => {
  expect(told([step(1, 0, 3), step(1, 1, 3), step(2, 2, 4)], [0, 0, 0], 2)).toEqual(['2 kept 4:3']);
});

test('where nobody was passed it is the largest gain of who won, and where there is none it is none', () => {
  const steps = [step(1, 0, 5), step(2, 1, 4), step(3, 0, 3), step(4, 1, 3)];
  expect(told(steps, [0, 0], 0)).toEqual(['0 largest 5:0']);
  expect(told(steps.slice(1), [6, 0], null)).toEqual(['1 largest 4:6']);
  expect(told([step(1, 0, -3)], [5, 5])).toEqual([]);
});

test('beside it stands the most that a leader missed who did not win', () => {
  const steps = [step(1, 0, 2), step(1, 1, 3), { ...step(2, 0, 0), missed: 7 }, { ...step(2, 1, 0), missed: 5 }, step(2, 2, 4), { ...step(3, 2, 0), missed: 9 }, { ...step(3, 0, 0), missed: 8 }];
  expect(told(steps, [0, 0, 0], 2)).toEqual(['1 missed 3:4', '2 kept 4:3']);
});

test('who has as much as others leads nobody, and misses nothing as a leader', () => {
  const steps = [step(1, 0, 3), step(1, 1, 3), { ...step(2, 1, 0), missed: 5 }, step(2, 2, 4)];
  expect(told(steps, [0, 0, 0], 2)).toEqual(['2 kept 4:3']);
});

test('of many the last is told, and the two that brought most, in the order of the story', () => {
  const steps = [step(1, 0, 3), step(2, 1, 4), step(3, 0, 6), step(4, 1, 7), step(5, 0, 3), step(6, 1, 2)];
  expect(told(steps, [0, 0], 1)).toEqual(['0 lead 9:4', '1 lead 11:9', '1 kept 13:12']);
});

test('what is small beside the largest is left out, but for the last', () => {
  const steps = [step(1, 0, 1), step(2, 1, 2), step(3, 0, 9), step(4, 1, 9), step(5, 1, -2), step(6, 0, 1)];
  expect(told(steps, [0, 0])).toEqual(['0 lead 10:2', '1 lead 11:10', '0 lead 11:9']);
  const early = [step(1, 0, 1), step(2, 1, 2), step(3, 0, 9), step(4, 1, 9)];
  expect(told(early, [0, 0])).toEqual(['0 lead 10:2', '1 lead 11:10']);
});

test('a moment is told by what brought most of it, and leads there', () => {
  const [moment] = turning([step(1, 0, 3), { ...step(2, 1, 2), seq: 7 }, { ...step(2, 1, 5), seq: 8 }, { ...step(2, 1, -1), seq: 9 }], [0, 0], null);
  expect(moment).toMatchObject({ seq: 8, points: 6, line: { key: '5' }, stretch: 2 });
});
