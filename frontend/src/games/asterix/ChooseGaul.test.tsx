import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { ChooseGaul } from './Choices';
import { table, view } from './table.fixture';

afterEach(cleanup);

test('the own Gaul says that one plays it, and stays the bright one; of those that others took it is said who plays them', () => {
  language.set('en');
  const { container } = render(
    <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <ChooseGaul {...table} view={{ ...view, phase: 'setup', gauls: ['obelix', 'getafix', null] }} />
    </ReadingProvider>,
  );
  const said = (gaul: string) => container.querySelector(`[data-gaul="${gaul}"] strong`)?.textContent;
  expect(said('obelix')).toMatch(/^You play Obelix/);
  expect(said('obelix')).not.toContain('Awa');
  expect(said('getafix')?.replaceAll(/[\u2068\u2069]/g, '')).toBe('Getafix played by Kofi');
  expect([...container.querySelectorAll('[data-mine="true"]')].map((each) => each.closest('li')?.dataset.gaul)).toEqual(['obelix']);
});
