import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Seat } from '../api/wire';
import type { Moment } from '../games/game';
import { gameOf } from '../games/registry';
import { ReadingProvider } from '../i18n/Reading';
import { Swings } from './Swings';

afterEach(cleanup);

const seats: Seat[] = ['Awa', 'Efua'].map((name, seat) => ({ seat, sitter: 'person', name, level: null, player: name, resigned: false, host: seat === 0, kept: null }));
const moments: Moment[] = [0, 1].map((seat) => ({ seat, seq: seat + 3, as: 'lead', points: 1, own: 2, next: 3, stretch: 1, line: null }));

test('what turned the game calls the reader you, and the others by their names', async () => {
  const game = await gameOf('antayagi').load();
  render(
    <ReadingProvider game="antayagi" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <Swings game={game} moments={moments} seats={seats} you={0} look={() => undefined} />
    </ReadingProvider>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['You take the lead: 2 goods to go', 'Efua takes the lead: 2 goods to go']);
});
