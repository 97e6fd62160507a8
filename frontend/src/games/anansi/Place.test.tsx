import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Place } from './Place';
import { table } from './table.fixture';

afterEach(cleanup);

test.each([
  ['en', 1, 'Listener', 'Stack'],
  ['en', 2, 'Listeners', 'Stacks'],
  ['de', 1, 'Zuhörer', 'Stapel'],
  ['fr', 0, 'Auditeur', 'Pile'],
  ['fr', 2, 'Auditeurs', 'Piles'],
] as const)('what is counted agrees with its number (%s, %i)', (tongue, count, listeners, stacks) => {
  language.set(tongue);
  const seats = table.view.seats.map((seat) => ({ ...seat, listeners: count, stacks: count }));
  render(
    <ReadingProvider game="anansi" you={table.you} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Place {...table} view={{ ...table.view, seats }} seat={0} compact={false} />
    </ReadingProvider>,
  );
  expect(screen.getByText(listeners, { selector: 'small' }).parentElement?.textContent).toBe(`${listeners}${count}`);
  expect(screen.getByText(stacks, { selector: 'small' }).parentElement?.textContent).toBe(`${stacks}${count}`);
});
