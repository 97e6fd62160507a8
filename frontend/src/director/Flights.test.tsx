import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { until } from '../patience.fixture';
import type { Cue } from './director';
import { Flights } from './Flights';
import { tap } from './taps';

vi.mock('./taps');

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const animate = vi.fn<Element['animate']>(() => ({ finished: Promise.resolve(), cancel: () => undefined }) as unknown as Animation);

beforeEach(() => {
  Element.prototype.animate = animate;
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
});
afterEach(() => {
  cleanup();
  vi.mocked(tap).mockClear();
  vi.restoreAllMocks();
});

/** Where a card ends that flies from the one to the other: its middle, and how large it is there. */
function flown(from: Spot, to: Spot) {
  const places: Readonly<Record<string, Spot>> = { prize: from, 'seat:1/front/pirate': to };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { x: 0, y: 0, width: 844, height: 390, ...places[this.dataset.at ?? ''] } as DOMRect;
  });
  const table = createRef<HTMLElement>();
  const cue: Cue = { seq: 1, note: null, again: false, before: new Map(), scene: { flights: [{ thing: 'card', from: 'prize', to: 'seat:1/front/pirate', lands: true }] } };
  const page = (now: Cue | null) => (
    <main ref={table}>
      {Object.keys(places).map((at) => <div key={at} data-at={at} />)}
      <Flights cue={now} table={table} Thing={() => <i />} />
    </main>
  );
  const { rerender } = render(page(null));
  rerender(page(cue));
  const style = document.querySelector<HTMLElement>('.flight')?.style;
  const [width, height] = [parseFloat(style?.width ?? ''), parseFloat(style?.height ?? '')];
  const frames = animate.mock.lastCall?.[0] as { readonly transform: string }[];
  const [x = NaN, y = NaN] = frames.at(-1)?.transform.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return { width, height, x: x + width / 2, y: y + height / 2 };
}

const CARD = { x: 340, y: 60, width: 140, height: 196 };

test('a card ends as large as a place for a card', () => {
  expect(flown(CARD, { x: 500, y: 80, width: 80, height: 112 })).toEqual({ width: 80, height: 112, x: 540, y: 136 });
});

test('to a flat tag a card goes small, and covers nothing around it', () => {
  const ends = flown(CARD, { x: 100, y: 90, width: 62, height: 20 });
  expect(ends.x).toBeCloseTo(131);
  expect(ends.y).toBeCloseTo(100);
  expect(ends.height).toBeLessThanOrEqual(32);
  expect(ends.width / ends.height).toBeCloseTo(CARD.width / CARD.height);
});

test('out of a row of cards one sets off no larger than the row is high', () => {
  flown({ x: 20, y: 60, width: 150, height: 84 }, { x: 500, y: 80, width: 80, height: 112 });
  const frames = animate.mock.lastCall?.[0] as { readonly transform: string }[];
  expect(Number(frames[0]?.transform.match(/scale\(([\d.]+)\)/)?.[1]) * 112).toBeCloseTo(84);
});

test('to a whole part of the table a card keeps its size', () => {
  expect(flown(CARD, { x: 0, y: 0, width: 844, height: 390 })).toMatchObject({ width: 140, height: 196 });
});

test('what has landed is heard, at the place where it is now', async () => {
  flown(CARD, { x: 500, y: 80, width: 80, height: 112 });
  await until(() => expect(tap).toHaveBeenCalledExactlyOnceWith('seat:1/front/pirate'));
});

test('what is cut off on its way lands nowhere, and is not heard', async () => {
  const cut = Promise.reject(new Error('cut off'));
  animate.mockReturnValueOnce({ finished: cut, cancel: () => undefined } as unknown as Animation);
  flown(CARD, { x: 500, y: 80, width: 80, height: 112 });
  await cut.catch(() => undefined);
  expect(tap).not.toHaveBeenCalled();
});
