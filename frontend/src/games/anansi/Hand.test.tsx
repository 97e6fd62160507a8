import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Entry } from '../../api/wire';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { moveMouse } from '../../ui/pointed.fixture';
import { Hand } from './Hand';
import { question } from './lines';
import type { Props } from './model';
import { table } from './table.fixture';
import type { CardHint, Move, Note } from './types';

const mode = vi.hoisted(() => ({ now: 'wide' }));
vi.mock('../../ui/useMode', async (original) => ({ ...(await original<object>()), useMode: () => mode.now }));

const choose = vi.fn();
const leopard: Move = { type: 'play', card: 'leopard_14' };
const both: readonly Move[] = [leopard, { type: 'recruit', card: 'leopard_14' }, { type: 'recruit', card: 'snake_1' }];

function show(more: Partial<Props>): Props {
  const props = { ...table, view: { ...table.view, turn: 0 }, asked: 4, picked: [], choose, ...more };
  render(
    <ReadingProvider game="anansi" you={props.you} seats={props.seats} point={() => undefined} open={() => undefined}>
      <Hand {...props} />
    </ReadingProvider>,
  );
  return props;
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ dataset }) => dataset.card);

beforeEach(() => {
  language.set('en');
  mode.now = 'wide';
  choose.mockReset();
});
afterEach(cleanup);

test('the only card that can be played, in but one way, is taken hold of, and its button names it', async () => {
  const props = show({ legal: [leopard] });
  expect(pressed()).toEqual(['leopard_14']);
  expect(question(props)).toMatchObject({ key: 'question.only' });
  await userEvent.click(screen.getByRole('button', { name: /^Play Leopard 14/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(leopard);
});

test('nor does a first press on that card play it', async () => {
  const pick = vi.fn();
  show({ legal: [leopard], pick });
  await userEvent.click(screen.getByRole('button', { pressed: true }));
  expect(pick).toHaveBeenCalledExactlyOnceWith(['leopard_14']);
  expect(choose).not.toHaveBeenCalled();
});

test('where there are two ways nothing is taken hold of', () => {
  const props = show({ legal: both });
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(question(props).key).toBe('question.follow');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Into the trick/ }).disabled).toBe(true);
});

test('of a card that is taken hold of is asked only what can be done with it', () => {
  const lead: readonly Move[] = [leopard, { type: 'play', card: 'snake_1' }];
  expect(question(show({ legal: lead, picked: ['leopard_14'] })).key).toBe('question.use_play');
  expect(question(show({ legal: both, picked: ['leopard_14'] })).key).toBe('question.use');
  expect(question(show({ legal: both, picked: ['snake_1'] })).key).toBe('question.use_recruit');
});

test('the cards of the next round are not there before the last one has been told', () => {
  const won: Note = { type: 'trick_won', seat: 1, card: 'hornet_2', cards: [], stacks: 2 };
  const laid: Note = { type: 'display_laid', round: table.view.round + 1, cards: [] };
  const story = [entry(9, [won, laid] as unknown as Entry['notes'])];
  const hand = (props: Partial<Props>) => (
    <ReadingProvider game="anansi" you={table.you} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Hand {...table} legal={[]} choose={choose} {...props} />
    </ReadingProvider>
  );
  const next = { ...table.view, round: table.view.round + 1 };
  const { rerender } = render(hand({ story: [] }));
  const cards = () => document.querySelectorAll('.an-handcard').length;
  rerender(hand({ story, view: next, scene: { seq: 9, note: won, scene: {} } }));
  expect(cards()).toBe(0);
  rerender(hand({ story, view: next, scene: { seq: 9, note: laid, scene: {} } }));
  expect(cards()).toBeGreaterThan(0);
});

const hint = (card: string): CardHint => ({
  card,
  listeners: 1,
  points_recruiting: 0,
  trump_next: 'snake',
  wins_now: true,
  points_winning: 4,
  play_refused: null,
  recruit_refused: null,
});

test('while a trick is still told, nothing is said of what one may do in the next', () => {
  const won: Note = { type: 'trick_won', seat: 0, card: 'hornet_2', cards: [], stacks: 2 };
  const story = [entry(9, [won] as unknown as Entry['notes'])];
  const cards = ['leopard_14', 'snake_1'].map((card): CardHint => ({ ...hint(card), recruit_refused: 'leader_cannot_recruit' }));
  const hints = { balances: [], cards, heading: null, trump_next: null };
  const lead = { ...table.view, turn: 0, trick: [], led: null };
  const hand = (props: Partial<Props>) => (
    <ReadingProvider game="anansi" you={table.you} seats={table.seats} point={() => undefined} open={() => undefined}>
      <Hand {...table} {...props} />
    </ReadingProvider>
  );
  const { rerender } = render(hand({}));
  const now = { story, view: lead, hints, legal: [leopard, { type: 'play' as const, card: 'snake_1' }] };
  rerender(hand({ ...now, scene: { seq: 9, note: won, scene: {} } }));
  expect(screen.queryByText('The leader may not recruit.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Leopard 14. goes ahead' })).toBeNull();
  rerender(hand({ ...now, scene: null }));
  expect(screen.getByText('The leader may not recruit.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leopard 14. goes ahead' })).toBeTruthy();
});

test('whoever plays last is told that the card wins, and what the round would bring then', () => {
  const trick = table.view.seats.slice(1).map(({ seat }) => ({ seat, card: `hornet_${String(seat)}`, recruits: false }));
  const hints = { balances: [{ seat: 0, balance: 0, case: 'exact' as const, points: 3 }], cards: [hint('leopard_14')], heading: null, trump_next: null };
  show({ legal: both, picked: ['leopard_14'], hints, view: { ...table.view, turn: 0, trick } });
  expect(screen.getByRole('button', { name: /^Into the trick\s*wins the trick\s*then 3 → 4 pts/ })).toBeTruthy();
  cleanup();
  show({ legal: both, picked: ['leopard_14'], hints, view: { ...table.view, turn: 0, trick: trick.slice(1) } });
  expect(screen.getByRole('button', { name: /^Into the trick\s*goes ahead\s*3 → 4 pts if it wins/ })).toBeTruthy();
});

test('a mouse that lies still where the table opens points at no card: only once it moves that card is told of', () => {
  show({ legal: both, hints: { balances: [], cards: [hint('leopard_14')], heading: null, trump_next: null } });
  const card = screen.getByRole('button', { name: /^Leopard 14/ });
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  moveMouse(card, 0);
  expect(document.querySelector('.an-comes')).toBeNull();
  moveMouse(card);
  expect(document.querySelector('.an-comes')).not.toBeNull();
});

test('recruiting says what the round would bring then, and that it is less than as it stands only where no trick is to come', () => {
  const balances = [{ seat: 0, balance: 0, case: 'exact' as const, points: 3 }];
  const last = { ...table.view, turn: 0, trick_number: table.view.tricks_in_round };
  const hints = { balances, cards: [hint('leopard_14')], heading: null, trump_next: null };
  show({ legal: both, picked: ['leopard_14'], hints });
  const turn = () => document.querySelector<HTMLElement>('[data-use="recruit"] .an-comes')?.dataset.turn;
  expect(turn()).toBe('same');
  cleanup();
  show({ legal: both, picked: ['leopard_14'], hints, view: last });
  const said = (use: string) => document.querySelector<HTMLElement>(`[data-use="${use}"] .an-comes`);
  expect([said('recruit')?.textContent, said('recruit')?.dataset.turn]).toEqual(['then 3 → 0 pts', 'worse']);
  expect(said('play')?.dataset.turn).toBe('better');
});

test('a card with which one can recruit says how many listeners it would bring, whether or not it can be played', () => {
  const hints = { balances: [], cards: [hint('leopard_14'), { ...hint('snake_1'), listeners: 2 }], heading: null, trump_next: null };
  const marked = () => Array.from(document.querySelectorAll('[data-card] > .an-only'), (each) => [each.closest<HTMLElement>('[data-card]')?.dataset.card, each.textContent]);
  show({ legal: [...both, { type: 'recruit', card: 'leopard_14' }], hints });
  expect(marked()).toEqual([['leopard_14', `+${hint('leopard_14').listeners}`], ['snake_1', '+2']]);
  cleanup();
  show({ legal: [leopard], hints });
  expect(marked()).toEqual([]);
});

test('the last card is taken hold of by itself, and both things that it can do can be pressed', () => {
  const last: Move = { type: 'recruit', card: 'leopard_14' };
  const props = show({ legal: [leopard, last] });
  expect(question(props)).toMatchObject({ key: 'question.use' });
  expect(document.querySelector('[data-card="leopard_14"]')?.getAttribute('data-picked')).toBe('true');
  const uses = Array.from(document.querySelectorAll<HTMLButtonElement>('.an-use'), (each) => each.disabled);
  expect(uses).toEqual([false, false]);
});

test('on a phone, too, both places are there before a card is taken hold of', () => {
  mode.now = 'phone';
  show({ legal: both });
  expect(Array.from(document.querySelectorAll('.an-use strong'), (each) => each.textContent)).toEqual(['Into the trick', 'Recruit']);
  expect(document.querySelector('.an-uses')?.getAttribute('data-held')).toBe('false');
  cleanup();
  show({ legal: both, picked: ['leopard_14'] });
  expect(document.querySelector('.an-uses')?.getAttribute('data-held')).toBe('true');
});

test('where nobody may recruit any more its place says so before a card is taken hold of', () => {
  mode.now = 'phone';
  const used = (card: string): CardHint => ({ ...hint(card), recruit_refused: 'recruit_quota_used' });
  const hints = { balances: [], cards: ['leopard_14', 'snake_1'].map(used), heading: null, trump_next: null };
  show({ legal: [leopard, { type: 'play', card: 'snake_1' }], hints });
  expect(document.querySelector('[data-use="recruit"]')?.textContent).toContain('Nobody else may recruit in this trick.');
});

test('of the trick it is said what is true of own cards: that some, or none, can win it', () => {
  const said = (wins: readonly boolean[], heading: number | null = 1) => {
    cleanup();
    const cards = wins.map((now, at) => ({ ...hint(['leopard_14', 'snake_1'][at] ?? ''), wins_now: now }));
    show({ legal: [leopard, { type: 'play', card: 'snake_1' }], hints: { balances: [], cards, heading, trump_next: null } });
    return document.querySelector('[data-use="play"] .an-about')?.textContent;
  };
  expect([[true, true], [true, false], [false, false]].map((wins) => said(wins))).toEqual(['goes ahead ', 'goes ahead cannot win', ' none of your cards can win']);
  // Whoever leads goes ahead of nobody.
  expect(said([true, true], null)).toBe('the best card wins the trick');
});

test('the places for a card say what the signs on own cards mean, until one is taken hold of', () => {
  const cards = [{ ...hint('leopard_14'), wins_now: false }, hint('leopard_13'), { ...hint('snake_1'), play_refused: 'must_follow_suit' as const }];
  const hints = { balances: [], cards, heading: 1, trump_next: null };
  show({ legal: [...both, { type: 'play', card: 'leopard_13' }], hints });
  const said = () => Array.from(document.querySelectorAll('.an-about'), (each) => each.textContent);
  expect(said()).toEqual(['goes ahead cannot win', 'brings listeners instead']);
  expect(Array.from(document.querySelectorAll<HTMLElement>('.an-about .an-star'), ({ dataset }) => dataset.wins)).toEqual(['true', 'false']);
  expect(document.querySelector('.an-about .an-only > .an-listener')).not.toBeNull();
  cleanup();
  show({ legal: [leopard, { type: 'recruit', card: 'leopard_14' }, { type: 'play', card: 'snake_1' }] });
  expect(said()).toEqual(['the best card wins the trick', 'brings listeners instead']);
  cleanup();
  show({ legal: both, hints, picked: ['leopard_14'] });
  expect(said()).toEqual([]);
});

test('beside the hand what lies there has a word once there is room for it', () => {
  const seats = (cards: readonly string[]) => table.view.seats.map((seat) => ({ ...seat, listeners: 3, inspired: 2, uninspired: 1, stacks: 2, hand: seat.seat === 0 ? [...cards] : null }));
  const words = (cards: readonly string[]) => {
    cleanup();
    show({ legal: [], view: { ...table.view, turn: 1, seats: seats(cards) } });
    return Array.from(document.querySelectorAll('.an-stacks-word'), (each) => each.textContent);
  };
  expect(words(['leopard_14', 'snake_1'])).toEqual(['Stacks', 'without a stack']);
  expect(words([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => `leopard_${value}`))).toEqual([]);
});

test.each(['wide', 'flat', 'phone'])('one\'s own stacks and listeners lie beside the hand, but on an upright phone (%s)', (now) => {
  mode.now = now;
  const seats = table.view.seats.map((seat) => ({ ...seat, listeners: 3, inspired: 2, uninspired: 1, stacks: 2 }));
  show({ legal: both, view: { ...table.view, turn: 0, seats } });
  expect(document.querySelectorAll('.an-stack')).toHaveLength(now === 'phone' ? 0 : 2);
  expect(document.querySelectorAll('.an-waiting > .an-listener')).toHaveLength(now === 'phone' ? 0 : 1);
});

test('a card that may be played says by its star whether it would go ahead in the trick, while one is asked', () => {
  const cards = [{ ...hint('leopard_14'), wins_now: false }, { ...hint('snake_1'), wins_now: false, play_refused: 'must_follow_suit' as const }];
  const hints = { balances: [], cards, heading: 1, trump_next: null };
  const marked = () => Array.from(document.querySelectorAll<HTMLElement>('[data-card] > .an-star'), (each) => [each.closest<HTMLElement>('[data-card]')?.dataset.card, each.dataset.wins]);
  show({ legal: both, hints });
  expect(marked()).toEqual([['leopard_14', 'false']]);
  expect(document.querySelectorAll('[data-card] .an-star-bar')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Leopard 14. cannot win' })).toBeTruthy();
  cleanup();
  show({ legal: [], hints });
  expect(marked()).toEqual([]);
  cleanup();
  show({ legal: both, hints: { ...hints, cards: [hint('leopard_14')] } });
  expect(marked()).toEqual([['leopard_14', 'true']]);
  expect(document.querySelectorAll('[data-card] .an-star-bar')).toHaveLength(0);
  cleanup();
  // Whoever leads goes ahead of nobody.
  show({ legal: both, hints: { ...hints, heading: null, cards: [hint('leopard_14')] } });
  expect(marked()).toEqual([]);
});

test('the arrow from the hand to a place is there until a card is chosen', () => {
  const arrows = (picked: readonly string[]) => {
    cleanup();
    show({ legal: both, picked });
    return [document.querySelectorAll('.an-use-arrow').length, document.querySelector('.an-hand')?.getAttribute('data-held')];
  };
  expect([arrows([]), arrows(['leopard_14'])]).toEqual([[2, 'false'], [0, 'true']]);
});

test('once the last card is played one\'s own stacks lie in the place of the hand alone', () => {
  const seats = table.view.seats.map((seat) => ({ ...seat, hand: seat.seat === 0 ? [] : null, stacks: 2 }));
  const trick = { laid: table.view.trick, trump: 'snake' as const, winner: 0 };
  show({ legal: [], view: { ...table.view, turn: 1, tricks: [trick], seats } });
  expect(document.querySelectorAll('.an-rest .an-stack')).toHaveLength(2);
  expect(document.querySelectorAll('.an-stack')).toHaveLength(2);
});

test.each([
  ['exact', 0, 'just as many: 1 point'],
  ['under', -2, '2 listeners too few: 1 point'],
  ['over', 1, '1 listener too many: 1 point'],
] as const)('once the last card is played it is said what the round would bring, and why (%s)', (stands, balance, said) => {
  const seats = table.view.seats.map((seat) => ({ ...seat, hand: seat.seat === 0 ? [] : null }));
  const trick = { laid: table.view.trick, trump: 'snake' as const, winner: 0 };
  const hints = { balances: [{ seat: 0, balance, case: stands, points: 1 }], cards: [], heading: null, trump_next: null };
  show({ legal: [], hints, view: { ...table.view, turn: 1, tricks: [trick], seats } });
  expect(document.querySelector('.an-rest > p')?.textContent).toBe(said);
});
