import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import '../i18n/setup';
import type { Now, Seat } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { entry } from '../live/messages.fixture';
import { EndHero } from './EndHero';

const seats = ['Awa', 'Efua', 'Kofi'].map((name, seat) => ({ seat, sitter: 'person', name, resigned: false })) as Seat[];
const game = { key: 'toy', sentence: () => null } as unknown as AnyGame;

/** What the end says to Awa where the seats have these ranks, and where these have resigned. */
function said(ranks: readonly number[], gone: readonly number[] = [], why = 'played'): Element {
  const told = seats.map((each) => ({ ...each, resigned: gone.includes(each.seat) }));
  const lines = ranks.map((each, seat) => ({ seat, rank: each, points: 9 - each, items: [] }));
  const { container } = render(
    <ReadingProvider game="toy" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <EndHero game={game} lines={lines} now={{ seats: told } as unknown as Now} you={0} entries={[{ ...entry(9), kind: 'ended', data: { why } }]} />
    </ReadingProvider>,
  );
  return container;
}

const rank = (ranks: readonly number[]) => said(ranks).querySelector('.end-own-rank')?.textContent;
const why = (ranks: readonly number[], gone: readonly number[], ended?: string) => said(ranks, gone, ended).querySelector('.end-why')?.textContent;

afterEach(cleanup);

test('a rank that is shared is called so', () => {
  expect(rank([2, 1, 2])).toBe('Rank 2 of 3, shared');
  cleanup();
  expect(rank([2, 1, 3])).toBe('Rank 2 of 3');
});

test('where a game ends because somebody resigns it is said, and no points that decided nothing', () => {
  expect(why([2, 1], [0], 'resigned')).toBe('Resigned: Awa');
  expect(why([1, 2, 3], [])).toBe('One point more than Efua');
});

test('where bots have played to the end for all others they are not said to have resigned', () => {
  expect(why([2, 1, 3], [0, 2])).toBe('');
});

test('who won is not measured against somebody who resigned', () => {
  expect(why([3, 1, 2], [0])).toBe('One point more than Kofi');
  expect(why([2, 1, 3], [0])).toBe('2 points more than Kofi');
});

test('who reads is not told of as of somebody else, and nobody who shares the next rank is left out', () => {
  expect(why([2, 1, 3], [])).toBe('One point more than you');
  expect(why([2, 1, 2], [])).toBe('One point more than you and Kofi');
});
