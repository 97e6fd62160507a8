import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Hand } from './Hand';
import type { Props } from './market';
import { table, view } from './view.fixture';

const choose = vi.fn();

function Held(props: Partial<Props>) {
  const [picked, pick] = useState<readonly string[]>([]);
  const now = { ...table(), choose, picked, pick, ...props };
  return (
    <ReadingProvider game="asante" you={0} seats={now.seats} point={() => undefined} open={() => undefined}>
      <Hand {...now} />
    </ReadingProvider>
  );
}

beforeEach(() => {
  localStorage.clear();
  language.set('en');
});
afterEach(cleanup);

const cards = () => within(screen.getByRole('group', { name: /^Hand/ })).getAllByRole('button');
const hand = () => cards().map(({ dataset }) => dataset.card);
const card = (kind: string) => cards().find(({ dataset }) => dataset.card === kind) ?? document.body;
const picked = () => cards().filter((each) => each.getAttribute('aria-pressed') === 'true').map(({ dataset }) => dataset.card);

function pull(kind: string, onto: string): void {
  document.elementFromPoint = () => card(onto);
  fireEvent.pointerDown(card(kind), { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(window, { pointerId: 1, clientX: -50, clientY: 0 });
  fireEvent.pointerUp(window, { pointerId: 1, clientX: -50, clientY: 0 });
}

test('the hand lies by kind, then by name: Ware cards, Artifacts, Persons, Animals', () => {
  render(<Held />);
  expect(hand()).toEqual(['package_one', 'pair_tea', 'map', 'animalist', 'nomad', 'gorilla']);
});

test('a card pulled onto another one lies there from then on, and makes no move', () => {
  const { unmount } = render(<Held />);
  pull('animalist', 'pair_tea');
  const own = ['package_one', 'animalist', 'pair_tea', 'map', 'nomad', 'gorilla'];
  expect(hand()).toEqual(own);
  expect(choose).not.toHaveBeenCalled();
  unmount();
  render(<Held />);
  expect(hand()).toEqual(own);
});

test('Shift and an arrow key do the same', () => {
  render(<Held />);
  fireEvent.keyDown(card('map'), { key: 'ArrowLeft', shiftKey: true });
  expect(hand().slice(0, 3)).toEqual(['package_one', 'map', 'pair_tea']);
});

test.each(['animalist', 'gorilla'])('a card that only changes its place leaves what was taken up before, and is not taken up itself: %s', (kind) => {
  render(<Held />);
  pull(kind, 'pair_tea');
  expect(picked()).toEqual([]);
  fireEvent.click(card('nomad'));
  pull(kind, 'map');
  expect(picked()).toEqual(['nomad']);
});

test('a card that is drawn comes in by kind and name, also into a hand of one’s own order', () => {
  const { rerender } = render(<Held />);
  pull('nomad', 'pair_tea');
  const [own, other] = view.seats;
  if (own === undefined || other === undefined) throw new Error('two sit there');
  rerender(<Held view={{ ...view, seats: [{ ...own, hand: [...(own.hand ?? []), 'camel', 'four_tea_silk_fruits_salt', 'loom'] }, other] }} />);
  expect(hand().filter((kind) => kind !== 'nomad')).toEqual(['package_one', 'pair_tea', 'four_tea_silk_fruits_salt', 'loom', 'map', 'animalist', 'camel', 'gorilla']);
});
