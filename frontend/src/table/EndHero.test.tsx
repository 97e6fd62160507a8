import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import '../i18n/setup';
import type { Now, Seat } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { EndHero } from './EndHero';

const seats = ['Awa', 'Efua', 'Kofi'].map((name, seat) => ({ seat, sitter: 'person', name, resigned: false })) as Seat[];
const game = { key: 'toy', sentence: () => null } as unknown as AnyGame;

/** What is said of Awa's rank where the seats have these. */
function rank(ranks: readonly number[]): string | null | undefined {
  const lines = ranks.map((each, seat) => ({ seat, rank: each, points: 9 - each, items: [] }));
  const { container } = render(
    <ReadingProvider game="toy" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <EndHero game={game} lines={lines} now={{ seats } as unknown as Now} you={0} entries={[]} />
    </ReadingProvider>,
  );
  return container.querySelector('.end-own-rank')?.textContent;
}

afterEach(cleanup);

test('a rank that is shared is called so', () => {
  expect(rank([2, 1, 2])).toBe('Rank 2 of 3, shared');
  cleanup();
  expect(rank([2, 1, 3])).toBe('Rank 2 of 3');
});
