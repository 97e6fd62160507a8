import { describe, expect, test } from 'vitest';

import { across, apart, HEIGHT, lineOf, sharesAt, turns, wholePercents, WIDTH, type Moments } from './chances';

const moments: Moments = [
  { seq: 0, shares: [5000, 5000] },
  { seq: 11, shares: [7500, 2500] },
  { seq: 15, shares: [7000, 3000] },
  { seq: 20, shares: [0, 10_000] },
];
const span = { first: 1, last: 21 };

describe('chances', () => {
  test('stand until the next entry that changed them', () => {
    expect([1, 10, 11, 14, 20, 30].map((seq) => sharesAt(moments, seq)[0])).toEqual([5000, 5000, 7500, 7500, 0, 0]);
  });

  test('are drawn level, and change within one entry', () => {
    const points = lineOf(moments, 0, span).slice(1).split('L');
    const at = (seq: number, share: number) => `${Math.round(across(span, seq) * WIDTH)} ${Math.round((1 - share / 10_000) * HEIGHT)}`;
    expect(points).toEqual([at(1, 5000), at(10, 5000), at(11, 7500), at(14, 7500), at(15, 7000), at(19, 7000), at(20, 0), at(21, 0)]);
  });

  test('lie at the edge before the first step and after the last', () => {
    expect([across(span, 0), across(span, 1), across(span, 11), across(span, 99)]).toEqual([0, 0, 0.5, 1]);
    expect(across({ first: 3, last: 3 }, 3)).toBe(0);
  });

  test('of a seat are named where they lie farthest from all others', () => {
    expect(apart(moments, 0, span)).toMatchObject({ seq: 20, share: 0 });
    expect(apart([{ seq: 4, shares: [10_000] }], 0, span)).toMatchObject({ seq: 4, share: 10_000 });
  });
});

test('what turned the game are the largest changes, each by the seat that it changed most', () => {
  const three: Moments = [
    { seq: 0, shares: [3000, 3000, 4000] },
    { seq: 5, shares: [3100, 2000, 4900] },
    { seq: 6, shares: [10_000, 0, 0] },
    { seq: 7, shares: [10_000, 0, 0] },
  ];
  expect(turns(three, 2)).toEqual([
    { seq: 6, seat: 0, from: 3100, to: 10_000 },
    { seq: 5, seat: 1, from: 3000, to: 2000 },
  ]);
});

test.each([
  [[2550, 1249, -1299, 7500], [26, 12, -13, 75], 100],
  [[3333, 3333, 3334], [33, 33, 34], 100],
  [[-50, -50, 100], [0, -1, 1], 0],
  [[0, 0], [0, 0], 0],
])('%j in whole per cent add up as before', (shares, whole, sum) => {
  expect(wholePercents(shares)).toEqual(whole);
  expect(whole.reduce((all, each) => all + each, 0)).toBe(sum);
});
