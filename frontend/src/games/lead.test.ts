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

test('who leads because others have paid has passed nobody, also with the next gain; that it fell to who won for good is told', () => {
  const steps = [step(1, 0, 5), step(2, 1, 2), step(3, 0, -4), step(4, 1, 3)];
  expect(told(steps, [0, 0])).toEqual(['0 largest 5:0']);
  expect(told(steps, [0, 0], 1)).toEqual(['1 left 2:1']);
  const again = [...steps, step(5, 1, -5), step(6, 1, 5)];
  expect(told(again, [0, 0], 1), 'lost again').toEqual(['1 kept 5:1']);
});

test('a bonus at the end is told without which somebody else would have won, or nobody alone; else nothing of it', () => {
  const bonus = (seat: number, points: number, at: number): Step => ({ ...step(3, seat, points), seq: 29, bonus: at });
  const steps = [step(1, 0, 5), step(2, 1, 6)];
  expect(told([...steps, bonus(0, 2, 1), bonus(1, 3, 2)], [0, 0], 1)).toEqual(['1 lead 6:5', '1 bonus 9:7']);
  expect(told([...steps, bonus(0, 2, 1), bonus(1, 1, 2), bonus(1, 1, 3)], [0, 0], 1).at(-1), 'drawn without it').toBe('1 bonus 8:7');
  expect(told([...steps, bonus(1, 3, 2)], [0, 0], 1)).toEqual(['1 kept 6:5']);
  expect(told([...steps, bonus(0, 1, 1)], [0, 0], null), 'nobody won alone').toEqual(['1 lead 6:5']);
});

test('where no single bonus decided, but all of them did, it is that with which the lead came', () => {
  const bonus = (points: number, at: number): Step => ({ ...step(3, 1, points), bonus: at });
  expect(told([step(1, 0, 5), step(2, 1, 4), bonus(2, 1), bonus(2, 2), bonus(2, 3)], [0, 0], 1)).toEqual(['1 kept 6:5']);
});

test('of who won something is told in any case', () => {
  const steps = [step(1, 0, 5), step(2, 1, 6), step(3, 0, 3), step(4, 0, -3), step(5, 0, -1), step(6, 1, -4), step(7, 0, 2)];
  expect(told(steps, [9, 0], 0)).toEqual(['0 largest 14:0']);
  expect(told([step(1, 0, 5), step(2, 1, 6), step(3, 1, -2), step(4, 0, -1), step(5, 1, -1)], [0, 0], 0)).toEqual(['0 largest 5:0', '1 lead 6:5']);
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
  const steps = [step(1, 0, 1), step(2, 1, 2), step(3, 0, 9), step(4, 1, 9), step(5, 0, 2)];
  expect(told(steps, [0, 0])).toEqual(['0 lead 10:2', '1 lead 11:10', '0 lead 12:11']);
  const early = [step(1, 0, 1), step(2, 1, 2), step(3, 0, 9), step(4, 1, 9)];
  expect(told(early, [0, 0])).toEqual(['0 lead 10:2', '1 lead 11:10']);
});

test('a moment is the entry of the turn that brought the lead, with the points right after it, told by what brought most of it', () => {
  const [moment] = turning([step(1, 0, 3), { ...step(2, 1, 2), seq: 7 }, { ...step(2, 1, 1), seq: 8 }, { ...step(2, 1, 5), seq: 8 }, { ...step(2, 1, -1), seq: 9 }], [0, 0], null);
  expect(moment).toMatchObject({ seq: 8, points: 6, own: 8, next: 3, line: { key: '5' }, stretch: 2 });
});
