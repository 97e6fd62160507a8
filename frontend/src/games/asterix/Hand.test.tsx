import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import type { Entry } from '../../api/wire';
import { entry } from '../../live/messages.fixture';
import { Hand } from './Hand';
import type { Props } from './model';
import { table, view } from './table.fixture';
import type { CardHint, Hints, Note } from './types';

let mouse = false;
vi.mock('../../ui/useMode', async (original) => ({ ...(await original<object>()), useMouse: () => mouse }));

const card = (name: string, more: Partial<CardHint> = {}): CardHint => ({ card: name, refused: null, flasks: 2, beaten_by: [], cancels_with: [], ...more });

function show(cards: readonly CardHint[], more: Partial<Props> = {}): void {
  const hints = { cards, assign: [], escapees: [], fronts: [], worth: [] } as unknown as Hints;
  render(
    <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Hand {...table} hints={hints} {...more} />
    </ReadingProvider>,
  );
}

/** What stands in the last place of the hand, where there is no mouse. */
const said = () => document.querySelector('.ax-key-place')?.textContent;

beforeEach(() => language.set('en'));
afterEach(cleanup);

test('what becomes of the cards that are bid is said beside the hand: for a Roman, and the other way round for a Pirate', () => {
  show([card('3'), card('7', { beaten_by: [1] })]);
  expect(said()).toBe('Only the winner loses the card.');
  cleanup();
  show([card('3')], { view: { ...view, prize: 'pirate_any' } });
  expect(said()).toBe('Only the winner keeps the card.');
});

test('with a mouse it is also said how one sees who could beat a card, where anybody holds its number', () => {
  mouse = true;
  show([card('3'), card('7', { beaten_by: [1] })]);
  expect(said()).toBe('Only the winner loses the card. Point at a card to see who could beat it.');
  cleanup();
  show([card('3'), card('5')]);
  expect(said()).toBe('Only the winner loses the card.');
  mouse = false;
});

test('on Dogmatix it stands what he is for', () => {
  show([card('3'), card('idefix')]);
  const lines = document.querySelectorAll('[data-kind="idefix"] .ax-does');
  expect(Array.from(lines, (line) => line.textContent)).toEqual(['sees the', 'next card']);
});

test('a card that cannot be bid says why when it is touched', () => {
  show([card('3'), card('idefix', { refused: 'idefix_not_for_pirates' })], { view: { ...view, prize: 'pirate_any' } });
  fireEvent.focus(screen.getByRole('button', { name: /Dogmatix/ }));
  expect(said()).toBe('Dogmatix cannot be bid for a Pirate.');
});

test('while a trick is told, nothing is said of own cards in the next one', () => {
  const won: Note = { type: 'trick_won', seat: 0, card: '7', prize: 'roman_10' };
  const story = [entry(9, [won] as unknown as Entry['notes'])];
  const hints = { cards: [card('7', { beaten_by: [1] })], assign: [], escapees: [], fronts: [], worth: [] } as unknown as Hints;
  const hand = (more: Partial<Props>) => (
    <ReadingProvider game="asterix" you={0} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Hand {...table} {...more} />
    </ReadingProvider>
  );
  const { rerender } = render(hand({}));
  const next = { story, view: { ...view, prize: 'roman_11', pile: 39 }, hints };
  rerender(hand({ ...next, scene: { seq: 9, note: won, scene: {} } }));
  expect(said()).toBe('');
  rerender(hand({ ...next, scene: null }));
  expect(said()).not.toBe('');
});
