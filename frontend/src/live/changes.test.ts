import { describe, expect, test } from 'vitest';

import { patched, type Change } from './changes';

describe('what has changed', () => {
  const table = { phase: 'bid', hands: [['a', 'b', 'c'], ['d']], seats: [{ gold: 1, name: 'Ama' }, { gold: 2, name: 'Kofi' }], view: null };

  test.each<[string, Change, unknown]>([
    ['a value', { phase: ['deal'] }, { ...table, phase: 'deal' }],
    ['a value that is null, or was', { phase: [null], view: [{ you: 1 }] }, { ...table, phase: null, view: { you: 1 } }],
    ['a list as a whole', { hands: [[]] }, { ...table, hands: [] }],
    ['a field of an element', { seats: { 1: { gold: [5] } } }, { ...table, seats: [table.seats[0], { gold: 5, name: 'Kofi' }] }],
    ['elements that go', { hands: { 0: [1, 2, []] } }, { ...table, hands: [['a'], ['d']] }],
    ['elements that come', { hands: [2, 0, [['e']]] }, { ...table, hands: [...table.hands, ['e']] }],
    ['elements in place of others', { hands: { 0: [0, 1, ['x', 'y']] } }, { ...table, hands: [['x', 'y', 'b', 'c'], ['d']] }],
    ['a field that goes, and one that comes', { phase: [], talk: [['hello']] }, { hands: table.hands, seats: table.seats, view: null, talk: ['hello'] }],
    ['nothing', {}, table],
  ])('%s', (_, change, after) => {
    expect(patched<unknown>(table, change)).toEqual(after);
  });

  test('leaves what was there before as it was, and shares what has not changed', () => {
    const before = structuredClone(table);
    const after = patched(table, { seats: { 0: { gold: [7] } } });
    expect(table).toEqual(before);
    expect(after.hands).toBe(table.hands);
    expect(after.seats[1]).toBe(table.seats[1]);
  });
});
