import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import '../i18n/setup';
import type { Now, Seat } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { EndSeats } from './EndSeats';

vi.mock('../ui/useMode', () => ({ useMode: () => 'phone' }));

const seats = ['Awa', 'Efua'].map((name, seat) => ({ seat, sitter: 'person', name, resigned: false })) as Seat[];
const game = { key: 'toy', reached: ({ points }: { points: number }) => `${points}/5`, lacks: ({ seat }: { seat: number }) => (seat === 0 ? null : { key: 'lacks it' }) } as unknown as AnyGame;

afterEach(cleanup);

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

test('what was lost is taken from the end of the bar, so that the rest of it is the sum', () => {
  const items = (...points: readonly number[]) => points.map((each, at) => ({ key: `item${at}`, args: {}, points: each }));
  const plain = { key: 'toy', scoreItem: ({ key }: { key: string }) => ({ key }) } as unknown as AnyGame;
  const lines = [
    { seat: 0, rank: 1, points: 60, items: items(20, 40) },
    { seat: 1, rank: 2, points: 45, items: items(20, 30, -5) },
  ];
  render(
    <ReadingProvider game="toy" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <EndSeats game={plain} lines={lines} now={{ seats, undo: { counts: [0, 0] } } as unknown as Now} you={1} lined={false}>
        {null}
      </EndSeats>
    </ReadingProvider>,
  );
  const lengths = screen.getAllByRole('button').map((row) => [...row.querySelectorAll<HTMLElement>('.end-bar > span')].map((part) => (part.matches('.end-less') ? -1 : 1) * Math.round(Number(part.style.getPropertyValue('--of')) * 60)));
  expect(lengths).toEqual([[20, 40], [20, 30, -5]]);
  expect([...document.querySelectorAll('.end-dye')].map((dye) => dye.getAttribute('data-less'))).toEqual(['false', 'false', 'true']);
});

test('of who resigned it is said beside their name', () => {
  const lines = [3, 8].map((points, at) => ({ seat: at, rank: at + 1, points, items: [] }));
  const told = seats.map((each) => ({ ...each, resigned: each.seat === 1 }));
  render(
    <ReadingProvider game="toy" you={0} seats={told} point={() => undefined} open={() => undefined}>
      <EndSeats game={game} lines={lines} now={{ seats: told, undo: { counts: [0, 0] } } as unknown as Now} you={0} lined={false}>
        {null}
      </EndSeats>
    </ReadingProvider>,
  );
  expect(screen.getAllByRole('button').map((row) => row.querySelector('.end-name')?.textContent)).toEqual(['Awa', 'EfuaResigned']);
});
