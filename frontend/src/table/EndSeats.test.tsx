import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { Now, Seat } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { EndSeats } from './EndSeats';

vi.mock('../ui/useMode', () => ({ useMode: () => 'phone' }));

const seats = ['Awa', 'Efua'].map((name, seat) => ({ seat, sitter: 'person', name, resigned: false })) as Seat[];
const game = { key: 'toy', reached: ({ points }: { points: number }) => `${points}/5`, lacks: ({ seat }: { seat: number }) => (seat === 0 ? null : { key: 'lacks it' }) } as unknown as AnyGame;

test('on a phone the row of a seat says what it lacks, of whoever lacks something', () => {
  const lines = [5, 3].map((points, seat) => ({ seat, rank: seat + 1, points, items: [] }));
  render(
    <ReadingProvider game="toy" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <EndSeats game={game} lines={lines} now={{ seats, undo: { counts: [0, 0] } } as unknown as Now} you={0} lined={false}>
        {null}
      </EndSeats>
    </ReadingProvider>,
  );
  expect(screen.getAllByRole('button').map((row) => row.querySelector('.end-reached')?.textContent)).toEqual(['5/5', '3/5 lacks it']);
});
