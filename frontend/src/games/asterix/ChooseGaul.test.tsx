import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { CardFace } from './CardFace';
import { ChooseGaul } from './Choices';
import type { Props } from './model';
import { table, view } from './table.fixture';

beforeEach(() => language.set('en'));
afterEach(cleanup);

function choosing(gauls: Props['view']['gauls']) {
  return render(
    <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <ChooseGaul {...table} view={{ ...view, phase: 'setup', gauls }} />
    </ReadingProvider>,
  );
}

test('the own Gaul says that one plays it, and stays the bright one; of those that others took it is said who plays them', () => {
  const { container } = choosing(['obelix', 'getafix', null]);
  const said = (gaul: string) => container.querySelector(`[data-gaul="${gaul}"] strong`)?.textContent;
  expect(said('obelix')).toMatch(/^You play Obelix/);
  expect(said('obelix')).not.toContain('Awa');
  expect(said('getafix')?.replaceAll(/[\u2068\u2069]/g, '')).toBe('Getafix played by Kofi');
  expect([...container.querySelectorAll('[data-mine="true"]')].map((each) => each.closest('li')?.dataset.gaul)).toEqual(['obelix']);
});

test('a Gaul can be looked at before it is chosen for the whole game: at which numbers it wins, and all its flasks', () => {
  choosing([null, null, null]);
  const card = screen.getByRole('button', { name: /^Getafix/ }).dataset.card ?? '';
  cleanup();
  render(<CardFace card={card} />);
  expect(screen.getByText('Getafix: wins every tie at 1 and 4')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Flasks on the cards/ })).toBeTruthy();
});
