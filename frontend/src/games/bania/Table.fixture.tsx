/** A table of Bania to be looked at and pressed in tests. */
import { useState } from 'react';
import { vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { Board } from './Board';
import { seats, table } from './board.fixture';
import { Hand } from './Hand';
import { question } from './lines';
import type { Props } from './model';
import { Place } from './Place';

export const choose = vi.fn();

/** The parts of the table as the frame puts them together, which keeps what was picked for all of them. */
export function Table(own: Partial<Props>) {
  const [picked, pick] = useState<readonly string[]>([]);
  const now = table({ picked, pick, choose, ...own });
  return (
    <ReadingProvider game="bania" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <p>{question(now).key}</p>
      <Board {...now} />
      <Hand {...now} />
      <Place {...now} />
    </ReadingProvider>
  );
}

/** What has to be there. */
export function present<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw new Error('it is not there');
  return found;
}
