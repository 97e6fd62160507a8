import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Bids } from './Bids';
import type { Props } from './model';
import { scene } from './scene';
import { table, view } from './table.fixture';
import type { Hints, Note } from './types';

beforeEach(() => language.set('en'));
afterEach(cleanup);

function drawn(more: Partial<Props>): HTMLElement {
  return render(
    <ReadingProvider game="asterix" you={table.you} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Bids {...table} {...more} />
    </ReadingProvider>,
  ).container;
}

const spare = (more: Partial<Props>) => drawn(more).querySelector<HTMLElement>('.ax-bids')?.dataset.spare;

test('what the prize is worth to the reader stands on the prize, and in no slot', () => {
  const hints = { type: 'hints', assign: [], cards: [], escapees: [], fronts: [], worth: [30, 30, 10] } as unknown as Hints;
  const slots = [...drawn({ hints }).querySelectorAll('.ax-slot')];
  expect(slots.map((slot) => slot.querySelector('.ax-slot-worth')?.lastChild?.textContent)).toEqual([undefined, '+30', undefined]);
});

test('bids may be covered while they lie closed, and not while they are compared, nor once it is decided what becomes of them', () => {
  expect(spare({})).toBe('true');
  const note: Note = { type: 'bids_revealed', prize: 'roman_07', bids: [] };
  expect(spare({ scene: { seq: 9, note, scene: scene(note, 0) ?? {} } })).toBe('false');
  expect(spare({ view: { ...view, phase: 'idefix' } })).toBe('false');
});
