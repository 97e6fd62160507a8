import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { LastResult } from './LastResult';
import { table, view } from './table.fixture';

const FIVE = ['asterix', 'obelix', 'getafix', 'vitalstatistix', 'cacofonix'];
const seats = [...table.seats, ...table.seats].slice(0, FIVE.length);

beforeEach(() => language.set('en'));

function told(winner: number | null, ...bids: readonly string[]) {
  const gauls = bids.length > view.gauls.length ? FIVE.slice(0, bids.length) : view.gauls;
  const page = render(
    <ReadingProvider game="asterix" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <LastResult {...table} seats={seats} view={{ ...view, gauls, last_trick: { prize: 'roman_07', bids: [...bids], winner } }} />
    </ReadingProvider>,
  );
  const said = page.container.querySelector('.ax-last-result')?.textContent;
  page.unmount();
  return said;
}

test('of the last trick it is said who won it with what, and what else decided', () => {
  expect(told(1, '4', '5', '1')).toBe('Kofi won the Standard-bearer (7) with the 5.');
  expect(told(0, '4', '4', '1')).toBe('You won the Standard-bearer (7) with the 4. It had more flasks.');
  expect(told(2, '7', '7', '1')).toBe('Ama won the Standard-bearer (7) with the 1. Cancelled: 7.');
  expect(told(2, 'idefix', 'idefix', '1')).toBe('Ama won the Standard-bearer (7) with the 1. Cancelled: Dogmatix.');
  expect(told(null, 'idefix', 'idefix', 'idefix')).toBe('Nobody won the Standard-bearer (7). Cancelled: Dogmatix.');
});

test('where pairs are out and flasks decide as well, both are said; a number that won is out so many times', () => {
  expect(told(0, '4', '4', 'idefix', 'idefix')).toBe('You won the Standard-bearer (7) with the 4. It had more flasks. Cancelled: Dogmatix.');
  // Getafix and Vitalstatistix have three flasks on their 10, Obelix more on his 9 than Asterix, and Cacofonix two on his 10.
  expect(told(1, '9', '9', '10', '10')).toMatch(/with the 9\. It had more flasks\. Cancelled: 10\.$/);
  expect(told(4, '1', '2', '10', '10', '10')).toMatch(/with the 10\. Cancelled: 2 × 10\.$/);
});
