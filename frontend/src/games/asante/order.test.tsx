import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { Hand } from './Hand';
import { table } from './view.fixture';

const choose = vi.fn();

function Held() {
  const [picked, pick] = useState<readonly string[]>([]);
  const now = { ...table(), choose, picked, pick };
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

test('the hand lies by kind, then by name: Ware cards, Artifacts, Persons, Animals', () => {
  render(<Held />);
  expect(hand()).toEqual(['package_one', 'pair_tea', 'map', 'animalist', 'nomad', 'gorilla']);
});

test('a card pulled onto another one lies there from then on, and makes no move', () => {
  const { unmount } = render(<Held />);
  document.elementFromPoint = () => card('pair_tea');
  fireEvent.pointerDown(card('animalist'), { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(window, { pointerId: 1, clientX: -50, clientY: 0 });
  fireEvent.pointerUp(window, { pointerId: 1, clientX: -50, clientY: 0 });
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
