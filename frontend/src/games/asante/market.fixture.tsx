/** The market with one's hand, as a page draws it: what is picked stays picked. */
import { useState } from 'react';
import { vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { Board, CardNow } from './Board';
import { Hand } from './Hand';
import type { Props } from './market';
import { table } from './view.fixture';

export const choose = vi.fn();

/** `large`: a card that is looked at large as well. */
export function Market({ large, ...props }: Partial<Props> & { readonly large?: string }) {
  const [picked, pick] = useState<readonly string[]>([]);
  const now = { ...table(), choose, picked, pick, ...props };
  return (
    <ReadingProvider game="asante" you={0} seats={now.seats} point={() => undefined} open={() => undefined}>
      <Board {...now} />
      <Hand {...now} />
      {large === undefined ? null : <CardNow {...now} card={large} />}
    </ReadingProvider>
  );
}
