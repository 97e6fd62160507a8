import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { Signs } from './Signs';
import { table } from './table.fixture';

afterEach(cleanup);

test('what an exact round brings is told in the legend with the bonus of this round', () => {
  const brings = (bonus: number) => {
    const { container, unmount } = render(
      <ReadingProvider game="anansi" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
        <Signs bonus={bonus} />
      </ReadingProvider>,
    );
    const told = container.querySelector('.an-case')?.textContent;
    unmount();
    return told;
  };
  expect([4, 7].map(brings)).toEqual(['+6', '+9']);
});
