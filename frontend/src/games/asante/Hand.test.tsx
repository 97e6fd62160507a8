import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { language } from '../../i18n/setup';
import { answers, button, choose, drags, Table } from './market.fixture';
import type { Move, View } from './types';
import { hints, view } from './view.fixture';

beforeEach(() => {
  choose.mockClear();
  language.set('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const media = vi.hoisted(() => ({ broad: false, mode: 'wide', tall: false, high: false, ample: false, small: false }));
vi.mock('../../ui/useMode', async (original) => ({ ...(await original()), useBroad: () => media.broad, useMode: () => media.mode, useTall: () => media.tall, useHigh: () => media.high, useAmple: () => media.ample, useSmall: () => media.small }));
afterEach(() => {
  Object.assign(media, { broad: false, mode: 'wide', tall: false, high: false, ample: false, small: false });
});

test('a Ware card is taken up: its text stands on the stage, buying and selling among the answers', () => {
  render(<Table />);
  fireEvent.click(button(/^2 Tea/));
  const stage = within(screen.getByRole('region', { name: 'The card in question' }));
  expect(stage.getByText(/Buy everything shown for 3 gold/)).toBeTruthy();
  fireEvent.click(answers().getByRole('button', { name: /^Sell/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'sell_wares', card: 'pair_tea', package_type: null });
});

test('a press and a drag make the same move', () => {
  const { rerender } = render(<Table />);
  const wanted: Move = { type: 'place_artifact', card: 'map', slot: 2 };
  fireEvent.click(button('Map'));
  fireEvent.click(button('Empty slot in the middle'));
  rerender(<Table key="again" />);
  drags(button('Map'), 'seat:0/artifact/2');
  expect(choose.mock.calls).toEqual([[wanted], [wanted]]);
});

test('with a mouse a price is pressed by itself, a finger takes the card up', () => {
  render(<Table />);
  const price = () => button(/^2 Tea/).querySelector('.as-sell') ?? document.body;
  const clicks = (pointerType: string) => price().dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType }));
  act(() => void clicks('touch'));
  expect(choose).not.toHaveBeenCalled();
  expect(button(/^2 Tea/).getAttribute('aria-pressed')).toBe('true');
  act(() => void clicks('mouse'));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'sell_wares', card: 'pair_tea', package_type: null });
});

const pricePressed = () => act(() => void button(/^2 Tea/).querySelector('.as-sell')?.dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'mouse' })));

test('a price that is pressed sells nothing where prices are small', () => {
  media.mode = 'flat';
  render(<Table />);
  pricePressed();
  expect(choose).not.toHaveBeenCalled();
  expect(button(/^2 Tea/).getAttribute('aria-pressed')).toBe('true');
});

test('a price that is pressed sells nothing while a move is on its way', () => {
  render(<Table busy />);
  pricePressed();
  expect(choose).not.toHaveBeenCalled();
});

test('an Animal is dropped on the player whom it strikes, a package on the ware that it is to be', () => {
  render(<Table />);
  drags(button('Gorilla'), 'seat:1/stand');
  drags(button(/^1 package/), 'supply/salt');
  expect(choose.mock.calls.map(([move]: readonly Move[]) => move)).toEqual([
    { type: 'play_animal', card: 'gorilla' },
    { type: 'buy_wares', card: 'package_one', package_type: 'salt' },
  ]);
});

test('a card that is let go where it cannot lie is only taken up', () => {
  render(<Table />);
  drags(button('Gorilla'), 'supply');
  expect(choose).not.toHaveBeenCalled();
  expect(button('Gorilla').getAttribute('aria-pressed')).toBe('true');
});

test('a card of the hand says under a mouse what it does', () => {
  render(<Table />);
  expect(button(/^Gorilla/).title).toBe('Gorilla. Your opponent must return 2 wares, and chooses which.');
  expect(button(/^2 Tea/).title).toContain('Buy everything shown for 3 gold');
});

test('a card that cannot be played can be read, and pulled nowhere', () => {
  render(<Table />);
  drags(button('Animalist'), 'stage');
  fireEvent.click(button('Animalist'));
  expect(within(screen.getByRole('region', { name: 'The card in question' })).getByText(/that card has no effect/)).toBeTruthy();
  expect(choose).not.toHaveBeenCalled();
});

test('the actions of every turn have one place each, and stand there as long as they can be done', () => {
  render(<Table />);
  const rail = screen.getByRole('group', { name: 'Actions of every turn' });
  expect(within(rail).getAllByRole('button').map(({ dataset }) => dataset.kind)).toEqual(['end_turn']);
});

test('in the midst of a choice the turn does not end by a press beside it', () => {
  render(<Table legal={[{ type: 'sell_wares', card: 'pair_tea' }, { type: 'end_turn' }]} />);
  const end = () => within(screen.getByRole('group', { name: 'Actions of every turn' })).getByRole<HTMLButtonElement>('button');
  expect(end().disabled).toBe(false);
  fireEvent.click(button(/^2 Tea/));
  expect(end().disabled).toBe(true);
  fireEvent.click(end());
  expect(choose).not.toHaveBeenCalled();
});

test('on a phone a card that cannot be used yet leaves what can be done where it stands, and says what comes first', () => {
  media.mode = 'phone';
  render(<Table view={{ ...view, phase: 'draw' }} legal={[{ type: 'draw_card' }, { type: 'begin_play' }]} />);
  fireEvent.click(button('Gorilla'));
  const rail = within(screen.getByRole('group', { name: 'Actions of every turn' }));
  expect(rail.getAllByRole('button').map(({ dataset }) => dataset.kind)).toEqual(['draw_card', 'begin_play']);
});

test('an Animalist that can answer is lit in the hand, and pressed there it is taken up', () => {
  const announced: View = { ...view, active: 1, resolving: ['gorilla'], frames: [{ step: 'response', source: 'gorilla', must: 1, theirs: true }] };
  const seats = announced.seats.map((each) => (each.seat === announced.you ? { ...each, hand: ['animalist'] } : each));
  const pick = vi.fn();
  render(<Table view={{ ...announced, seats }} legal={[{ type: 'let_pass' }, { type: 'play_animalist' }]} pick={pick} />);
  const card = button(/^Animalist/);
  expect(card.dataset.lit).toBe('true');
  fireEvent.click(card);
  expect(pick).toHaveBeenCalledWith(['card:animalist']);
});

test('sentences and buttons do not run together', () => {
  const short = { card: 'pair_tea', buy: 3, buy_refused: 'no_space', sell: 5, sell_refused: 'wares_missing', missing: ['tea'], play_refused: null };
  render(<Table hints={{ ...hints, cards: [short] }} />);
  fireEvent.click(button(/^2 Tea/));
  const stage = screen.getByRole('region', { name: 'The card in question' });
  expect(stage.textContent).toMatch(/has no room for it\. Buy everything shown.* Missing for a sale: Tea\./);
});

test('while one buys, what a sale lacks is no reason against it', () => {
  const short = { card: 'pair_tea', buy: 3, buy_refused: null, sell: 5, sell_refused: 'wares_missing', missing: ['tea'], play_refused: null };
  render(<Table hints={{ ...hints, cards: [short] }} />);
  fireEvent.click(button(/^2 Tea/));
  expect(document.querySelectorAll('.as-why')).toHaveLength(0);
  expect(document.querySelector('.as-does ~ .as-also')?.textContent).toBe('Missing for a sale: Tea.');
});

test('what cannot be done with a card stands on it: the half of it that recedes, or its foot', () => {
  const pair = { card: 'pair_tea', buy: 3, buy_refused: 'no_space', sell: 5, sell_refused: null, missing: [], play_refused: null };
  const gorilla = { card: 'gorilla', buy: null, buy_refused: null, sell: null, sell_refused: null, missing: [], play_refused: 'opponent_stand_empty' };
  render(<Table legal={[{ type: 'sell_wares', card: 'pair_tea' }, { type: 'end_turn' }]} hints={{ ...hints, cards: [pair, gorilla] }} />);
  const tea = button(/^2 Tea/);
  expect(tea.querySelectorAll('.as-tick')).toHaveLength(2);
  expect(tea.querySelector('.as-buy .as-against')?.textContent).toBe('no room');
  expect(tea.querySelector('.as-sell .as-against')).toBeNull();
  expect(button(/^Gorilla/).querySelector('.as-gist')?.textContent).toBe('their stand is empty');
});

test('the wares that a sale lacks are ringed on the card itself, and counted beside the price', () => {
  const pair = { card: 'pair_tea', buy: 3, buy_refused: null, sell: 5, sell_refused: 'wares_missing', missing: ['tea'], play_refused: null };
  const seats = view.seats.map((each) => (each.seat === 0 ? { ...each, stand: ['tea'] } : each));
  render(<Table view={{ ...view, seats }} legal={[{ type: 'buy_wares', card: 'pair_tea' }, { type: 'end_turn' }]} hints={{ ...hints, cards: [pair] }} />);
  const tea = button(/^2 Tea/);
  expect(tea.querySelectorAll('.as-tick')).toHaveLength(1);
  expect(tea.querySelectorAll('.as-missing')).toHaveLength(1);
  expect(tea.querySelector('.as-sell .as-against')?.textContent).toBe('lacks 1');
  // It is the pale one.
  expect(tea.querySelectorAll('[data-missing=true] > .as-missing')).toHaveLength(1);
});

test('the hand recedes while something is asked that no card of it answers, and while nothing is asked it does not', () => {
  const asked = () => document.querySelector('.as-hand')?.getAttribute('data-asked');
  const { rerender } = render(<Table legal={[{ type: 'choose_artifact', owner: 1, slot: 1 }]} />);
  expect(asked()).toBe('true');
  expect(document.querySelector('.as-lit')?.textContent).toBe('Choose the lit Artifact');
  rerender(<Table legal={[]} />);
  expect(asked()).toBe('false');
  expect(document.querySelector('.as-lit')).toBeNull();
});

test.each([[true, 'Choose the lit Artifact'], [false, undefined]])('a phone that is high (%s) says where to press, in the place of the answers', (tall, says) => {
  Object.assign(media, { mode: 'phone', tall });
  render(<Table legal={[{ type: 'choose_artifact', owner: 1, slot: 1 }]} />);
  expect(document.querySelector('.as-lit')?.textContent).toBe(says);
});

test('before one plays no card recedes, for all are weighed; in one’s turn those do that cannot be played', () => {
  const asked = () => document.querySelector<HTMLElement>('.as-hand')?.dataset.asked;
  render(<Table view={{ ...view, phase: 'draw' }} legal={[{ type: 'draw_card' }, { type: 'begin_play' }]} />);
  expect(asked()).toBe('false');
  cleanup();
  render(<Table view={{ ...view, phase: 'drawn', drawn: 'camel' }} legal={[{ type: 'keep_card' }, { type: 'reject_card' }]} />);
  expect(asked()).toBe('false');
  cleanup();
  render(<Table />);
  expect(asked()).toBe('true');
});

test('a Cape Buffalo that could only take one’s own says so, and one’s own Artifacts are called that where it asks', () => {
  const bare = view.seats.map((each) => (each.seat === 1 ? { ...each, artifacts: [null, null, null] } : { ...each, hand: ['cape_buffalo'] }));
  const gist = () => button(/^Cape Buffalo/).querySelector('.as-gist')?.textContent;
  const legal: readonly Move[] = [{ type: 'play_animal', card: 'cape_buffalo' }, { type: 'end_turn' }];
  const { rerender } = render(<Table view={{ ...view, seats: bare }} legal={legal} />);
  expect(gist()).toBe('only your own');
  rerender(<Table view={{ ...view, seats: bare.map((each) => (each.seat === 1 ? { ...each, artifacts: [null, 'calabash', null] } : each)) }} legal={legal} />);
  expect(gist()).toBe('discard Artifact');
  const asks: View = { ...view, resolving: ['cape_buffalo'], frames: [{ step: 'choose_artifact', source: 'cape_buffalo' }] };
  rerender(<Table view={asks} legal={[{ type: 'choose_artifact', owner: 0, slot: 3 }, { type: 'choose_artifact', owner: 1, slot: 2 }]} />);
  const marked = [...document.querySelectorAll('[data-yours="true"] [data-at]')].map((each) => each.getAttribute('data-at'));
  expect(marked).toContain('seat:0/artifact/3');
  expect(marked.some((each) => each?.startsWith('seat:1'))).toBe(false);
  expect(document.querySelector('[data-yours="true"]')?.textContent).toContain('yours');
});

test('while an Artifact can be placed advice leaves the row and one’s own places in sight', () => {
  const marked = () => [...document.querySelectorAll('[data-advised="true"]')].map((each) => each.className || each.getAttribute('data-at'));
  render(<Table legal={[{ type: 'place_artifact', card: 'pottery', slot: 1 }]} />);
  expect(marked()).toHaveLength(2);
  cleanup();
  render(<Table legal={[{ type: 'end_turn' }]} />);
  expect(marked()).toEqual([]);
});

test('an Animalist says the same at all times: what it does, and that it only answers', () => {
  media.mode = 'flat';
  render(<Table />);
  expect(button(/^Animalist/).textContent).toContain('cancels as an answer');
  expect(button(/^Animalist/).textContent).not.toContain('only as');
});

test('that one waits for the other player is said by the question alone, also on a high phone', () => {
  Object.assign(media, { mode: 'phone', tall: true });
  render(<Table view={{ ...view, active: 1, waiting: [1], frames: [{ step: 'return_ware', source: 'nomad', left: 2 }] }} legal={[]} />);
  expect(document.querySelector('.as-doing')?.textContent).toBe('');
});

test('five kinds of cards stand in one row, six take two where a phone has the height', () => {
  const kinds = ['camel', 'gorilla', 'loom', 'map', 'midwife', 'nomad'];
  const holding = (count: number): View => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand: kinds.slice(0, count) })) });
  const { rerender } = render(<Table view={holding(5)} />);
  const many = () => document.querySelector<HTMLElement>('.as-hand > ul')?.dataset.many;
  expect(many()).toBe('false');
  rerender(<Table view={holding(6)} />);
  expect(many()).toBe('true');
});

test.each([
  [{ mode: 'wide', ample: true }, true],
  [{ mode: 'wide', ample: false }, false],
  [{ mode: 'phone', high: true }, true],
  [{ mode: 'phone', high: false }, false],
  [{ mode: 'flat', small: false }, true],
  [{ mode: 'flat', small: true }, false],
])('the markers lie beside the hand where there is room (%s), and say whose they are', (window, near) => {
  Object.assign(media, window);
  const { rerender } = render(<Table />);
  const markers = () => [...document.querySelectorAll('.as-markers')];
  expect(markers().map((each) => each.closest('.as-handbox') !== null)).toEqual([near]);
  const words = () => markers()[0]?.querySelector('small')?.textContent;
  expect(words()).toBe(near ? 'Your markers' : 'Markers');
  rerender(<Table view={{ ...view, active: 1 }} legal={[]} />);
  expect(words()).toBe(near ? 'Their markers' : 'Markers');
});

test.each([
  [{ mode: 'flat', small: false }, true],
  [{ mode: 'flat', small: true }, false],
  [{ mode: 'phone', high: true }, false],
])('a phone on its side with room (%s) has the piles beside what may be done, any other on the board', (window, beside) => {
  Object.assign(media, window);
  render(<Table />);
  expect([...document.querySelectorAll('.as-piles')].map((each) => each.closest('.as-handbox') !== null)).toEqual([beside]);
});

test('on a phone a package that may be bought and sold is bought in the supply, and has buttons for its sale alone', () => {
  Object.assign(media, { mode: 'phone', tall: true, high: true });
  const one = { card: 'package_one', buy: 2, buy_refused: null, sell: 3, sell_refused: null, missing: [], play_refused: null };
  const moves = (['tea', 'silk'] as const).flatMap((ware): Move[] => [{ type: 'buy_wares', card: 'package_one', package_type: ware }, { type: 'sell_wares', card: 'package_one', package_type: ware }]);
  render(<Table legal={moves} hints={{ ...hints, cards: [one] }} view={{ ...view, seats: view.seats.map((each) => ({ ...each, hand: ['package_one'] })) }} />);
  fireEvent.click(button(/^1 package/));
  expect(answers().getAllByRole('button').filter((each) => each.classList.contains('as-answer')).map(({ dataset }) => dataset.kind)).toEqual(['sell_wares', 'sell_wares']);
  expect(answers().getByText('in the supply, above')).toBeTruthy();
  fireEvent.click(button(/^Tea \d/));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'buy_wares', card: 'package_one', package_type: 'tea' });
});

test('a question with one answer reads as going on, and by what', () => {
  const asks: View = { ...view, frames: [{ step: 'response', source: 'camel' }] };
  const { rerender } = render(<Table view={asks} legal={[{ type: 'let_pass' }]} />);
  fireEvent.click(answers().getByRole('button', { name: 'Go on Let it happen' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'let_pass' });
  rerender(<Table view={asks} legal={[{ type: 'let_pass' }, { type: 'play_animalist' }]} />);
  expect(answers().queryByRole('button', { name: /^Go on/ })).toBeNull();
});
