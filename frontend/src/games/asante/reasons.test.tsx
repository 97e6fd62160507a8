import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { askBefore } from '../../ui/askBefore';
import type { Props } from './market';
import { choose, Market } from './market.fixture';
import type { CardHint, Move, View } from './types';
import { hints, view } from './view.fixture';

beforeEach(() => {
  choose.mockClear();
  language.set('en');
});
afterEach(() => {
  cleanup();
  askBefore.set('never');
});

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const answers = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button').map((each) => each.querySelector('.as-answer-short')?.textContent ?? each.textContent);
const why = () => document.querySelector('.as-stage .as-why')?.textContent.trim();

const refused = (card: string, play_refused: string): CardHint => ({ card, buy: null, buy_refused: null, sell: null, sell_refused: null, missing: [], play_refused });
const answering: Partial<Props> = {
  view: { ...view, active: 1, resolving: ['gorilla'], frames: [{ step: 'response', source: 'gorilla' }] },
  legal: [{ type: 'let_pass' }, { type: 'play_animalist' }],
};
const returning: Partial<Props> = {
  view: { ...view, resolving: ['nomad'], frames: [{ step: 'return_ware', source: 'nomad', left: 6 }] },
  legal: [{ type: 'return_ware', ware: 'tea' }, { type: 'stop' }],
};

test.each<[string, Partial<Props>, string]>([
  ['while one may answer', answering, 'Kofi’s turn: you may only answer.'],
  ['in the turn of the other player', { view: { ...view, active: 1, waiting: [1] }, legal: [] }, 'Kofi’s turn: wait for yours.'],
  ['while an effect goes on', returning, 'First finish the Nomad.'],
  ['while a card is looked at', { view: { ...view, phase: 'drawn', drawn: 'camel' }, legal: [{ type: 'keep_card' }, { type: 'reject_card' }] }, 'First keep or reject the Camel.'],
  ['before one plays', { view: { ...view, phase: 'draw' }, legal: [{ type: 'draw_card' }, { type: 'begin_play' }] }, 'First press “Play”.'],
  ['while the other player may answer my card', { view: { ...view, waiting: [1], resolving: ['gorilla'], frames: [{ step: 'response', source: 'gorilla' }] }, legal: [] }, 'Your opponent may answer the Gorilla first.'],
  ['while the other player does what my card asks of them', { view: { ...view, waiting: [1], resolving: ['gorilla'], frames: [{ step: 'return_ware', source: 'gorilla', left: 2, must: 2 }] }, legal: [] }, 'Your opponent must do what the Gorilla asks first.'],
  ['in one’s turn', { legal: [{ type: 'end_turn' }], hints: { ...hints, cards: [refused('nomad', 'no_marker')] } }, 'Not enough action markers are left.'],
])('a card of the hand that cannot be used says why beside what it does: %s', (_, now, reason) => {
  render(<Market {...now} />);
  fireEvent.click(button(/^Nomad/));
  expect(why()).toBe(reason);
  expect(document.querySelector('.as-stage .as-does')?.textContent).toContain('Return any number of wares');
});

test('the Animalist says that it is only an answer, and an Artifact of mine why it rests', () => {
  const artifacts = [{ card: 'pottery', slot: 3, markers: 1, use_refused: 'artifact_used' }];
  render(<Market legal={[{ type: 'end_turn' }]} hints={{ ...hints, artifacts }} large="pottery" />);
  fireEvent.click(button(/^Animalist/));
  expect(why()).toBe('Only against a card that your opponent plays.');
  expect([...document.querySelectorAll('.card-text.as-why')].map(({ textContent }) => textContent)).toContain('This Artifact has been used in this turn.');
});

test('where one is asked and there is nothing to choose it is said why', () => {
  const also = () => document.querySelector('.as-also')?.textContent;
  const { rerender } = render(<Market {...answering} />);
  expect(also()).toBeUndefined();
  rerender(<Market {...answering} legal={[{ type: 'let_pass' }]} />);
  expect(also()).toBe('Only an Animalist could stop it, and you hold none.');
  rerender(<Market {...returning} legal={[{ type: 'stop' }]} />);
  expect(also()).toBeUndefined();
});

test.each([/^Nomad/, /^Animalist/])('the answers stay while a card is looked at: %s', (card) => {
  render(<Market {...answering} />);
  const before = answers();
  fireEvent.click(button(card));
  expect(answers()).toEqual(before);
  fireEvent.click(button('Let it happen'));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'let_pass' });
});

test('a card that is looked at while an effect asks leaves its answers', () => {
  render(<Market {...returning} />);
  const before = answers();
  fireEvent.click(button(/^Gorilla/));
  expect(answers()).toEqual(before);
});

const WARES = ['fruits', 'jewelry', 'pelt', 'salt', 'silk', 'tea'] as const;
const named = ['Fruits', 'Jewelry', 'Pelt', 'Salt', 'Silk', 'Tea'];

test('on a wide table a ware to take is pressed where it lies, and has no button of its own', () => {
  const taking: View = { ...view, resolving: ['camel'], frames: [{ step: 'take_ware', source: 'camel', left: 2 }] };
  render(<Market view={taking} legal={[...WARES.toReversed().map((ware): Move => ({ type: 'take_ware', ware })), { type: 'stop' }]} />);
  expect(answers()).toEqual(['Take none']);
  expect(screen.getByText('Choose a lit ware in the supply')).toBeTruthy();
  expect(document.querySelectorAll('.as-ware[data-lit="true"]')).toHaveLength(6);
});

test('as which ware a package is bought, and as which it is sold, is one press each, under its price', () => {
  const package_one = { ...refused('package_one', ''), play_refused: null, buy: 2, sell: 3 };
  const moves = [...WARES.map((ware): Move => ({ type: 'buy_wares', card: 'package_one', package_type: ware })), { type: 'sell_wares', card: 'package_one', package_type: 'silk' } as const];
  render(<Market legal={moves} hints={{ ...hints, cards: [package_one] }} />);
  fireEvent.click(button(/^1 package/));
  expect(answers()).toEqual([...named, 'Silk']);
  expect([...document.querySelectorAll('.as-use')].map(({ textContent }) => textContent)).toEqual(['Buy −2 1 marker−1', 'Sell +3 1 marker−1']);
  fireEvent.click(button(/^Buy: Salt/));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'buy_wares', card: 'package_one', package_type: 'salt' });
});

test('what costs a marker says so on its button, or where a slot is asked for it beside the question', () => {
  const { rerender } = render(<Market />);
  fireEvent.click(button(/^Nomad/));
  expect(button('Play Nomad 1 marker').textContent).toContain('−1');
  fireEvent.click(button(/^Nomad/));
  fireEvent.click(button(/^2 Tea/));
  expect(answers()).toEqual([expect.stringMatching(/^Buy 1 marker−1/), expect.stringMatching(/^Sell 1 marker−1/)]);
  fireEvent.click(button(/^2 Tea/));
  fireEvent.click(button(/^Map/));
  expect(screen.getByText('Costs 1 marker')).toBeTruthy();
  rerender(<Market legal={[{ type: 'draw_card' }, { type: 'begin_play' }]} />);
  expect([button('Draw 1 marker'), button('Play')]).toHaveLength(2);
});

test('that gold comes to who ends a turn with two markers or more stands on the button as long as it would', () => {
  const { rerender } = render(<Market view={{ ...view, markers: 2 }} />);
  expect(button(/^End turn/).textContent).toBe('End turn 2+ markers kept: +1 gold');
  rerender(<Market view={{ ...view, markers: 1 }} />);
  expect(button(/^End turn/).textContent).toBe('End turn');
});

test('a turn that leaves something undone ends at the second press, any other at the first', () => {
  const { rerender } = render(<Market />);
  fireEvent.click(button(/^End turn/));
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(button('3 markers left: end all the same?'));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'end_turn' });
  rerender(<Market legal={[{ type: 'end_turn' }]} asked={31} />);
  fireEvent.click(button(/^End turn/));
  rerender(<Market view={{ ...view, markers: 0 }} legal={[{ type: 'play_holy_place', kind: 'victoria' }, { type: 'end_turn' }]} asked={32} />);
  fireEvent.click(button(/^End turn/));
  expect(choose).toHaveBeenCalledTimes(3);
});

test('who has nothing to play is asked once more before drawing is over', () => {
  const [own, other] = view.seats;
  const poor = { ...view, phase: 'draw', seats: [{ ...own, cards: 0, hand: [], artifacts: [null, null], holy_places: [] }, other] } as typeof view;
  const legal: Move[] = [{ type: 'draw_card' }, { type: 'begin_play' }];
  const { rerender } = render(<Market view={poor} legal={legal} />);
  fireEvent.click(button('Play'));
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(button('Nothing to play: stop drawing?'));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'begin_play' });
  rerender(<Market view={{ ...poor, seats: view.seats }} legal={legal} asked={31} />);
  fireEvent.click(button('Play'));
  expect(choose).toHaveBeenCalledTimes(2);
});

test('what was asked once more is asked anew after something else was done', () => {
  const { rerender } = render(<Market />);
  fireEvent.click(button(/^End turn/));
  rerender(<Market asked={31} />);
  expect(button(/^End turn/)).toBeTruthy();
});

const isSure = () => document.querySelector<HTMLElement>('[data-kind="end_turn"]')?.dataset.sure;

test.each<[string, () => void]>([
  ['when a card is taken up', () => fireEvent.click(button(/^Animalist/))],
  ['when the key is left', () => fireEvent.blur(document.querySelector('[data-kind="end_turn"]') ?? document)],
  ['by Escape', () => fireEvent.keyDown(document.querySelector('[data-kind="end_turn"]') ?? document, { key: 'Escape' })],
])('what was asked once more is put away %s', (_, act) => {
  render(<Market />);
  fireEvent.click(button(/^End turn/));
  expect(isSure()).toBe('true');
  act();
  expect(isSure()).toBe('false');
  expect(choose).not.toHaveBeenCalled();
});

test('the second press of a double click does not end the turn', () => {
  render(<Market />);
  fireEvent.click(button(/^End turn/), { detail: 1 });
  fireEvent.click(button('3 markers left: end all the same?'), { detail: 2 });
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(button('3 markers left: end all the same?'), { detail: 1 });
  expect(choose).toHaveBeenCalledOnce();
});

test.each(['final', 'always'] as const)('who wants to be asked before moves is asked by the page alone: %s', (wish) => {
  askBefore.set(wish);
  render(<Market />);
  fireEvent.click(button(/^End turn/));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ type: 'end_turn' });
});
