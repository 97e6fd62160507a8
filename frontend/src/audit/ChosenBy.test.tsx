import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../i18n/setup';
import type { Seat, Table } from '../api/wire';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { ChosenBy } from './ChosenBy';

const seats = ['Awa', 'Efua'].map((name, seat) => ({ seat, name, sitter: 'person', player: `p${seat}`, resigned: false, kept: null }) as Seat);

beforeEach(() => language.set('en'));
afterEach(cleanup);

function shows(persons: readonly number[]): readonly (string | null)[] {
  const chosen = persons.map((person) => ({ person, bot: 5, clock: 0 }));
  render(
    <ReadingProvider game="toy" you={null} seats={seats} point={() => undefined} open={() => undefined}>
      <ChosenBy table={{ chosen } as unknown as Table} />
    </ReadingProvider>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('says who chose how many moves of a seat, where that was not one alone', () => {
  expect(shows([0, 34])).toEqual(['EfuaMoves: 34 in person, 5 bot']);
  cleanup();
  expect(shows([0, 0])).toEqual([]);
});
