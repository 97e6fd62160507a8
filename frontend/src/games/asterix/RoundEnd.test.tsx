import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { RoundEnd } from './RoundEnd';
import type { Sum } from './sums';
import { table } from './table.fixture';

afterEach(cleanup);

const none: Sum = { seat: 0, left: [], leaving: [], lost: [], waiting: [], score: null, total: null };

function drawn(sums: readonly Sum[]): Element[] {
  cleanup();
  render(
    <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <RoundEnd {...table} round={{ round: 1, sums }} end={{ seq: 1, notes: [], telling: null, close: () => undefined }} />
    </ReadingProvider>,
  );
  return Array.from(document.querySelectorAll('.ax-sets'));
}

test('in the sums of a round Pirates stand apart from Romans, each with whom it let go, or an empty place', () => {
  const lost = [{ pirate: 'pirate_decurion', roman: 'roman_09' }, { pirate: 'pirate_general', roman: null }];
  const sums = [0, 1, 2].map((seat) => ({ ...none, seat, left: ['roman_07', 'roman_07'], lost: seat === 0 ? lost : [] }));
  const [own, other] = drawn(sums);
  const fans = (group: Element | null | undefined) => Array.from(group?.querySelectorAll('.ax-fan') ?? [], (fan) => Array.from(fan.children, (place) => place.children.length));
  expect(fans(own?.querySelector('.ax-pirates'))).toEqual([[1, 1], [1, 0]]);
  expect(fans(own)).toHaveLength(3);
  expect(fans(own?.querySelector('.ax-romans'))).toHaveLength(1);
  expect(fans(other?.querySelector('.ax-pirates'))).toEqual([]);
  expect(fans(other)).toEqual([[1, 1]]);
});

test('whom a Pirate of the sums lets go is said beside its skull in a few letters, and on no card too small for it', () => {
  language.set('en');
  const lost = [{ pirate: 'pirate_highest', roman: 'roman_15' }, { pirate: 'pirate_general', roman: null }];
  const [own] = drawn([{ ...none, left: ['roman_07'], lost, waiting: ['pirate_any'] }]);
  expect(Array.from(own?.querySelectorAll('.ax-flees') ?? [], (each) => each.textContent)).toEqual(['high', '12–14', 'any']);
  expect(own?.querySelectorAll('.ax-target')).toHaveLength(0);
});

test('all cards of the sums are equally large, as large while a Pirate has not been told of as after that', () => {
  const full = { ...none, left: ['roman_01', 'roman_02', 'roman_03', 'roman_04'] };
  const small = { ...none, seat: 1, left: ['roman_05'] };
  const before = drawn([{ ...full, left: [...full.left, 'roman_09'], leaving: ['roman_09'], waiting: ['pirate_decurion'] }, small]);
  const sizes = before.map((row) => row.getAttribute('style'));
  expect(new Set(sizes).size).toBe(1);
  const after = drawn([{ ...full, lost: [{ pirate: 'pirate_decurion', roman: 'roman_09' }] }, small]);
  expect(after.map((row) => row.getAttribute('style'))).toEqual(sizes);
});

test('equal cards of the sums are a pile with how many they are, a single one bears nothing', () => {
  const [own] = drawn([{ ...none, left: ['roman_01', 'roman_01', 'roman_01', 'roman_07'] }]);
  const piles = Array.from(own?.querySelectorAll<HTMLElement>('.ax-romans > .ax-tally') ?? []);
  expect(piles.map(({ dataset }) => dataset.count)).toEqual(['3', '1']);
  expect(piles.map((pile) => pile.querySelector('b > i')?.textContent)).toEqual(['×3', undefined]);
});
