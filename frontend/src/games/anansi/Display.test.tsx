import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Display } from './Display';
import { table } from './table.fixture';

const lain = vi.hoisted(() => ({ mode: 'wide' }));
vi.mock('../../ui/useMode', async (original) => ({ ...(await original<object>()), useMode: () => lain.mode }));

afterEach(cleanup);

test.each([
  ['wide', 'Tie: further left is trump'],
  ['phone', 'Tie: further left is trump'],
  ['flat', 'Tie: further up is trump'],
])('of columns with as many cards it is said which wins, as they lie there (%s)', (mode, says) => {
  language.set('en');
  lain.mode = mode;
  render(
    <ReadingProvider game="anansi" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Display {...table} />
    </ReadingProvider>,
  );
  expect(screen.queryByText(says)).not.toBeNull();
});
