import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import type { Props } from './model';
import { Prize } from './Prize';
import { table, view } from './table.fixture';

afterEach(cleanup);

test('of a Pirate that fits nobody yet it is said whom it waits for, and of one that does whom it costs', () => {
  language.set('en');
  const said = (prize: string, worth: number, front: string[]) => {
    const hints = { type: 'hints', cards: [], worth: [worth, 0, 0], fronts: [], assign: [], escapees: [] } as unknown as Props['hints'];
    const { container, unmount } = render(
      <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
        <Prize {...table} hints={hints} view={{ ...view, prize, fronts: [front, [], []] }} />
      </ReadingProvider>,
    );
    const text = container.querySelector('.ax-worth')?.textContent;
    unmount();
    return text;
  };
  expect(said('pirate_general', 0, ['roman_01'])).toBe('±0 for now a later General escapes');
  expect(said('pirate_highest', -15, ['roman_01', 'roman_15'])).toBe('−15 for you a Roman escapes');
});
