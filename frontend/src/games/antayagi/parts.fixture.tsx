/** Antayagí's parts as they are drawn at a table of three, where a Hat has turned a T-Rex. */
import { render } from '@testing-library/react';

import { ReadingProvider } from '../../i18n/Reading';
import type { PlaceProps } from '../game';
import { people } from '../people.fixture';
import game from './index';
import type { View } from './types';
import { table, view } from './view.fixture';

export const seats = people('Awa', 'Efua', 'Kofi');

/** Awa has seen Efua's T-Rex before a Hat turned it, all others are gone: Awa could know the own card for a Treasure. */
export const turned: View = {
  ...view,
  phase: 'choose_partner',
  partner: null,
  hands: [
    [{ back: 't_rex', facing: 'out', card: null, deck: 0 }],
    [{ back: 't_rex', facing: 'in', card: null, deck: 0 }],
    [{ back: 'plain', facing: 'out', card: 'fish', deck: 0 }],
  ],
  pile: 2,
  top: 't_rex',
  turned: [0, 1, 0],
  unseen: [['treasure', 'treasure', 'treasure']],
  memories: [{ seat: 1, slot: 0, card: 't_rex' }],
};

export function at(seat: number): PlaceProps<unknown, unknown, unknown, unknown> {
  return { ...table, view: turned, seats, asked: 4, seat, compact: false } as PlaceProps<unknown, unknown, unknown, unknown>;
}

export type Given = Partial<PlaceProps<unknown, unknown, unknown, unknown>>;

export function show(what: 'Board' | 'Place' | 'Hand', seat: number, given: Given = {}): void {
  const Part = game[what];
  if (Part === null) return;
  render(
    <ReadingProvider game="antayagi" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <Part {...at(seat)} {...given} />
    </ReadingProvider>,
  );
}
