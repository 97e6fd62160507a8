import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { answers, button, choose, lying, Table } from './market.fixture';
import { notes } from './notes.fixture';
import { scene } from './scene';
import type { Move, Note, View } from './types';
import { hints, view } from './view.fixture';

beforeEach(() => {
  choose.mockClear();
  language.set('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const media = vi.hoisted(() => ({ broad: false, mode: 'wide', tall: false, small: false }));
vi.mock('../../ui/useMode', async (original) => ({ ...(await original()), useBroad: () => media.broad, useMode: () => media.mode, useTall: () => media.tall, useSmall: () => media.small }));
afterEach(() => {
  Object.assign(media, { broad: false, mode: 'wide', tall: false, small: false });
});

const laid: View = { ...view, seats: view.seats.map((each) => (each.seat === view.you ? { ...each, artifacts: ['map', 'loom', null], used: [false, false, false] } : each)) };
const usable = [1, 2].map((slot) => ({ slot, card: slot === 1 ? 'map' : 'loom', markers: slot, use_refused: null }));
const uses: readonly Move[] = [{ type: 'use_artifact', slot: 1 }, { type: 'use_artifact', slot: 2 }, { type: 'end_turn' }];
const costs = () => [...document.querySelectorAll('.as-places[data-own="true"] .as-cost')].map(({ textContent }) => textContent);

test('what lies on the table works at the first press, and an Artifact that can be used shows what that costs', () => {
  const { rerender } = render(<Table view={laid} hints={{ ...hints, artifacts: usable }} legal={uses} />);
  expect(costs()).toEqual(['−1', '−2']);
  fireEvent.click(lying('seat:0/artifact/1') ?? document.body);
  const row: View = { ...laid, row: ['victoria', 'okavango', null], resolving: ['map'], frames: [{ step: 'choose_slot', source: 'map' }] };
  rerender(<Table key="row" view={row} legal={[{ type: 'choose_slot', slot: 1 }, { type: 'choose_slot', slot: 2 }]} />);
  fireEvent.click(button('Okavango Delta'));
  expect(choose.mock.calls).toEqual([[uses[0]], [{ type: 'choose_slot', slot: 2 }]]);
});

test('an Artifact that cannot be used shows no cost, nor does one while a move is on its way', () => {
  const { rerender } = render(<Table view={laid} hints={{ ...hints, artifacts: usable }} legal={uses.slice(1)} />);
  expect(costs()).toEqual(['−2']);
  rerender(<Table view={laid} hints={{ ...hints, artifacts: usable }} legal={uses} busy />);
  expect(costs()).toEqual([]);
});

test('a ware to take is called by its sign, its name, and how many of it lie there; on a phone it is marked there, too', () => {
  Object.assign(media, { mode: 'phone', tall: true });
  const stealing: View = { ...view, seats: view.seats.map((each) => (each.seat === 1 ? { ...each, stand: ['pelt', 'pelt', 'jewelry'], free: 3 } : each)), resolving: ['vervet_monkey'], frames: [{ step: 'steal_ware', source: 'vervet_monkey' }] };
  render(<Table view={stealing} legal={[{ type: 'steal_ware', ware: 'pelt' }, { type: 'steal_ware', ware: 'jewelry' }]} />);
  const answers = within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
  expect(answers.map((each) => each.querySelector('.as-answer-short')?.textContent)).toEqual(['1 of 2 Pelt', 'Jewelry']);
  expect(document.querySelectorAll('.as-space[data-meant="true"]')).toHaveLength(3);
});

test('on a phone wares to take stand among the answers in the order of the supply, and those that go back say of how many they are one', () => {
  media.mode = 'flat';
  const asked = (step: string, wares: readonly string[]): View => ({ ...view, seats: view.seats.map((each) => (each.seat === 0 ? { ...each, stand: [...wares] } : each)), resolving: ['nomad'], frames: [{ step, source: 'nomad', left: 2 }] });
  const shown = () => [...document.querySelectorAll('.as-answer-short')].map(({ textContent }) => textContent);
  const { rerender } = render(<Table view={asked('take_ware', [])} legal={[{ type: 'take_ware', ware: 'tea' }, { type: 'take_ware', ware: 'fruits' }]} />);
  expect(shown()).toEqual(['Fruits', 'Tea']);
  rerender(<Table view={asked('return_ware', ['tea', 'tea', 'silk'])} legal={[{ type: 'return_ware', ware: 'tea' }, { type: 'return_ware', ware: 'silk' }]} />);
  expect(shown()).toEqual(['Return 1 of 2 Tea', 'Return Silk']);
  expect(answers().getByRole('button', { name: 'Return 1 of 2 Tea' })).toBeTruthy();
});

test.each(['phone', 'flat', 'wide'])('a Holy Place is played by its sign, its name and what it brings, and called by both (%s)', (mode) => {
  media.mode = mode;
  render(<Table legal={[{ type: 'play_holy_place', kind: 'victoria' }]} />);
  const answer = within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name: 'Victoria Waterfalls: +2 gold' });
  expect(answer.querySelector('.as-answer-short')?.textContent).toBe('Victoria Waterfalls: +2 gold');
  expect(answer.querySelector('small')).toBeNull();
});

test('in a window the announced card stands on the stage with its text', () => {
  const announced: View = { ...view, active: 1, resolving: ['gorilla'], frames: [{ step: 'response', source: 'gorilla', must: 1, theirs: true }] };
  render(<Table view={announced} legal={[{ type: 'let_pass' }, { type: 'play_animalist' }]} />);
  const stage = within(screen.getByRole('region', { name: 'The card in question' }));
  expect(stage.getByText(/must return 2 wares/)).toBeTruthy();
  expect(answers().getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Let it happen', 'Play Animalist their card has no effect']);
});

test('what was turned over until a Tracker found its Animal stands beside that, and nothing of a search before it', () => {
  const turned = (card: string, found: boolean): Note => ({ type: 'card_turned', seat: 1, source: 'tracker', card, found, pile: 9 });
  const told = [turned('loom', false), turned('marabou', true), turned('pottery', false), turned('nomad', false), turned('jackal', true)];
  const found: View = { ...view, active: 1, resolving: ['tracker'], found: 'jackal', frames: [{ step: 'choose_option', source: 'tracker', must: 1 }] };
  const { unmount } = render(<Table view={found} legal={[]} story={[entry(1, told as never)]} />);
  expect(document.querySelector('.as-also')?.textContent).toBe('Turned over before it: Pottery and Nomad.');
  unmount();
  const failed = [turned('loom', false), { type: 'search_failed', seat: 1, source: 'carver' }, turned('jackal', true)];
  render(<Table view={found} legal={[]} story={[entry(1, failed as never)]} />);
  expect(document.querySelector('.as-also')).toBeNull();
});

test('effects that wait for the innermost are named in order', () => {
  const frames = ['tracker', 'cape_buffalo', 'map'].map((source) => ({ step: 'finish', source }));
  render(<Table view={{ ...view, resolving: ['tracker', 'cape_buffalo', 'map'], frames }} legal={[]} />);
  expect(within(screen.getByRole('list', { name: 'Goes on after it' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tracker',
    'Cape Buffalo',
  ]);
});

const five = ['map', 'pair_tea', 'nomad', 'camel', 'loom'];
const looking: View = {
  ...view,
  resolving: ['hermit'],
  frames: [{ step: 'choose_position', source: 'hermit' }],
  top: five.map((card) => ({ card, seen_by: [0] })),
};
const positions: readonly Move[] = five.map((_, at) => ({ type: 'choose_position', position: at + 1 }));

test('cards to choose from lie on the stage as cards, and a press takes one up with its text', () => {
  render(<Table view={looking} legal={positions} />);
  const cards = within(screen.getByRole('list', { name: 'Cards to choose from' }));
  expect(cards.getAllByRole('button').map((each) => each.dataset.card)).toEqual(five);
  fireEvent.click(cards.getByRole('button', { name: /^Map/ }));
  expect(choose).not.toHaveBeenCalled();
  const stage = within(screen.getByRole('region', { name: 'The card in question' }));
  expect(stage.getByText(/It stays in the row/)).toBeTruthy();
  fireEvent.click(answers().getByRole('button', { name: 'Take it' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'choose_position', position: 1 });
});

test('where the table is broad the texts stand below the cards, and one press takes a card', () => {
  media.broad = true;
  render(<Table view={looking} legal={positions} />);
  const camel = within(screen.getByRole('list', { name: 'Cards to choose from' })).getByRole('button', { name: /^Camel/ });
  expect(within(camel).getByText(/Take up to 2 wares/)).toBeTruthy();
  fireEvent.click(camel);
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'choose_position', position: 4 });
});

test('cards of the other player that are known are a number, and a press shows them while the question stays', () => {
  render(<Table view={looking} legal={[{ type: 'stop' }]} />);
  fireEvent.click(button(/You know 1 card: Camel/));
  const stage = within(screen.getByRole('region', { name: 'The card in question' }));
  expect(stage.getByRole('button', { name: /^Camel/ })).toBeTruthy();
  expect(answers().getByRole('button', { name: 'Stop here' })).toBeTruthy();
  fireEvent.click(button(/You know 1 card/));
  expect(stage.queryByRole('button', { name: /^Camel/ })).toBeNull();
});

test.each([
  { mode: 'phone', tall: true },
  { mode: 'flat', small: false },
])('what is known of a hand is pressed at its seat where a phone has room (%s)', (phone) => {
  Object.assign(media, phone);
  render(<Table view={looking} legal={[{ type: 'stop' }]} />);
  expect(button(/^1 known\. You know 1 card: Camel/).closest('.as-held')).not.toBeNull();
});

test('on a small phone on its side what is known of a hand is pressed in a free place of the rail', () => {
  Object.assign(media, { mode: 'flat', small: true });
  render(<Table view={looking} legal={[{ type: 'stop' }]} />);
  expect(button(/^1 you know\. You know 1 card: Camel/).closest('.as-rail')).not.toBeNull();
});

test('on a low phone what is known of a hand is pressed among the answers', () => {
  media.mode = 'phone';
  render(<Table view={looking} legal={[{ type: 'stop' }]} />);
  const answers = within(screen.getByRole('group', { name: 'Answers' }));
  fireEvent.click(answers.getByRole('button', { name: /You know 1 card: Camel/ }));
  expect(within(screen.getByRole('list', { name: 'Cards to choose from' })).getByRole('button', { name: /^Camel/ })).toBeTruthy();
});

test('where a phone is tall the other Artifacts are pressed where they lie', () => {
  Object.assign(media, { mode: 'phone', tall: true });
  const [own, other] = view.seats;
  if (own === undefined || other === undefined) throw new Error('two sit there');
  const legal: readonly Move[] = ([1, 3] as const).map((slot) => ({ type: 'choose_artifact', owner: 1, slot }));
  render(<Table view={{ ...view, seats: [own, { ...other, artifacts: ['loom', null, 'pottery'] }] }} legal={legal} />);
  expect(lying('seat:1/artifact/1')?.dataset.lit).toBe('true');
});

test('while nothing is carried out the stage shows whose turn was the newest, and what was done in it, card by card', () => {
  const told: Note[] = [
    { type: 'turn_started', seat: 1, turn: 8, last: false },
    { type: 'card_kept', seat: 1, card: null },
    { type: 'wares_sold', seat: 1, card: 'pair_tea', wares: ['tea', 'tea'], gold: 5, total: 25 },
    { type: 'turn_started', seat: 0, turn: 9, last: false },
  ];
  render(<Table story={told.map((note, at) => ({ ...entry(at + 1, [note as never]) }))} />);
  const deeds = within(screen.getByRole('list', { name: /^Turn 8, .*Kofi.*:$/ }));
  expect(deeds.getAllByRole('listitem').map((each) => each.querySelector('[data-card]')?.getAttribute('data-card'))).toEqual([undefined, 'pair_tea']);
  expect(deeds.getByRole('button', { name: '2 Tea: sold +5' })).toBeTruthy();
});

test('below the card that did it stands what the other player lost, by their sign, and what was made of one’s own', () => {
  const told: Note[] = [
    { type: 'turn_started', seat: 1, turn: 8, last: false },
    { type: 'card_announced', seat: 1, card: 'gorilla', markers: 4 },
    ...Array<Note>(2).fill({ type: 'ware_returned', seat: 0, ware: 'silk', source: 'gorilla' }),
    { type: 'turn_started', seat: 0, turn: 9, last: false },
  ];
  render(<Table story={[entry(1, told as never)]} />);
  const gorilla = within(screen.getByRole('list', { name: /^Turn 8, .*Kofi.*:$/ })).getByRole('button', { name: 'Gorilla: played, you lose 2 Silk' });
  expect(gorilla.querySelector('.as-side > .emblem')?.getAttribute('data-seat')).toBe('0');
  expect(gorilla.querySelector('.as-side > [data-less="true"]')?.textContent).toBe('−');
  expect(gorilla.querySelectorAll('.as-side .as-token')).toHaveLength(2);
});

test.each(['phone', 'flat'])('how many Holy Places are to come stands before their row where their pile has no room (%s)', (mode) => {
  media.mode = mode;
  render(<Table />);
  expect(screen.getByRole('img', { name: `Holy Places to come: ${view.holy_pile}` })).toBe(lying('row/pile'));
});

test('of Holy Places it is said when there are none', () => {
  const seats = view.seats.map((each) => (each.seat === 0 ? { ...each, holy_places: [] } : each));
  render(<Table view={{ ...view, seats }} legal={[]} />);
  expect(screen.getAllByText('no Holy Place')).toHaveLength(1);
});

test('an Artifact and a Holy Place of mine say why they cannot be used', () => {
  const artifacts = [{ card: 'pottery', slot: 3, markers: 1, use_refused: 'no_marker' }];
  const holy_places = [{ kind: 'victoria', copies: 2, play_refused: 'holy_place_played' }];
  render(<Table legal={[]} hints={{ ...hints, artifacts, holy_places }} />);
  expect(lying('seat:0/artifact/3')?.title).toContain('Not enough action markers are left.');
  expect(lying('seat:0/holy/victoria')?.title).toContain('You have played a Holy Place in this turn.');
});

test('what lies in a place is taken at the first press, also while a card is looked at', () => {
  const row = ['okavango', 'victoria', 'kilimanjaro'];
  const frames = [{ step: 'choose_slot', source: 'pilgrim' }];
  render(<Table view={{ ...view, row, resolving: ['pilgrim'], frames }} legal={([1, 2, 3] as const).map((slot) => ({ type: 'choose_slot', slot }))} />);
  fireEvent.click(button(/^Nomad/));
  fireEvent.click(button('Victoria Waterfalls'));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'choose_slot', slot: 2 });
});

test('for what a Kilimanjaro may stand is said by what it does', () => {
  const frames = [{ step: 'choose_kind', source: 'kilimanjaro' }];
  render(<Table view={{ ...view, resolving: ['kilimanjaro'], frames }} legal={[{ type: 'choose_kind', kind: 'victoria' }, { type: 'stop' }]} />);
  expect(answers().getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take 1 gold', 'Use no more']);
});

test.each([
  ['return_ware', {}, 'nomad', 'Take wares now'],
  ['take_ware', {}, 'nomad', 'Take none'],
  ['take_ware', { done: ['tea'] }, 'nomad', 'Take no more'],
  ['take_ware', { rule: 'other', done: ['tea'] }, 'dyer', 'Take none'],
  ['take_ware', { rule: 'other', done: ['tea', 'salt'] }, 'dyer', 'Take no more'],
  ['discard_card', {}, 'talking_drum', 'Draw now'],
])('the button that ends %s, as far as it is done (%j), for the card %s says what happens', (step, so, source, words) => {
  render(<Table view={{ ...view, resolving: [source], frames: [{ step, source, ...so }] }} legal={[{ type: 'stop' }]} />);
  expect(button(words)).toBeTruthy();
});

test('the number of a ware in the supply changes when the wares arrive', () => {
  const note: Note = { type: 'wares_bought', seat: 1, card: 'pair_tea', wares: ['tea', 'tea'], gold: 3, total: 17 };
  const count = () => Number(lying('supply/tea')?.textContent);
  const { rerender } = render(<Table />);
  const after = count();
  rerender(<Table scene={{ seq: 3, note, scene: scene(note, 0) ?? {} }} />);
  expect(count()).toBe(after + 2);
});

test('the goal is said in words beside the bar', () => {
  render(<Table />);
  expect(lying('seat:0/gold')?.textContent).toBe('37 to go');
});

test('the bar fills when the gold arrives, as the number beside the name', () => {
  render(<Table points={20} />);
  expect(lying('seat:0/gold')?.textContent).toBe('40 to go');
});

test('each thing has an address of its own', () => {
  render(<Table />);
  const found = [...document.querySelectorAll<HTMLElement>('[data-at]')].map((each) => each.dataset.at);
  expect(found).toEqual([...new Set(found)]);
});

test('what must be seen at a glance is marked', () => {
  render(<Table />);
  const words = [...document.querySelectorAll<HTMLElement>('[data-glance]')].map((each) => each.dataset.glance);
  expect(new Set(words)).toEqual(new Set(['gold', 'free', 'markers', 'places', 'stack']));
});

test('whatever moves in a scene lies on the board, or is a part of something that does', () => {
  render(<Table />);
  const told = Object.values(notes).flatMap((samples) => (samples as readonly Note[]).flatMap((note) => scene(note) ?? []));
  const named = told.flatMap(({ flights = [], marks = [] }) => [...flights.flatMap(({ from, to }) => [from, to]), ...marks]);
  const drawn = (address: string): boolean => lying(address) !== null || (/\/.+\//.test(address) && drawn(address.slice(0, address.lastIndexOf('/'))));
  // The stage is empty in this view: what would fly to its card flies to the stage.
  expect(named.filter((address) => address !== 'stage/card' && !drawn(address))).toEqual([]);
});

test.each<[string, Move]>([
  ['the card of the hand', { type: 'sell_wares', card: 'pair_tea', package_type: null }],
  ['the Artifact', { type: 'use_artifact', slot: 1 }],
  ['the Holy Place', { type: 'choose_slot', slot: 2 }],
  ['the ware', { type: 'take_ware', ware: 'tea' }],
])('what a move takes hold of is marked while it waits for its yes: %s', (_, pending) => {
  render(<Table pending={pending} busy />);
  const address = { sell_wares: 'seat:0/hand/pair_tea', use_artifact: 'seat:0/artifact/1', choose_slot: 'row/2', take_ware: 'supply/tea' }[pending.type as string];
  expect([...document.querySelectorAll<HTMLElement>('[data-pending="true"]')].map((each) => each.dataset.at)).toContain(address);
});
