import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Bids } from './Bids';
import type { Props } from './model';
import { table } from './table.fixture';
import type { Hints } from './types';

beforeEach(() => language.set('en'));
afterEach(cleanup);

function drawn(more: Partial<Props>): HTMLElement {
  return render(
    <ReadingProvider game="asterix" you={table.you} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Bids {...table} {...more} />
    </ReadingProvider>,
  ).container;
}

test('of a seat to which the prize would bring nothing no number stands in its slot', () => {
  const hints = { type: 'hints', assign: [], cards: [], escapees: [], fronts: [], worth: [30, 0, -9] } as unknown as Hints;
  const slots = [...drawn({ hints }).querySelectorAll('.ax-slot')];
  expect(slots.map((slot) => slot.querySelector('.ax-slot-worth')?.lastChild?.textContent)).toEqual([undefined, undefined, '−9']);
});

test('what the prize is worth to the reader stands on the prize, and in no slot', () => {
  const hints = { type: 'hints', assign: [], cards: [], escapees: [], fronts: [], worth: [30, 30, 10] } as unknown as Hints;
  const slots = [...drawn({ hints }).querySelectorAll('.ax-slot')];
  expect(slots.map((slot) => slot.querySelector('.ax-slot-worth')?.lastChild?.textContent)).toEqual([undefined, '+30', undefined]);
});
