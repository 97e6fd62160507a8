import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Place } from './Place';
import { table, view } from './table.fixture';

vi.mock('../../ui/useMode', async (original) => ({ ...(await original<object>()), useMode: () => 'wide', useRoomy: () => true, useBroad: () => true }));

beforeEach(() => language.set('en'));
afterEach(cleanup);

const roman = (value: number) => `roman_${String(value).padStart(2, '0')}`;
const romans = (...values: readonly number[]) => values.map(roman);

/** How each seat's captures are drawn: as cards, as a fan of them, or as numbers. */
function drawn(fronts: readonly (readonly string[])[], compact: boolean): (string | undefined)[] {
  return fronts.map((_, seat) => {
    const { container, unmount } = render(
      <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
        <Place {...table} view={{ ...view, fronts: fronts as string[][] }} seat={seat} compact={compact} />
      </ReadingProvider>,
    );
    const list = container.querySelector('[data-at$="/front"]')?.classList;
    unmount();
    return list?.contains('ax-fanned') ? 'fan' : list?.contains('ax-front') ? 'cards' : 'numbers';
  });
}

const [few, some, many] = [romans(3), romans(1, 2, 3, 4, 5, 6, 7), romans(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12)];

test('the captures of all other seats are drawn alike, as the fullest of them needs', () => {
  expect(drawn([few, few, few], false)).toEqual(['cards', 'cards', 'cards']);
  expect(drawn([few, few, some], false)).toEqual(['cards', 'fan', 'fan']);
  expect(drawn([few, few, many], false)).toEqual(['cards', 'numbers', 'numbers']);
  expect(drawn([few, many, few], true)).toEqual(['cards', 'numbers', 'numbers']);
});

test('how much one has captured oneself changes nothing of how that of the others is drawn', () => {
  expect(drawn([many, few, few], false)).toEqual(['cards', 'cards', 'cards']);
  expect(drawn([many, few, few], true)).toEqual(['cards', 'fan', 'fan']);
});
