import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { CardNow } from './Board';
import type { Props } from './market';
import { choose, Market } from './market.fixture';
import { notes } from './notes.fixture';
import type { Frame, Move, Note, View } from './types';
import { hints, table, view } from './view.fixture';
import { Won } from './Won';

beforeEach(() => {
  choose.mockClear();
  language.set('en');
});
afterEach(cleanup);

const answers = () => within(screen.getByRole('group', { name: 'Answers' }));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const lying = (address: string) => document.querySelector<HTMLElement>(`[data-at="${address}"]`);

const waits = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

const potting = (...done: readonly string[]): Partial<Props> => ({
  view: { ...view, resolving: ['pottery'], frames: [{ step: 'return_ware', source: 'pottery', left: 6 - done.length, must: done.length === 0 ? 1 : 0, done: [...done] }] },
  legal: [{ type: 'return_ware', ware: 'tea' }, { type: 'return_ware', ware: 'silk' }, ...(done.length === 0 ? [] : [{ type: 'stop' } as const])],
});

test('the answer that ends an effect has its place from the beginning, and is none for the second press of two', () => {
  vi.useFakeTimers();
  // Dead until then, it says why.
  const stop = (gold: number | 'the') => answers().getByRole<HTMLButtonElement>('button', { name: gold === 'the' ? 'Take the gold first return a ware' : `Take ${gold} gold` });
  const place = (gold: number | 'the') => answers().getAllByRole('button').indexOf(stop(gold));
  const { rerender } = render(<Market {...potting()} />);
  expect([place('the'), stop('the').disabled]).toEqual([0, true]);
  waits(5000);
  expect(stop('the').disabled).toBe(true);
  rerender(<Market {...potting('salt')} />);
  fireEvent.click(stop(1));
  expect([place(1), choose.mock.calls]).toEqual([0, []]);
  waits(700);
  rerender(<Market {...potting('salt', 'pelt')} />);
  expect(stop(3).disabled).toBe(true);
  waits(700);
  fireEvent.click(stop(3));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'stop' });
  vi.useRealTimers();
});

test.each<[string, Frame, Frame, Move]>([
  ['a Cartographer', { step: 'choose_slot', source: 'cartographer', left: 3 }, { step: 'choose_slot', source: 'cartographer', left: 2, slots: [1] }, { type: 'choose_slot', slot: 2 }],
  ['two Kilimanjaros', { step: 'choose_kind', source: 'kilimanjaro', left: 2 }, { step: 'choose_kind', source: 'kilimanjaro', left: 1 }, { type: 'choose_kind', kind: 'victoria' }],
  ['two Ngorongoros', { step: 'return_ware', source: 'ngorongoro', times: 2 }, { step: 'return_ware', source: 'ngorongoro', times: 1 }, { type: 'return_ware', ware: 'tea' }],
])('nor is it after an answer to %s', (_, first, second, move) => {
  vi.useFakeTimers();
  const asked = (frame: Frame): Partial<Props> => ({ view: { ...view, frames: [frame] }, legal: [move, { type: 'stop' }] });
  const { rerender } = render(<Market {...asked(first)} />);
  const stop = () => answers().getByRole<HTMLButtonElement>('button', { name: / no more$|^Do not swap$/ });
  waits(700);
  expect(stop().disabled).toBe(false);
  rerender(<Market {...asked(second)} />);
  // It comes in a moment, and does not look as if it never could.
  expect([stop().disabled, stop().dataset.soon]).toEqual([true, 'true']);
  vi.useRealTimers();
});

test('it has no place where it can never come: a Dyer takes wares of one type, and of each lies one', () => {
  const dyeing = (...stand: readonly string[]): Partial<Props> => ({
    view: { ...view, resolving: ['dyer'], frames: [{ step: 'return_ware', source: 'dyer', left: 5, must: 1, rule: 'same' }], seats: view.seats.map((each) => (each.seat === 0 ? { ...each, stand: [...stand] } : each)) },
    legal: [{ type: 'return_ware', ware: 'tea' }, { type: 'return_ware', ware: 'silk' }],
  });
  const { rerender } = render(<Market {...dyeing('tea', 'silk')} />);
  expect(screen.queryByRole('button', { name: /^Take wares now/ })).toBeNull();
  rerender(<Market {...dyeing('tea', 'tea', 'silk')} />);
  expect(answers().getByRole('button', { name: 'Take wares now first return a ware' })).toBeTruthy();
});

test('what a Carver has found is put on a slot, and it is said who gets the Holy Place there', () => {
  const found: View = { ...view, resolving: ['carver'], found: 'map', frames: [{ step: 'choose_option', source: 'carver', must: 1 }] };
  const place = { type: 'choose_option', option: 'place', slot: 2 } as const;
  const legal: readonly Move[] = [{ type: 'choose_option', option: 'to_hand' }, place];
  const { unmount } = render(<Market view={found} legal={legal} />);
  expect(answers().getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Into the hand']);
  const stage = () => screen.getByRole('region', { name: 'The card in question' }).textContent;
  expect(stage()).toContain('Kofi gets the Holy Place at that slot.');
  fireEvent.click(button('Empty slot in the middle'));
  expect(choose).toHaveBeenCalledExactlyOnceWith(place);
  unmount();
  const seats = view.seats.map((each) => ({ ...each, artifacts: ['loom', 'calabash', 'pottery'] }));
  render(<Market view={{ ...found, seats }} legal={legal} />);
  expect(stage()).toContain('You get the Holy Place at that slot.');
});

test('a Ware card taken up shows what it costs and brings in this turn, not what is printed', () => {
  const cheap = { card: 'pair_tea', buy: 1, buy_refused: null, sell: 7, sell_refused: null, missing: [], play_refused: null };
  const now = { ...hints, cards: [cheap] };
  render(<Market view={{ ...view, discount: 2 }} hints={now} />);
  fireEvent.click(button(/^2 Tea/));
  const stage = screen.getByRole('region', { name: 'The card in question' });
  expect(stage.textContent).toContain('Buy everything shown for 1 gold, or sell everything shown for 7 gold.');
  expect([...stage.querySelectorAll('.as-prices b')].map(({ textContent }) => textContent)).toEqual(['−1', '+7']);
  cleanup();
  const { container, rerender } = render(<CardNow {...table({ hints: now })} card="pair_tea" />);
  expect(container.textContent).toContain('buy 1, sell 7');
  rerender(<CardNow {...table({ hints: { ...hints, cards: [{ ...cheap, buy: 3, sell: 5 }] } })} card="pair_tea" />);
  expect(container.textContent).toBe('');
});

test('a Holy Place that a Cartographer chooses says what it does there', () => {
  const frames = [{ step: 'choose_slot', source: 'cartographer', left: 3 }];
  render(<Market view={{ ...view, row: ['okavango', 'victoria', null], resolving: ['cartographer'], frames }} legal={[{ type: 'choose_slot', slot: 1 }, { type: 'stop' }]} />);
  expect(lying('row/1')?.querySelector('.as-gist')?.textContent).toBe('+1 marker');
  fireEvent.click(button('Okavango Delta'));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'choose_slot', slot: 1 });
});

test('a Holy Place that a Map carries out stays in the row, and one that is played does not', () => {
  const swapping: View = { ...view, frames: [{ step: 'return_ware', source: 'ngorongoro', times: 1 }] };
  const told = (...notes: readonly Note[]) => render(<Market view={swapping} legal={[]} story={notes.map((note, at) => entry(at + 1, [note as never]))} />);
  const stage = () => screen.getByRole('region', { name: 'The card in question' }).textContent;
  told({ type: 'slot_chosen', seat: 0, source: 'map', slot: 1, kind: 'ngorongoro' });
  expect(stage()).toContain('You may swap 1 ware for another type. The Holy Place stays in the row.');
  cleanup();
  told({ type: 'holy_place_played', seat: 0, kind: 'ngorongoro', copies: 1 });
  expect(stage()).toContain('discard this card');
});

test('a Kilimanjaro that stands for another Holy Place does what that does, and leaves none in the row', () => {
  const swapping: View = { ...view, frames: [{ step: 'return_ware', source: 'ngorongoro', times: 1 }] };
  const told: readonly Note[] = [
    { type: 'slot_chosen', seat: 1, source: 'map', slot: 1, kind: 'ngorongoro' },
    { type: 'holy_place_played', seat: 0, kind: 'kilimanjaro', copies: 1 },
    { type: 'kind_chosen', seat: 0, kind: 'ngorongoro' },
  ];
  render(<Market view={swapping} legal={[]} story={told.map((note, at) => entry(at + 1, [note as never]))} />);
  expect(lying('stage')?.querySelector('.as-does')?.textContent).toBe('Swap a ware ');
});

test('for the Haggler a Ware card says what it will bring', () => {
  const tea = { card: 'pair_tea', buy: 3, buy_refused: 'effect_pending', sell: 5, sell_refused: 'effect_pending', missing: [], play_refused: null };
  const frames = [{ step: 'choose_card', source: 'haggler', must: 1 }];
  render(<Market view={{ ...view, resolving: ['haggler'], frames }} legal={[{ type: 'choose_card', card: 'pair_tea' }]} hints={{ ...hints, cards: [tea] }} />);
  fireEvent.click(button(/^2 Tea/));
  expect(answers().getByRole('button').textContent).toBe('Choose 2 Tea +5 gold, then 28');
});

test('what was given for gold counts as sold when the game is over, whoever paid for it', () => {
  const returned = (source: string): Note => ({ type: 'ware_returned', seat: 0, ware: 'salt', source });
  const told: readonly Note[] = [...notes.wares_sold, returned('haggler'), returned('pottery'), returned('loom')];
  render(
    <ReadingProvider game="asante" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Won view={view} seat={0} story={told.map((note, at) => entry(at + 1, [note as never]))} />
    </ReadingProvider>,
  );
  const counted = [...document.querySelectorAll('.as-won-wares b')].map(({ textContent }) => textContent);
  expect(counted).toEqual(['2', '2', '1']);
});

test('an empty hand says so', () => {
  const seats = view.seats.map((each) => (each.seat === 0 ? { ...each, hand: [], cards: 0 } : each));
  render(<Market view={{ ...view, seats }} legal={[]} />);
  expect(document.querySelector('.as-hand')?.textContent).toBe('no card in hand');
});

test('a package that any ware of the stand could be is not ringed as missing', () => {
  const card = { card: 'pair_jewelry_package', buy: 6, buy_refused: null, sell: 9, sell_refused: 'wares_missing', missing: ['jewelry'], play_refused: null };
  const seats = view.seats.map((each) => (each.seat === 0 ? { ...each, stand: ['jewelry', 'tea'], hand: ['pair_jewelry_package'] } : each));
  render(<Market view={{ ...view, seats }} legal={[{ type: 'end_turn' }]} hints={{ ...hints, cards: [card] }} />);
  const tokens = document.querySelectorAll('.as-handcard .as-goods > *');
  expect([...tokens].map((token) => token.querySelector('.as-missing') !== null)).toEqual([false, true, false]);
});

test('of the ways in which a card may be carried out none is drawn before the other', () => {
  const chieftain: View = { ...view, resolving: ['chieftain'], frames: [{ step: 'choose_option', source: 'chieftain', must: 1 }] };
  render(<Market view={chieftain} legal={[{ type: 'choose_option', option: 'opponent_discards' }, { type: 'choose_option', option: 'draw' }]} />);
  expect(answers().getAllByRole('button').map(({ dataset }) => dataset.usual)).toEqual(['false', 'false']);
});
