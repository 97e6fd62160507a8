/** The market with one's hand, as a page draws it: what is picked stays picked. */
import { useState } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { Board, CardNow } from './Board';
import { Hand } from './Hand';
import type { Props } from './market';
import { Place } from './Place';
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

/** The same with what lies before both players, as the frame draws their seats. */
export function Table(props: Partial<Props> & { readonly points?: number }) {
  const [picked, pick] = useState<readonly string[]>([]);
  const now = { ...table(), choose, picked, pick, ...props };
  return (
    <ReadingProvider game="asante" you={0} seats={now.seats} point={() => undefined} open={() => undefined}>
      <main>
        {[1, 0].map((seat) => (
          <section key={seat} data-at={`seat:${seat}`}>
            <Place {...now} seat={seat} compact={false} />
          </section>
        ))}
        <Board {...now} />
        <Hand {...now} />
      </main>
    </ReadingProvider>
  );
}

export const answers = () => within(screen.getByRole('group', { name: 'Answers' }));
export const button = (name: RegExp | string) => screen.getByRole('button', { name });
export const lying = (address: string) => document.querySelector<HTMLElement>(`[data-at="${address}"]`);

export function drags(card: HTMLElement, to: string): void {
  document.elementFromPoint = () => lying(to);
  fireEvent.pointerDown(card, { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(window, { pointerId: 1, clientX: 0, clientY: -50 });
  fireEvent.pointerUp(window, { pointerId: 1, clientX: 0, clientY: -50 });
}
