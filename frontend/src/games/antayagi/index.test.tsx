import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../../i18n/setup';
import type { Entry } from '../../api/wire';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import game from './index';
import type { SeatProps } from './model';
import { at, seats, show, turned, type Given } from './parts.fixture';
import { Place } from './Place';
import type { Move, Slot, View } from './types';
import { view } from './view.fixture';

function looked(card: string, shown: View): void {
  const Now = game.CardNow;
  if (Now === undefined) return;
  render(
    <ReadingProvider game="antayagi" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <Now {...at(0)} view={shown} card={card} />
    </ReadingProvider>,
  );
}

const mode = vi.hoisted(() => ({ now: 'wide' }));
vi.mock('../../ui/useMode', async (original) => ({ ...(await original<object>()), useMode: () => mode.now }));

const choose = vi.fn();
const pick = vi.fn();

beforeEach(() => {
  mode.now = 'wide';
  language.set('en');
  choose.mockReset();
  pick.mockReset();
});
afterEach(cleanup);

const hand = () => screen.getByRole('list', { name: 'Hand' });

test('a hand shows the faces that the reader sees now', () => {
  show('Place', 2);
  const [card] = within(hand()).getAllByRole('button');
  expect(card?.getAttribute('aria-label')).toBe('Fish 1. the others see it');
});

test('whoever misses fewest goods leads, whatever target each has; nobody where all miss as many', () => {
  const leaders = (goods: View['goods'], targets: View['targets']) => game.leaders?.({ ...turned, goods, targets });
  expect(leaders([0, 0, 0], [5, 5, 5])).toEqual([]);
  expect(leaders([2, 3, 2], [4, 6, 4])).toEqual([0, 2]);
});

test('a card that a Hat has turned away is a back like any other: the table helps nobody to remember it (AY-10.7)', () => {
  show('Place', 1);
  const [card] = within(hand()).getAllByRole('button');
  expect(card?.getAttribute('aria-label')).toBe('T-Rex back 1. only the holder sees it');
  expect([card?.dataset.card, hand().querySelector('[data-kind]')]).toEqual(['back/t_rex/0', null]);
});

test('looked at closely a closed card says what it can be, of those out of sight, and an open one what it does', () => {
  const shown = { ...turned, unseen: [['treasure', 'fish', 'treasure', 'hat_bone']] };
  looked('back/t_rex/0', shown);
  expect(screen.getByText('Possible cards: 3, of these goods: 2 (67%)')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['2 Treasure', '1 T-Rex']);
  cleanup();
  // A Fish is discarded by whoever has no Toxic Waste, and is not counted among the goods.
  looked('back/plain/0', shown);
  expect(screen.getByText('Possible card: 1, of these goods: 0 (0%)')).toBeTruthy();
  cleanup();
  looked('fish', shown);
  expect(screen.queryByText(/^Possible card/)).toBeNull();
  cleanup();
  // While two cards lie open nothing is counted, however one looks (AY-10.7).
  looked('back/plain/0', { ...shown, revealed: [{ seat: 0, card: 'bone' }, { seat: 1, card: 'hat' }] });
  expect(screen.queryByText(/^Possible card/)).toBeNull();
});

test('nor do the cards that are left tell it: it is counted among those that lie out of sight', () => {
  show('Board', 0);
  fireEvent.click(screen.getByRole('button', { name: /^Draw pile: 2/ }));
  const left = within(screen.getByRole('dialog', { name: 'Hidden from you' })).getAllByRole('listitem');
  expect(left.map((each) => each.textContent)).toEqual(['3 Treasure', '1 T-Rex']);
});

test('the stage counts the cards out of sight until two cards lie there, beside those who trade', () => {
  show('Board', 0);
  const counted = () => Array.from(document.querySelectorAll('.ay-few > li'), (each) => each.textContent);
  expect(counted()).toEqual(['3 Treasure', '1 T-Rex']);
  cleanup();
  show('Board', 0, { view: { ...turned, phase: 'choose_card', partner: 1 } });
  expect(counted()).toEqual(['3 Treasure', '1 T-Rex']);
  expect(document.querySelectorAll('.ay-spot')).toHaveLength(2);
  cleanup();
  show('Board', 0, { view: { ...turned, phase: 'reaction', partner: 1, revealed: [{ seat: 0, card: 'bone' }, { seat: 1, card: 'fish' }] } });
  expect(counted()).toEqual([]);
});

test('the last exchange stays on the stage, what is out of sight below it, until cards lie there again, and says who got which; who reads it is called You', () => {
  const cards = [{ seat: 0, slot: 0, card: 'bone' }, { seat: 2, slot: 0, card: 'hat' }];
  const story = [{ seq: 1, notes: [{ type: 'cards_revealed', asking: [], cards }] }] as unknown as NonNullable<Given['story']>;
  const last = () => screen.queryByRole('group', { name: 'Last trade' });
  show('Board', 0, { story });
  expect(Array.from(last()?.querySelectorAll('.ay-spot') ?? [], (spot) => [spot.querySelector('.ay-spot-name .unseen')?.textContent, spot.querySelector('.ay-spot-card')?.getAttribute('aria-label')])).toEqual([['You: to \u2068Kofi\u2069', 'Bone'], ['\u2068Kofi\u2069: to You', 'Hat']]);
  expect(document.querySelector('.ay-caption')?.textContent).toBe('Last trade: changed hands');
  expect(Array.from(document.querySelectorAll('.ay-still li'), (each) => each.textContent)).toEqual(['3 Treasure', '1 T-Rex']);
  cleanup();
  show('Board', 0, { story, view: { ...turned, phase: 'reaction', partner: 1, revealed: [{ seat: 0, card: 'bone' }, { seat: 1, card: 'fish' }] } });
  expect(last()).toBeNull();
});

test('of an exchange that was cancelled nobody got a card', () => {
  const cards = [{ seat: 1, slot: 0, card: 'bone' }, { seat: 2, slot: 0, card: 'bone' }];
  const notes = [{ type: 'cards_revealed', asking: [], cards }, { type: 'exchange_cancelled', reason: 'equal', cards }];
  show('Board', 0, { story: [{ seq: 1, notes }] as unknown as NonNullable<Given['story']> });
  expect(Array.from(document.querySelectorAll('.ay-spot-name'), (name) => [name.textContent, name.querySelector('.emblem')])).toEqual([['Efua', null], ['Kofi', null]]);
});

test('on a phone the last exchange lies large where the next one will, until somebody trades: then it is said what one gets for a card, and what is out of sight is counted', () => {
  mode.now = 'phone';
  const cards = [{ seat: 0, slot: 0, card: 'bone' }, { seat: 2, slot: 0, card: 'hat' }];
  const story = [{ seq: 1, notes: [{ type: 'cards_revealed', asking: [], cards }] }] as unknown as NonNullable<Given['story']>;
  show('Board', 0, { story });
  const last = screen.getByRole('group', { name: 'Last trade' });
  expect(within(last).getAllByRole('img').map((card) => card.getAttribute('aria-label'))).toEqual(['Bone', 'Hat']);
  expect(document.querySelector('.ay-caption')?.textContent).toBe('Last trade: changed hands');
  expect(screen.queryByText('Hidden from you', { selector: 'p' })).toBeNull();
  cleanup();
  show('Board', 0, { story, view: { ...turned, phase: 'choose_card', active: 0, partner: 1 } });
  expect(screen.queryByRole('group', { name: 'Last trade' })).toBeNull();
  expect(document.querySelector('.ay-caption')?.textContent).toBe('In return you get what Efua picks');
  expect(Array.from(document.querySelectorAll('.ay-still li'), (each) => each.textContent)).toEqual(['3 Treasure', '1 T-Rex']);
});

test.each(['phone', 'wide'])('who looks back to where the two have only to draw (%s) sees both cards and what came of them', (shape) => {
  mode.now = shape;
  const cards = [{ seat: 1, slot: 0, card: 'omniscient_muffin' }, { seat: 2, slot: 0, card: 'itinerant_magician' }];
  const notes = [{ type: 'cards_revealed', asking: [], cards }, { type: 'magician_worked', seat: 2, keeper: 1 }, { type: 'hand_discarded', seat: 1, cards: ['fish', 'bone'] }];
  show('Board', 0, { story: [{ seq: 1, notes }] as unknown as NonNullable<Given['story']>, view: { ...turned, phase: 'draw', active: 1, partner: 2 } });
  const last = screen.getByRole('group', { name: 'Last trade' });
  expect(within(last).getAllByRole('img').map((card) => card.getAttribute('aria-label'))).toEqual(['Omniscient Muffin', 'Itinerant Magician']);
  expect(document.querySelector('.ay-caption')?.textContent).toMatch(/^The Magician of .*Kofi.*: .*Efua.* discarded 2 cards$/);
});

test.each(['phone', 'wide'])('two facts of the last exchange (%s) are told apart, and not joined to one', (shape) => {
  mode.now = shape;
  const cards = [{ seat: 1, slot: 0, card: 'toxic_waste' }, { seat: 2, slot: 0, card: 't_rex' }];
  const notes = [{ type: 'cards_revealed', asking: [], cards }, { type: 'card_received', seat: 2, giver: 1, card: 'toxic_waste', place: 'bag' }, { type: 't_rex_ate', seat: 1, card: 'bone' }];
  show('Board', 0, { story: [{ seq: 1, notes }] as unknown as NonNullable<Given['story']> });
  const said = document.querySelector('.ay-caption')?.textContent ?? '';
  expect(said.split(' · ')).toHaveLength(2);
  expect(said).not.toContain(' and ');
});

test('below each hidden card of one’s own it is said how likely it is a good, below any other who sees it', () => {
  const closed: Slot = { back: 'plain', facing: 'out', card: null, deck: 0 };
  const open: Slot = { back: 'sabotage', facing: 'out', card: 'sabotage', deck: 0 };
  const below = () => Array.from(document.querySelectorAll('.ay-own > li > small'), (each) => each.textContent.trim());
  const held: View = { ...turned, hands: [[closed, closed, open], [], []], unseen: [['bone', 'bone', 'fish']], memories: [] };
  show('Hand', 0, { view: held });
  expect(below()).toEqual(['67% chance', '67% chance', 'all see it']);
  cleanup();
  // While two cards lie open the numbers would tell which of them came from a turned hand (AY-10.7).
  show('Hand', 0, { view: { ...held, phase: 'reaction', revealed: [{ seat: 0, card: 'fish' }, { seat: 1, card: 't_rex' }] } });
  expect(below()).toEqual(['hidden from you', 'hidden from you', 'all see it']);
});

test('what somebody has said of a card stands on it, with who said it', () => {
  const story = [{ seq: 3, kind: 'said', seat: 2, data: { text: '/is slot=1 who=1 card=omniscient_muffin' }, notes: [] }] as unknown as Entry[];
  show('Place', 1, { story });
  const [card] = within(hand()).getAllByRole('button');
  expect(card?.getAttribute('aria-label')).toBe('T-Rex back 1. only the holder sees it. \u2068Kofi\u2069 says it is: Omniscient Muffin');
  expect(card?.querySelector('.ay-claim .emblem')?.getAttribute('data-seat')).toBe('2');
});

test('while two cards lie open nothing is counted: the numbers would tell which of them came from a turned hand', () => {
  show('Board', 0, { view: { ...turned, phase: 'reaction', revealed: [{ seat: 0, card: 'fish' }, { seat: 1, card: 't_rex' }] } });
  fireEvent.click(screen.getByRole('button', { name: /^Draw pile: 2/ }));
  expect(within(screen.getByRole('dialog')).queryByRole('listitem')).toBeNull();
});

test('who may be traded with is pressed as a whole, like a card: once to take hold of it, once more to trade', () => {
  const move: Move = { type: 'choose_partner', seat: 2 };
  const seat = () => screen.getByRole('button', { name: /^Trade with .Kofi.\. 0 of 5 goods\. Fish 1/ });
  show('Place', 2, { legal: [move], choose, pick });
  fireEvent.click(seat());
  expect(pick).toHaveBeenCalledExactlyOnceWith(['seat:2']);
  expect(choose).not.toHaveBeenCalled();
  cleanup();
  show('Place', 2, { legal: [move], choose, pick, picked: ['seat:2'] });
  fireEvent.click(seat());
  expect(choose).toHaveBeenCalledExactlyOnceWith(move);
});

const give: Move = { type: 'choose_card', slot: 0 };
const giving: View = { ...turned, phase: 'choose_card', partner: 1, hands: [[...(turned.hands[0] ?? []), ...(turned.hands[0] ?? [])], [], []] };
const legal: readonly Move[] = [give, { type: 'choose_card', slot: 1 }];

test('what the page plays by itself has no button that cannot be pressed', () => {
  show('Hand', 0, { view: giving, legal: [give], busy: true });
  expect(document.querySelector('.ay-act')).toBeNull();
  cleanup();
  show('Hand', 0, { view: giving, legal: [give] });
  expect(document.querySelector('.ay-act')).not.toBeNull();
});

test('a card is picked first; the button that comes then, or the card once more, gives it', () => {
  show('Hand', 0, { view: giving, legal, choose, pick });
  expect(screen.queryByRole('button', { name: /^Give/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^T-Rex back 1/ }));
  expect(pick).toHaveBeenCalledExactlyOnceWith(['seat:0/hand/0']);
  cleanup();
  show('Hand', 0, { view: giving, legal, choose, pick, picked: ['seat:0/hand/0'] });
  fireEvent.click(screen.getByRole('button', { name: 'Give card 1' }));
  fireEvent.click(screen.getByRole('button', { name: /^T-Rex back 1/ }));
  expect(choose.mock.calls).toEqual([[give], [give]]);
});

test('the question asks once more for what is taken hold of', () => {
  const asks = (view: View, picked: readonly string[]) => game.question({ ...at(0), view, picked }).key;
  expect(asks(turned, [])).toBe('question.choose_partner');
  expect(asks(turned, ['seat:2'])).toBe('question.sure_partner');
  expect(asks(giving, ['seat:0/hand/1'])).toBe('question.sure_choose_card');
  const known: View = { ...giving, hands: giving.hands.map((hand) => hand.map((slot) => ({ ...slot, card: 'bone' }))) };
  expect(asks(known, ['seat:0/hand/1'])).toBe('question.sure_choose_card_known');
});

test('on a phone the seat is pressed, and what lies under the finger tells what it is', () => {
  mode.now = 'phone';
  const open = vi.fn();
  render(
    <ReadingProvider game="antayagi" you={0} seats={seats} point={() => undefined} open={open}>
      <Place {...(at(2) as SeatProps)} view={{ ...turned, bags: [[], [], ['toxic_waste']] }} />
    </ReadingProvider>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByTitle(/^Fish 1/));
  fireEvent.click(screen.getByTitle('Toxic Waste'));
  expect(open.mock.calls).toEqual([['fish'], ['toxic_waste']]);
});

test('when the game is over the card that won it lies on the stage', () => {
  const story = [
    { seq: 1, notes: [{ type: 'card_received', seat: 1, giver: 0, card: 'treasure', place: 'bag' }] },
    { seq: 2, notes: [{ type: 'card_received', seat: 0, giver: 1, card: 'bone', place: 'bag' }, { type: 'game_ended', winners: [1], reason: 'target' }] },
  ] as unknown as NonNullable<Given['story']>;
  show('Board', 0, { view: { ...turned, phase: 'over' }, asked: null, story });
  expect(document.querySelector('.ay-power [data-kind]')?.getAttribute('data-kind')).toBe('treasure');
  expect(document.querySelector('.ay-caption')?.textContent).toMatch(/^Efua wins: \d of \d goods$/);
});

test('who is asked for a Sabotage plays it or keeps it with one press', () => {
  const asked: View = { ...turned, phase: 'reaction', hands: [[{ back: 'sabotage', facing: 'out', card: 'sabotage', deck: 0 }], [], []] };
  const moves: readonly Move[] = [{ type: 'play_sabotage', slot: 0 }, { type: 'pass' }];
  show('Hand', 0, { view: asked, legal: moves, choose });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel exchange: play the Sabotage (card 1)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Allow exchange: keep the Sabotage' }));
  expect(choose.mock.calls).toEqual([[moves[0]], [moves[1]]]);
  // Which is read on a small card, in the place of the whole name.
  for (const nick of document.querySelectorAll('[data-nick="true"]')) nick.remove();
  for (const button of screen.getAllByRole('button')) {
    // Who speaks to the computer says the words that they see.
    expect(button.getAttribute('aria-label') ?? button.textContent).toContain(button.textContent.trim());
  }
});

test('what was said of a card that is gone does not come back while it is told again what came since', () => {
  const said = { seq: 3, kind: 'said', seat: 1, data: { text: '/is slot=1 who=2 card=omniscient_muffin' }, notes: [] };
  const chosen = { type: 'card_chosen', seat: 0 };
  const revealed = { type: 'cards_revealed', cards: [{ seat: 2, slot: 0, card: 'bone' }, { seat: 0, slot: 0, card: 'fish' }], asking: [] };
  const story = [said, { seq: 4, kind: 'played', notes: [chosen] }, { seq: 5, kind: 'played', notes: [revealed] }] as unknown as NonNullable<Given['story']>;
  const claims = (scene: unknown) => {
    cleanup();
    show('Place', 2, { story, scene: scene as Given['scene'] & object });
    return document.querySelectorAll('.ay-claim').length;
  };
  expect([claims({ seq: 4, note: chosen, scene: {} }), claims(null), claims({ seq: 4, note: chosen, scene: {}, again: true })]).toEqual([1, 0, 0]);
});

test('where everything is open it is not said of a face that one sees that it is hidden from one', () => {
  const open: View = { ...turned, hands: turned.hands.map((hand, seat) => hand.map((slot) => ({ ...slot, back: 'plain', card: 'bone', facing: seat === 0 ? ('out' as const) : ('in' as const) }))) };
  show('Hand', 0, { view: open });
  show('Place', 1, { view: open });
  expect(document.querySelector('.ay-seen')?.textContent).toBe('you did not see it');
  expect(document.querySelector('.ay-under')?.textContent).toMatch(/^only .*Efua.* saw it$/);
});

test('answers keep their places while nothing can be pressed, and the only card, which the page plays, has no button', () => {
  const asked: View = { ...turned, phase: 'reaction', hands: [[{ back: 'sabotage', facing: 'out', card: 'sabotage', deck: 0 }], [], []] };
  show('Hand', 0, { view: asked, legal: [{ type: 'play_sabotage', slot: 0 }, { type: 'pass' }], busy: true });
  expect(document.querySelectorAll('.ay-act')).toHaveLength(2);
  cleanup();
  show('Hand', 0, { view: giving, legal: [{ type: 'choose_card', slot: 0 }], busy: true });
  expect(document.querySelectorAll('.ay-act')).toHaveLength(0);
});

test('where the exchange is cancelled already a Sabotage saves it, or it is left so', () => {
  const asked: View = { ...turned, phase: 'reaction', saboteurs: [1], hands: [[{ back: 'sabotage', facing: 'out', card: 'sabotage', deck: 0 }], [], []] };
  show('Hand', 0, { view: asked, legal: [{ type: 'play_sabotage', slot: 0 }, { type: 'pass' }], choose });
  fireEvent.click(screen.getByRole('button', { name: 'Save the exchange: play the Sabotage (card 1)' }));
  expect(choose).toHaveBeenLastCalledWith({ type: 'play_sabotage', slot: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Leave it cancelled: keep the Sabotage' }));
  expect(choose).toHaveBeenLastCalledWith({ type: 'pass' });
});

test('for a Lollipop the other hand lies on the stage, and whoever takes presses its cards there', () => {
  const taking: View = { ...turned, phase: 'take_card', active: 0, partner: 2, taker: 0 };
  show('Board', 0, { view: taking, legal: [{ type: 'take_card', slot: 0 } satisfies Move], pick });
  fireEvent.click(within(screen.getByRole('list', { name: /^Hand of .Kofi.$/ })).getByRole('button'));
  expect(pick).toHaveBeenCalledExactlyOnceWith(['seat:2/hand/0']);
});

test('of a closed card that may be taken it is said how many of those that it can be are goods, turned ones among them (AY-10.7)', () => {
  const taking: View = { ...turned, phase: 'take_card', active: 0, partner: 1, taker: 0, unseen: [['treasure', 'treasure', 'bone', 'hat_bone']] };
  show('Board', 0, { view: taking, legal: [{ type: 'take_card', slot: 0 } satisfies Move], pick });
  const [card] = within(screen.getByRole('list', { name: /^Hand of .Efua.$/ })).getAllByRole('button');
  expect(card?.getAttribute('aria-label')).toMatch(/Possible cards: 3, of these goods: 2 \(67%\)$/);
  expect(screen.getByText('67% chance')).toBeTruthy();
});

test('a choice that is not yet open lies under a veil for all but who made it', () => {
  const chosen: View = { ...turned, phase: 'choose_card', partner: 1, chosen: [1], choices: [null, null, null] };
  show('Board', 0, { view: chosen });
  expect(screen.getByRole('img', { name: 'A card lies face down' }).querySelector('[data-back]')?.getAttribute('data-back')).toBe('veil');
});

test('with everything open a chosen card lies open; of one’s own the back is the one that it has in the hand', () => {
  const hands: View['hands'] = [[{ back: 't_rex', facing: 'out', card: null, deck: 0 }], [{ back: 'plain', facing: 'out', card: 'fish', deck: 0 }], []];
  show('Board', 0, { view: { ...turned, hands, phase: 'choose_card', active: 0, partner: 1, chosen: [0, 1], choices: [0, 0, null] } });
  expect(screen.getByRole('img', { name: 'T-Rex back 1' }).querySelector('[data-back]')?.getAttribute('data-back')).toBe('t_rex');
  expect(screen.getByRole('img', { name: 'Fish 1' }).querySelector('[data-kind]')?.getAttribute('data-kind')).toBe('fish');
});

test('what a bot could have given is named where the reader saw it', () => {
  const give = (slot: number): Move => ({ type: 'choose_card', slot });
  expect([game.moveSeen?.(give(0), turned, 2), game.moveSeen?.(give(0), turned, 1)]).toEqual([{ key: 'move.choose_card_known', args: { slot: 1, card: { key: 'kind.fish' } } }, null]);
  const taking: View = { ...turned, phase: 'take_card', active: 0, partner: 2, taker: 0 };
  expect(game.moveSeen?.({ type: 'take_card', slot: 0 }, taking, 0)).toMatchObject({ key: 'move.take_card_known', args: { card: { key: 'kind.fish' } } });
});

test('an empty hand says that it is', () => {
  show('Hand', 0, { view: { ...turned, hands: [[], [], []] } });
  expect(screen.queryByText('Your hand is empty for now')).not.toBeNull();
  cleanup();
  show('Hand', 0);
  expect(screen.queryByText('Your hand is empty for now')).toBeNull();
});

test('beside a Magician the stage says that the other card is kept', () => {
  const open: View = {
    ...view,
    phase: 'reaction',
    chosen: [0, 1],
    choices: [0, 0, null],
    revealed: [{ seat: 0, card: 'itinerant_magician' }, { seat: 1, card: 'bone' }],
    hands: [[{ back: 'plain', facing: 'out', card: 'itinerant_magician', deck: 0 }], [{ back: 'plain', facing: 'out', card: 'bone', deck: 0 }], []],
  };
  const then = { takes: false, target: 5, wins: false };
  const exchange = [{ ...then, seat: 0, receives: null, goods: 0 }, { ...then, seat: 1, receives: 'bone', goods: 1 }];
  show('Board', 0, { view: open, hints: { type: 'hints', seats: [], exchange } });
  const said = [...document.querySelectorAll('.ay-then small')].map((each) => each.textContent);
  expect(said.toSorted()).toEqual(['gets back', 'gets nothing']);
  expect(document.querySelector('.ay-stage')?.textContent).toContain('Efua would get a Bone back: 1 of 5 goods.');
});

test('at one’s own place it is said what one collects, how much is missing, and what Toxic Waste adds, until the game is over', () => {
  const aim = () => document.querySelector('.ay-aim')?.textContent ?? null;
  show('Hand', 0, { view: { ...turned, goods: [2, 0, 0] } });
  expect(aim()).toBe('Collect goods 3 more to win');
  cleanup();
  show('Hand', 0, { view: { ...turned, goods: [5, 0, 0], targets: [6, 5, 5], bags: [['toxic_waste'], [], []] } });
  expect(aim()).toBe('Collect goods 1 more to winToxic Waste: +1');
  cleanup();
  show('Hand', 0, { view: { ...turned, phase: 'over' } });
  expect(aim()).toBeNull();
});

test('below a card that somebody holds up stands what it brings who gets it, below a closed one how likely it is a good, while that may be counted', () => {
  const below = () => Array.from(document.querySelectorAll('.ay-under'), (each) => each.textContent.trim());
  show('Place', 2);
  expect(below()).toEqual(['2 goods beside Toxic Waste']);
  cleanup();
  show('Place', 1);
  expect(below()).toEqual(['75% chance']);
  cleanup();
  show('Place', 1, { view: { ...turned, phase: 'reaction', revealed: [{ seat: 0, card: 'fish' }, { seat: 2, card: 'hat' }] } });
  expect(below()).toEqual(['hidden from you']);
});

test('Toxic Waste bears its name, and what it asks for, in the bag where it lies', () => {
  show('Place', 1, { view: { ...turned, bags: [[], ['bone', 'toxic_waste', 'toxic_waste'], []] } });
  expect(Array.from(document.querySelectorAll('.ay-waste'), (each) => each.textContent)).toEqual(['Toxic Waste: +2']);
});
