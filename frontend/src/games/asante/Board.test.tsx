import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { Board } from './Board';
import { Hand } from './Hand';
import type { Props } from './market';
import { notes } from './notes.fixture';
import { Place } from './Place';
import { scene } from './scene';
import type { Move, Note, View } from './types';
import { hints, table, view } from './view.fixture';

const choose = vi.fn();

function Market(props: Partial<Props> & { readonly points?: number }) {
  const [picked, pick] = useState<readonly string[]>([]);
  const now = { ...table(), choose, picked, pick, ...props };
  return (
    <ReadingProvider game="asante" you={0} seats={now.seats} point={() => undefined} open={() => undefined}>
      <main>
        {[1, 0].map((seat) => (
          // As the frame draws a seat.
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

beforeEach(() => {
  choose.mockClear();
  language.set('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const answers = () => within(screen.getByRole('group', { name: 'Answers' }));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const lying = (address: string) => document.querySelector<HTMLElement>(`[data-at="${address}"]`);

function drags(card: HTMLElement, to: string): void {
  document.elementFromPoint = () => lying(to);
  fireEvent.pointerDown(card, { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(window, { pointerId: 1, clientX: 0, clientY: -50 });
  fireEvent.pointerUp(window, { pointerId: 1, clientX: 0, clientY: -50 });
}

test('a Ware card is taken up: its text stands on the stage, buying and selling among the answers', () => {
  render(<Market />);
  fireEvent.click(button(/^2 Tea/));
  const stage = within(screen.getByRole('region', { name: 'The card in question' }));
  expect(stage.getByText(/Buy everything shown for 3 gold/)).toBeTruthy();
  fireEvent.click(answers().getByRole('button', { name: /^Sell/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'sell_wares', card: 'pair_tea', package_type: null });
});

test('a press and a drag make the same move', () => {
  const { rerender } = render(<Market />);
  const wanted: Move = { type: 'place_artifact', card: 'map', slot: 2 };
  fireEvent.click(button('Map'));
  fireEvent.click(button('Slot 2, empty'));
  rerender(<Market key="again" />);
  drags(button('Map'), 'seat:0/artifact/2');
  expect(choose.mock.calls).toEqual([[wanted], [wanted]]);
});

test('what lies on the table works at the first press, and an Artifact that can be used shows what that costs', () => {
  const using: View = { ...view, seats: view.seats.map((each) => (each.seat === view.you ? { ...each, artifacts: ['map', 'loom', null], used: [false, false, false] } : each)) };
  const artifacts = [1, 2].map((slot) => ({ slot, card: slot === 1 ? 'map' : 'loom', markers: slot, use_refused: null }));
  const uses: readonly Move[] = [{ type: 'use_artifact', slot: 1 }, { type: 'use_artifact', slot: 2 }, { type: 'end_turn' }];
  const { rerender } = render(<Market view={using} hints={{ ...hints, artifacts }} legal={uses} />);
  expect([...document.querySelectorAll('.as-places[data-own="true"] .as-cost')].map(({ textContent }) => textContent)).toEqual(['−1', '−2']);
  fireEvent.click(lying('seat:0/artifact/1') ?? document.body);
  const row: View = { ...using, row: ['victoria', 'okavango', null], resolving: ['map'], frames: [{ step: 'choose_slot', source: 'map' }] };
  rerender(<Market key="row" view={row} legal={[{ type: 'choose_slot', slot: 1 }, { type: 'choose_slot', slot: 2 }]} />);
  fireEvent.click(button('Okavango Delta'));
  expect(choose.mock.calls).toEqual([[uses[0]], [{ type: 'choose_slot', slot: 2 }]]);
});

test('with a mouse a price is pressed by itself, a finger takes the card up', () => {
  render(<Market />);
  const price = () => button(/^2 Tea/).querySelector('.as-sell') ?? document.body;
  const clicks = (pointerType: string) => price().dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType }));
  act(() => void clicks('touch'));
  expect(choose).not.toHaveBeenCalled();
  expect(button(/^2 Tea/).getAttribute('aria-pressed')).toBe('true');
  act(() => void clicks('mouse'));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'sell_wares', card: 'pair_tea', package_type: null });
});

test('an Animal is dropped on the player whom it strikes, a package on the ware that it is to be', () => {
  render(<Market />);
  drags(button('Gorilla'), 'seat:1/stand');
  drags(button(/^1 package/), 'supply/salt');
  expect(choose.mock.calls.map(([move]: readonly Move[]) => move)).toEqual([
    { type: 'play_animal', card: 'gorilla' },
    { type: 'buy_wares', card: 'package_one', package_type: 'salt' },
  ]);
});

test('a card that is let go where it cannot lie is only taken up', () => {
  render(<Market />);
  drags(button('Gorilla'), 'supply');
  expect(choose).not.toHaveBeenCalled();
  expect(button('Gorilla').getAttribute('aria-pressed')).toBe('true');
});

test('a card that cannot be played can be read, and pulled nowhere', () => {
  render(<Market />);
  drags(button('Animalist'), 'stage');
  fireEvent.click(button('Animalist'));
  expect(within(screen.getByRole('region', { name: 'The card in question' })).getByText(/that card has no effect/)).toBeTruthy();
  expect(choose).not.toHaveBeenCalled();
});

test('the actions of every turn have one place each, and stand there as long as they can be done', () => {
  render(<Market />);
  const rail = screen.getByRole('group', { name: 'Actions of every turn' });
  expect(within(rail).getAllByRole('button').map(({ dataset }) => dataset.kind)).toEqual(['end_turn']);
});

test('in the midst of a choice the turn does not end by a press beside it', () => {
  render(<Market legal={[{ type: 'sell_wares', card: 'pair_tea' }, { type: 'end_turn' }]} />);
  const end = () => within(screen.getByRole('group', { name: 'Actions of every turn' })).getByRole<HTMLButtonElement>('button');
  expect(end().disabled).toBe(false);
  fireEvent.click(button(/^2 Tea/));
  expect(end().disabled).toBe(true);
  fireEvent.click(end());
  expect(choose).not.toHaveBeenCalled();
});

test('on a phone a card that cannot be used yet leaves what can be done where it stands, and says what comes first', () => {
  media.mode = 'phone';
  render(<Market view={{ ...view, phase: 'draw' }} legal={[{ type: 'draw_card' }, { type: 'begin_play' }]} />);
  fireEvent.click(button('Gorilla'));
  const rail = within(screen.getByRole('group', { name: 'Actions of every turn' }));
  expect(rail.getAllByRole('button').map(({ dataset }) => dataset.kind)).toEqual(['draw_card', 'begin_play']);
});

test('a ware to take is called by its sign, its name, and how many of it lie there; on a phone it is marked there, too', () => {
  Object.assign(media, { mode: 'phone', tall: true });
  const stealing: View = { ...view, seats: view.seats.map((each) => (each.seat === 1 ? { ...each, stand: ['pelt', 'pelt', 'jewelry'], free: 3 } : each)), resolving: ['vervet_monkey'], frames: [{ step: 'steal_ware', source: 'vervet_monkey' }] };
  render(<Market view={stealing} legal={[{ type: 'steal_ware', ware: 'pelt' }, { type: 'steal_ware', ware: 'jewelry' }]} />);
  const answers = within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
  expect(answers.map((each) => each.querySelector('.as-answer-short')?.textContent)).toEqual(['Pelt 1/2', 'Jewelry']);
  expect(document.querySelectorAll('.as-space[data-meant="true"]')).toHaveLength(3);
});

test('a Holy Place smaller than a finger is played by its sign and what it brings, and called by its whole name', () => {
  media.mode = 'flat';
  render(<Market legal={[{ type: 'play_holy_place', kind: 'victoria' }]} />);
  const answer = within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name: 'Play Victoria Waterfalls: +2 gold' });
  expect(answer.querySelector('.as-answer-short')?.textContent).toBe('+2 gold');
  expect(answer.querySelector('small')).toBeNull();
});

test('in a window the announced card stands on the stage with its text', () => {
  const announced: View = { ...view, active: 1, resolving: ['gorilla'], frames: [{ step: 'response', source: 'gorilla', must: 1, theirs: true }] };
  render(<Market view={announced} legal={[{ type: 'let_pass' }, { type: 'play_animalist' }]} />);
  const stage = within(screen.getByRole('region', { name: 'The card in question' }));
  expect(stage.getByText(/must return 2 wares/)).toBeTruthy();
  expect(answers().getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Let it happen', 'Play Animalist their card has no effect']);
});

test('an Animalist that can answer is lit in the hand, and pressed there it is taken up', () => {
  const announced: View = { ...view, active: 1, resolving: ['gorilla'], frames: [{ step: 'response', source: 'gorilla', must: 1, theirs: true }] };
  const seats = announced.seats.map((each) => (each.seat === announced.you ? { ...each, hand: ['animalist'] } : each));
  const pick = vi.fn();
  render(<Market view={{ ...announced, seats }} legal={[{ type: 'let_pass' }, { type: 'play_animalist' }]} pick={pick} />);
  const card = button(/^Animalist/);
  expect(card.dataset.lit).toBe('true');
  fireEvent.click(card);
  expect(pick).toHaveBeenCalledWith(['card:animalist']);
});

test('effects that wait for the innermost are named in order', () => {
  const frames = ['tracker', 'cape_buffalo', 'map'].map((source) => ({ step: 'finish', source }));
  render(<Market view={{ ...view, resolving: ['tracker', 'cape_buffalo', 'map'], frames }} legal={[]} />);
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

const media = vi.hoisted(() => ({ broad: false, mode: 'wide', tall: false }));
vi.mock('../../ui/useMode', async (original) => ({ ...(await original()), useBroad: () => media.broad, useMode: () => media.mode, useTall: () => media.tall }));
afterEach(() => {
  Object.assign(media, { broad: false, mode: 'wide', tall: false });
});

test('cards to choose from lie on the stage as cards, and a press takes one up with its text', () => {
  render(<Market view={looking} legal={positions} />);
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
  render(<Market view={looking} legal={positions} />);
  const camel = within(screen.getByRole('list', { name: 'Cards to choose from' })).getByRole('button', { name: /^Camel/ });
  expect(within(camel).getByText(/Take up to 2 wares/)).toBeTruthy();
  fireEvent.click(camel);
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'choose_position', position: 4 });
});

test('cards of the other player that are known are a number, and a press shows them while the question stays', () => {
  render(<Market view={looking} legal={[{ type: 'stop' }]} />);
  fireEvent.click(button(/You know 1 card: Camel/));
  const stage = within(screen.getByRole('region', { name: 'The card in question' }));
  expect(stage.getByRole('button', { name: /^Camel/ })).toBeTruthy();
  expect(answers().getByRole('button', { name: 'Stop here' })).toBeTruthy();
  fireEvent.click(button(/You know 1 card/));
  expect(stage.queryByRole('button', { name: /^Camel/ })).toBeNull();
});

test('on a tall phone what is known of a hand is pressed at its seat, on its side in a free place of the rail', () => {
  Object.assign(media, { mode: 'phone', tall: true });
  const { unmount } = render(<Market view={looking} legal={[{ type: 'stop' }]} />);
  expect(button(/^1 known\. You know 1 card: Camel/).closest('.as-held')).not.toBeNull();
  unmount();
  media.mode = 'flat';
  render(<Market view={looking} legal={[{ type: 'stop' }]} />);
  expect(button(/^1 known of theirs\. You know 1 card: Camel/).closest('.as-rail')).not.toBeNull();
});

test('on a low phone what is known of a hand is pressed among the answers', () => {
  media.mode = 'phone';
  render(<Market view={looking} legal={[{ type: 'stop' }]} />);
  const answers = within(screen.getByRole('group', { name: 'Answers' }));
  fireEvent.click(answers.getByRole('button', { name: /You know 1 card: Camel/ }));
  expect(within(screen.getByRole('list', { name: 'Cards to choose from' })).getByRole('button', { name: /^Camel/ })).toBeTruthy();
});

test('where a phone is tall the other Artifacts are pressed where they lie', () => {
  Object.assign(media, { mode: 'phone', tall: true });
  const [own, other] = view.seats;
  if (own === undefined || other === undefined) throw new Error('two sit there');
  const legal: readonly Move[] = ([1, 3] as const).map((slot) => ({ type: 'choose_artifact', owner: 1, slot }));
  render(<Market view={{ ...view, seats: [own, { ...other, artifacts: ['loom', null, 'pottery'] }] }} legal={legal} />);
  expect(lying('seat:1/artifact/1')?.dataset.lit).toBe('true');
});

test('while nothing is carried out the stage shows whose turn was the newest, and what was done in it, card by card', () => {
  const told: Note[] = [
    { type: 'turn_started', seat: 1, turn: 8, last: false },
    { type: 'card_kept', seat: 1, card: null },
    { type: 'wares_sold', seat: 1, card: 'pair_tea', wares: ['tea', 'tea'], gold: 5, total: 25 },
    { type: 'turn_started', seat: 0, turn: 9, last: false },
  ];
  render(<Market story={told.map((note, at) => ({ ...entry(at + 1, [note as never]) }))} />);
  const deeds = within(screen.getByRole('list', { name: /Kofi.*’s turn 8:/ }));
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
  render(<Market story={[entry(1, told as never)]} />);
  const gorilla = within(screen.getByRole('list', { name: /’s turn 8:/ })).getByRole('button', { name: 'Gorilla: played, you lose 2 Silk' });
  expect(gorilla.querySelector('.as-side > .emblem')?.getAttribute('data-seat')).toBe('0');
  expect(gorilla.querySelector('.as-side > [data-less="true"]')?.textContent).toBe('−');
  expect(gorilla.querySelectorAll('.as-side .as-token')).toHaveLength(2);
});

test('of Holy Places it is said when there are none', () => {
  const seats = view.seats.map((each) => (each.seat === 0 ? { ...each, holy_places: [] } : each));
  render(<Market view={{ ...view, seats }} legal={[]} />);
  expect(screen.getAllByText('no Holy Place')).toHaveLength(1);
});

test('an Artifact and a Holy Place of mine say why they cannot be used', () => {
  const artifacts = [{ card: 'pottery', slot: 3, markers: 1, use_refused: 'no_marker' }];
  const holy_places = [{ kind: 'victoria', copies: 2, play_refused: 'holy_place_played' }];
  render(<Market legal={[]} hints={{ ...hints, artifacts, holy_places }} />);
  expect(lying('seat:0/artifact/3')?.title).toContain('Not enough action markers are left.');
  expect(lying('seat:0/holy/victoria')?.title).toContain('You have played a Holy Place in this turn.');
});

test('sentences and buttons do not run together', () => {
  const short = { card: 'pair_tea', buy: 3, buy_refused: 'no_space', sell: 5, sell_refused: 'wares_missing', missing: ['tea'], play_refused: null };
  render(<Market hints={{ ...hints, cards: [short] }} />);
  fireEvent.click(button(/^2 Tea/));
  const stage = screen.getByRole('region', { name: 'The card in question' });
  expect(stage.textContent).toMatch(/has no room for it\. Buy everything shown.* Missing for a sale: Tea\./);
});

test('while one buys, what a sale lacks is no reason against it', () => {
  const short = { card: 'pair_tea', buy: 3, buy_refused: null, sell: 5, sell_refused: 'wares_missing', missing: ['tea'], play_refused: null };
  render(<Market hints={{ ...hints, cards: [short] }} />);
  fireEvent.click(button(/^2 Tea/));
  expect(document.querySelectorAll('.as-why')).toHaveLength(0);
  expect(document.querySelector('.as-does ~ .as-also')?.textContent).toBe('Missing for a sale: Tea.');
});

test('what cannot be done with a card stands on it: the half of it that recedes, or its foot', () => {
  const pair = { card: 'pair_tea', buy: 3, buy_refused: 'no_space', sell: 5, sell_refused: null, missing: [], play_refused: null };
  const gorilla = { card: 'gorilla', buy: null, buy_refused: null, sell: null, sell_refused: null, missing: [], play_refused: 'opponent_stand_empty' };
  render(<Market legal={[{ type: 'sell_wares', card: 'pair_tea' }, { type: 'end_turn' }]} hints={{ ...hints, cards: [pair, gorilla] }} />);
  const tea = button(/^2 Tea/);
  expect(tea.querySelectorAll('.as-tick')).toHaveLength(2);
  expect(tea.querySelector('.as-buy .as-against')?.textContent).toBe('no room');
  expect(tea.querySelector('.as-sell .as-against')).toBeNull();
  expect(button(/^Gorilla/).querySelector('.as-gist')?.textContent).toBe('their stand is empty');
});

test('the wares that a sale lacks are ringed on the card itself', () => {
  const pair = { card: 'pair_tea', buy: 3, buy_refused: null, sell: 5, sell_refused: 'wares_missing', missing: ['tea'], play_refused: null };
  const seats = view.seats.map((each) => (each.seat === 0 ? { ...each, stand: ['tea'] } : each));
  render(<Market view={{ ...view, seats }} legal={[{ type: 'buy_wares', card: 'pair_tea' }, { type: 'end_turn' }]} hints={{ ...hints, cards: [pair] }} />);
  const tea = button(/^2 Tea/);
  expect(tea.querySelectorAll('.as-tick')).toHaveLength(1);
  expect(tea.querySelectorAll('.as-missing')).toHaveLength(1);
});

test('the hand recedes while something is asked that no card of it answers, and while nothing is asked it does not', () => {
  const asked = () => document.querySelector('.as-hand')?.getAttribute('data-asked');
  const { rerender } = render(<Market legal={[{ type: 'choose_artifact', owner: 1, slot: 1 }]} />);
  expect(asked()).toBe('true');
  expect(document.querySelector('.as-lit')?.textContent).toBe('Choose the lit Artifact');
  rerender(<Market legal={[]} />);
  expect(asked()).toBe('false');
  expect(document.querySelector('.as-lit')).toBeNull();
});

test('what lies in a place is taken at the first press, also while a card is looked at', () => {
  const row = ['okavango', 'victoria', 'kilimanjaro'];
  const frames = [{ step: 'choose_slot', source: 'pilgrim' }];
  render(<Market view={{ ...view, row, resolving: ['pilgrim'], frames }} legal={([1, 2, 3] as const).map((slot) => ({ type: 'choose_slot', slot }))} />);
  fireEvent.click(button(/^Nomad/));
  fireEvent.click(button('Victoria Waterfalls'));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'choose_slot', slot: 2 });
});

test('for what a Kilimanjaro may stand is said by what it does', () => {
  const frames = [{ step: 'choose_kind', source: 'kilimanjaro' }];
  render(<Market view={{ ...view, resolving: ['kilimanjaro'], frames }} legal={[{ type: 'choose_kind', kind: 'victoria' }, { type: 'stop' }]} />);
  expect(answers().getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take 1 gold', 'Use no more']);
});

test.each([
  ['return_ware', 'nomad', 'Take wares now'],
  ['take_ware', 'nomad', 'Take no more'],
  ['discard_card', 'talking_drum', 'Draw now'],
])('the button that ends %s for the card %s says what happens', (step, source, words) => {
  render(<Market view={{ ...view, resolving: [source], frames: [{ step, source }] }} legal={[{ type: 'stop' }]} />);
  expect(button(words)).toBeTruthy();
});

test('the number of a ware in the supply changes when the wares arrive', () => {
  const note: Note = { type: 'wares_bought', seat: 1, card: 'pair_tea', wares: ['tea', 'tea'], gold: 3, total: 17 };
  const count = () => Number(lying('supply/tea')?.textContent);
  const { rerender } = render(<Market />);
  const after = count();
  rerender(<Market scene={{ seq: 3, note, scene: scene(note, 0) ?? {} }} />);
  expect(count()).toBe(after + 2);
});

test('the goal is said in words beside the bar', () => {
  render(<Market />);
  expect(lying('seat:0/gold')?.textContent).toBe('37 to go');
});

test('the bar fills when the gold arrives, as the number beside the name', () => {
  render(<Market points={20} />);
  expect(lying('seat:0/gold')?.textContent).toBe('40 to go');
});

test('each thing has an address of its own', () => {
  render(<Market />);
  const found = [...document.querySelectorAll<HTMLElement>('[data-at]')].map((each) => each.dataset.at);
  expect(found).toEqual([...new Set(found)]);
});

test('what must be seen at a glance is marked', () => {
  render(<Market />);
  const words = [...document.querySelectorAll<HTMLElement>('[data-glance]')].map((each) => each.dataset.glance);
  expect(new Set(words)).toEqual(new Set(['gold', 'free', 'markers', 'stack']));
});

test('whatever moves in a scene lies on the board, or is a part of something that does', () => {
  render(<Market />);
  const told = Object.values(notes).flatMap((samples) => (samples as readonly Note[]).flatMap((note) => scene(note) ?? []));
  const named = told.flatMap(({ flights = [], marks = [] }) => [...flights.flatMap(({ from, to }) => [from, to]), ...marks]);
  const drawn = (address: string): boolean => lying(address) !== null || (/\/.+\//.test(address) && drawn(address.slice(0, address.lastIndexOf('/'))));
  // The stage is empty in this view: what would fly to its card flies to the stage.
  expect(named.filter((address) => address !== 'stage/card' && !drawn(address))).toEqual([]);
});
