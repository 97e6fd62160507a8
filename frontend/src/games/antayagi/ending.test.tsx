import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../../i18n/setup';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { openAtEnd } from './ending';
import { Hand } from './Hand';
import { Place } from './Place';
import type { SeatProps } from './model';
import type { View } from './types';
import { table, view } from './view.fixture';

/** The reader has seen the second hand's Fish before it was turned; one's own card can only be a Bone. */
const over: View = {
  ...view,
  phase: 'over',
  hands: [
    [{ back: 'plain', facing: 'out', card: null, deck: 0 }],
    [{ back: 'plain', facing: 'in', card: null, deck: 1 }, { back: 'hat', facing: 'in', card: null, deck: 1 }],
    [],
  ],
  turned: [0, 2, 0],
  unseen: [['bone', 'bone'], ['hat', 'hat_bone']],
  memories: [{ seat: 1, slot: 0, card: 'fish' }],
};

const cards = (shown: View) => openAtEnd(shown).map((slots) => slots.map(({ card }) => card));

beforeEach(() => language.set('en'));
afterEach(cleanup);

test('when all is over what was seen before lies open, and what can be nothing else; the rest stays closed', () => {
  expect(cards(over)).toEqual([['bone'], ['fish', null], []]);
});

test('a card that can be nothing else lies open beside one that was seen before', () => {
  const [first] = over.hands[1] ?? [];
  if (first === undefined) throw new Error('no card');
  expect(cards({ ...over, hands: [[], [first, first], []], unseen: [[], ['bone']] })[1]).toEqual(['fish', 'bone']);
});

test('a seat that misses one good is marked, and it is said in words, as long as the game goes on', () => {
  const shown = (given: View) => render(
    <ReadingProvider game="antayagi" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      {[0, 1, 2].map((seat) => <Place key={seat} {...table} view={given} seat={seat} compact={false} />)}
    </ReadingProvider>,
  ).container;
  const near = { ...view, goods: [3, 4, 5], targets: [5, 5, 6] };
  const page = shown(near);
  expect([...page.querySelectorAll('.ay-pips')].map((each) => each.getAttribute('data-near'))).toEqual(['false', 'true', 'true']);
  expect([...page.querySelectorAll('.ay-near')].map((each) => each.textContent)).toEqual(['1 to go', '1 to go']);
  cleanup();
  expect(shown({ ...near, phase: 'over' }).querySelector('.ay-near')).toBeNull();
});

test('until then every hand is as the reader sees it', () => {
  expect(openAtEnd({ ...over, phase: 'choose_card' })).toBe(over.hands);
});

test('a hand of one’s own is never opened by more than the view gives', () => {
  expect(cards({ ...over, unseen: [['bone', 'fish'], []], memories: [] })).toEqual([[null], [null, null], []]);
});

test('the table shows these faces, one’s own among them', () => {
  const props: SeatProps = { ...table, view: over, seat: 1, compact: false };
  const { container } = render(
    <ReadingProvider game="antayagi" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Hand {...props} />
      <Place {...props} />
    </ReadingProvider>,
  );
  expect([...container.querySelectorAll('.ay-card')].map((each) => each.getAttribute('data-card'))).toEqual(['bone', 'fish', 'back/hat/1']);
});
