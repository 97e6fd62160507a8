import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { language } from '../../i18n/setup';
import { entry } from '../../live/messages.fixture';
import { moveMouse } from '../../ui/pointed.fixture';
import { buys, laid, price, table, told } from './board.fixture';
import bania from './index';
import { choose, present, Table } from './Table.fixture';
import type { Move, Note } from './types';

const tent = (name: string) => present(screen.getAllByRole('button', { name })[0]);
const oilTent = 'Silk tent (2 Spice + Oil)';
const target = (space: string) => within(screen.getByRole('group', { name: 'Map' })).queryByRole('button', { name: new RegExp(`on ${space}(\\.|$)`) });
const bubble = () => document.querySelector('.ba-bubble')?.textContent ?? null;

beforeEach(() => {
  language.set('en');
  choose.mockReset();
});
afterEach(cleanup);

test('a mouse presses a tent, then a space, and the tent is bought', () => {
  render(<Table />);
  expect(target('C4')).toBeNull();
  fireEvent.click(tent(oilTent));
  expect(screen.getByText('question.space')).toBeTruthy();
  const space = present(target('C4'));
  fireEvent.pointerDown(space, { pointerType: 'mouse' });
  fireEvent.click(space);
  expect(choose).toHaveBeenCalledExactlyOnceWith(buys[0]);
});

test('a finger presses a space twice: the first press shows the price, the second pays it', () => {
  render(<Table />);
  fireEvent.click(tent(oilTent));
  const press = (space: string) => {
    fireEvent.pointerDown(present(target(space)), { pointerType: 'touch' });
    fireEvent.click(present(target(space)));
  };
  press('C4');
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByText('question.again')).toBeTruthy();
  expect(bubble()).toContain('+1');
  expect(bubble()).toContain('Settlement: 4 of 7 tents');
  press('E4');
  expect(choose).not.toHaveBeenCalled();
  press('E4');
  expect(choose).toHaveBeenCalledExactlyOnceWith(buys[1]);
});

test.each(['mouse', 'touch'])('a tent that is pulled by a %s over a space shows what it would cost there, and nothing any more beside it', (pointerType) => {
  render(<Table />);
  const [at, beside] = ['c4', 'h1'].map((name) => document.querySelector(`[data-at="space:${name}"]`));
  let under = at ?? null;
  document.elementFromPoint = () => under;
  const pointer = { pointerId: 1, pointerType, isPrimary: true, button: 0 };
  const to = (clientX: number) => fireEvent.pointerMove(window, { ...pointer, clientX, clientY: 0 });
  fireEvent.pointerDown(tent(oilTent), { ...pointer, clientX: 0, clientY: 0 });
  to(50);
  expect(bubble()).toContain('+1');
  expect(bubble()).not.toContain('Press again');
  expect(screen.getByText('question.space')).toBeTruthy();
  under = beside ?? null;
  to(60);
  expect(bubble()).toBeNull();
  under = at ?? null;
  to(70);
  fireEvent.pointerUp(window, { ...pointer, clientX: 70, clientY: 0 });
  if (pointerType === 'mouse') {
    expect(choose).toHaveBeenCalledExactlyOnceWith(buys[0]);
  } else {
    expect(choose).not.toHaveBeenCalled();
    expect(bubble()).toContain('Press again');
  }
});

test('a tent that cannot be paid shows its prices all the same, and why not', () => {
  render(<Table />);
  fireEvent.click(tent('Spice tent (Oil + Silk + Incense)'));
  expect(target('C4')).toBeNull();
  moveMouse(present(screen.getByRole('img', { name: /^C4: free/ }).parentElement));
  expect(bubble()).toContain('You do not have the cards for that.');
});

test('before a tent closes a settlement it is said whose elephants go home', () => {
  render(<Table hints={{ ...told, prices: { tent_sso_k: { c4: { ...price, size: 7 } } } }} />);
  fireEvent.click(tent(oilTent));
  expect(target('C4')?.getAttribute('aria-label')).toMatch(/Closes: your elephant and that of .*Efua.* go home$/);
  cleanup();
  render(<Table view={laid({ elephants: ['d5', null] })} hints={{ ...told, prices: { tent_sso_k: { c4: { ...price, size: 7 } } } }} />);
  fireEvent.click(tent(oilTent));
  expect(target('C4')?.getAttribute('aria-label')).toMatch(/Closes: your elephant goes home$/);
});

test('while one may choose, all of the map but water is weighed for it; nothing is while one waits', () => {
  const weighed = () => Array.from(document.querySelectorAll<HTMLElement>('.ba-hex'), ({ dataset }) => [dataset.weighed, dataset.spare]);
  const { view } = table();
  const flooded = { ...view, spaces: view.spaces.map((each, at) => (at === 0 ? { ...each, kind: 'unusable' as const } : each)) };
  const { rerender } = render(<Table view={flooded} />);
  expect(weighed().filter(([is]) => is === 'false')).toHaveLength(1);
  expect(weighed().filter(([is, spare]) => is === 'true' && spare === 'true')).toEqual([]);
  rerender(<Table view={flooded} legal={[]} />);
  expect(weighed().filter(([is]) => is === 'true')).toEqual([]);
});

test('dice are taken up one by one, and one button rolls them', () => {
  const one: Move = { type: 'reroll', dice: [1] };
  const two: Move = { type: 'reroll', dice: [1, 4] };
  const stop: Move = { type: 'stop_rolling' };
  render(<Table legal={[one, two, stop]} hints={{ ...told, collect: price.pays }} />);
  expect(screen.getByRole('button', { name: 'Roll again pick dice first' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Die 1: Spice' }));
  fireEvent.click(screen.getByRole('button', { name: 'Die 4: Oil' }));
  fireEvent.click(screen.getByRole('button', { name: 'Roll 2 dice again' }));
  expect(choose).toHaveBeenLastCalledWith(two);
  fireEvent.click(screen.getByRole('button', { name: 'Take the cards. brings 2 Spice' }));
  expect(choose).toHaveBeenLastCalledWith(stop);
});

test('of own tents alike the first one is meant by their name, and no other', () => {
  const { view } = table({});
  const supplies = [['tent_kii_s', 'tent_sok_i', 'tent_sok_i'], ...view.supplies.slice(1)];
  render(<Table view={{ ...view, supplies }} />);
  const meant = Array.from(document.querySelectorAll('[data-at="seat:0/tents/tent_sok_i"]'), (each) => each.parentElement?.dataset.at);
  expect(meant).toEqual(['seat:0/tents/1']);
});

test('while dice are asked for, the own tents lie there with their prices', () => {
  render(<Table legal={[{ type: 'reroll', dice: [1] }, { type: 'stop_rolling' }]} />);
  expect(screen.getAllByRole('button', { name: /^Die / })).toHaveLength(4);
  expect(document.querySelectorAll('.ba-own-tent .ba-cost')).toHaveLength(4);
});

test('taking the cards of a roll shows a sign for each ware, and a number where there are more', () => {
  render(<Table legal={[{ type: 'stop_rolling' }]} hints={{ ...told, collect: { spice: 2, oil: 1, silk: 0, incense: 0 } }} />);
  const shown = Array.from(document.querySelectorAll('.ba-counted > span'), (each) => [each.querySelector('svg')?.dataset.ware, each.textContent]);
  expect(shown).toEqual([['spice', '2'], ['oil', '']]);
});

test('a tent that is still being paid stands on its space', () => {
  const purchase = { tent: 'tent_sso_k', space: 'c4', wanted: ['spice' as const] };
  render(<Table view={laid({ purchase })} legal={[]} />);
  expect(document.querySelector('[data-at="space:c4"] .ba-bought [data-ware]')?.getAttribute('data-ware')).toBe('silk');
});

test('where the elephant may go one stands waiting; on the map a finger presses twice, be it one tent or more', () => {
  const goals: readonly Move[] = ['h7', 'd4'].map((space) => ({ type: 'place_elephant', space }));
  const press = () => {
    fireEvent.pointerDown(present(target('H7')), { pointerType: 'touch' });
    fireEvent.click(present(target('H7')));
  };
  const own = { view: laid({ elephants: [null, 'e5'] }), hints: null };
  render(<Table {...own} legal={goals} />);
  expect(document.querySelectorAll('.ba-rider[data-may-come] [data-seat="0"]')).toHaveLength(2);
  press();
  expect(choose).not.toHaveBeenCalled();
  cleanup();
  render(<Table {...own} legal={goals.slice(0, 1)} />);
  press();
  expect(choose).not.toHaveBeenCalled();
  press();
  expect(choose).toHaveBeenCalledExactlyOnceWith(goals[0]);
});

test('what cannot be done has no button', () => {
  render(<Table legal={[{ type: 'end_building' }]} />);
  expect(screen.getByRole('button', { name: 'End building' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Roll/ })).toBeNull();
});

const rolled = (seat: number) => ({ seq: 3, note: { type: 'dice_rolled' as const, seat, dice: ['oil', 'oil', 'silk', 'elephant_back'], rolled: [2, 4], roll: 2 }, scene: {} });

test('a die tumbles where it will lie, as that roll leaves it, and not as the next one does', () => {
  render(<Table scene={rolled(1)} />);
  const dice = Array.from(document.querySelectorAll('.ba-dice > li'));
  expect(dice.map((die) => die.querySelector(':scope > .ba-cube') !== null)).toEqual([false, true, false, true]);
  expect(dice.map((die) => die.querySelector('[data-ware]')?.getAttribute('data-ware'))).toEqual(['oil', 'oil', 'silk', 'elephant']);
});

test('own dice roll at the hand, also the last ones, and nothing says what they bring before they lie', () => {
  const stop: Move = { type: 'stop_rolling' };
  const hints = { ...told, collect: price.pays };
  const { rerender } = render(<Table scene={rolled(0)} legal={[stop]} hints={hints} />);
  expect(document.querySelectorAll('.ba-hand .ba-cube')).toHaveLength(2);
  expect(document.querySelectorAll('.ba-dice > li')).toHaveLength(0);
  expect(document.querySelectorAll('.ba-counted, .ba-needs')).toHaveLength(0);
  rerender(<Table legal={[stop]} hints={hints} />);
  expect(document.querySelectorAll('.ba-counted')).toHaveLength(1);
});

test('half an elephant says which half it needs, a whole one does not', () => {
  const legal: readonly Move[] = [{ type: 'reroll', dice: [1] }, { type: 'stop_rolling' }];
  const { rerender } = render(<Table legal={legal} />);
  expect(screen.queryByText(/^needs the/)).toBeNull();
  rerender(<Table legal={legal} view={laid({ dice: ['spice', 'elephant_front', 'oil', 'oil'] })} />);
  expect(screen.getByRole('button', { name: 'Die 2: front half of an elephant. needs the back' })).toBeTruthy();
  expect(screen.getByText('needs the back')).toBeTruthy();
  expect(screen.getByTitle('front half of an elephant. needs the back')).toBeTruthy();
});

test('with one’s elephant off the board no half of it is waited for, and a whole one is not lit: it brings nothing', () => {
  const legal: readonly Move[] = [{ type: 'reroll', dice: [1] }, { type: 'stop_rolling' }];
  const dice = ['spice', 'elephant_front', 'elephant_back', 'elephant_front'];
  render(<Table legal={legal} view={laid({ dice, elephants: [null, 'e5'] })} />);
  expect(screen.getAllByText('off the board: nothing')).toHaveLength(3);
  expect(document.querySelectorAll('[data-half=full]')).toHaveLength(0);
});

const plain = { ...price, spaces: ['a1', 'a2'], trades: 0, points: 3, size: 1 };
const apart = { ...told, prices: { tent_sso_k: { a1: plain, c4: price } } };
const onThese: readonly Move[] = ['a1', 'a2', 'c4', 'e4'].map((space) => ({ type: 'buy_tent', tent: 'tent_sso_k', space }));

test('every space says what a tent brings there, below it after a minus what is paid; where it stands alone that is said once, on the tent', () => {
  render(<Table legal={onThese} hints={apart} />);
  fireEvent.click(tent(oilTent));
  expect(screen.getByText('question.space')).toBeTruthy();
  const tag = (space: string) => document.querySelector<SVGElement>(`[data-at="space:${space}"] .ba-price`);
  const spaces = ['a1', 'a2', 'c4', 'e4'];
  expect(spaces.map((space) => tag(space)?.querySelector('text')?.textContent)).toEqual(['+3', '+3', '+1', '+1']);
  expect(spaces.map((space) => (tag(space)?.querySelectorAll('.ba-pip').length ?? 0) > 0)).toEqual([false, false, true, true]);
  expect(spaces.map((space) => tag(space)?.querySelectorAll('.ba-paid > .ba-minus').length)).toEqual([0, 0, 1, 1]);
  // On a phone the cards that leave one's hand are counted: two, and three for a trade.
  expect(spaces.map((space) => tag(space)?.querySelector('.ba-paid-count')?.textContent)).toEqual([undefined, undefined, '5', '5']);
});

test('a space where a tent cannot be paid says once how many cards are missing', () => {
  const dear = { ...price, trades: 3, refused: 'cards_missing' };
  render(<Table legal={[]} hints={{ ...told, prices: { tent_sso_k: { c4: dear } } }} />);
  fireEvent.click(tent(oilTent));
  const tag = document.querySelector('[data-at="space:c4"] .ba-price');
  expect(tag?.querySelector('.ba-short')?.textContent).toBe('3 short');
  expect(tag?.querySelectorAll('.ba-pip')).toHaveLength(0);
});

test('a tent that can be bought without all of its cards says how, any other one how many are missing', () => {
  const hands = [
    { spice: 0, oil: 1, silk: 0, incense: 0 },
    { spice: 0, oil: 0, silk: 0, incense: 0 },
  ];
  const help = () => tent(oilTent).querySelector('.ba-help')?.textContent ?? null;
  const { rerender } = render(<Table legal={onThese} view={laid({ hands })} hints={{ ...apart, prices: { tent_sso_k: { a1: { ...plain, trades: 2 } } } }} />);
  expect(help()).toBe('3 cards each for ');
  rerender(<Table legal={onThese} view={laid({ hands })} hints={{ ...apart, prices: { tent_sso_k: { a1: { ...plain, refused: 'not_enough_cards', trades: 0 }, c4: { ...price, trades: 0 } } } }} />);
  expect(help()).toBe('only beside tents');
  rerender(<Table legal={onThese} view={laid({ hands })} hints={{ ...apart, prices: { tent_sso_k: { a1: { ...plain, trades: 2 }, c4: { ...price, trades: 0 } } } }} />);
  expect(help()).toBe('cheaper beside tents');
  expect(tent(oilTent).title).toContain('without a trade beside other tents');
  rerender(<Table legal={[]} view={laid({ hands })} />);
  expect(help()).toBe('2 missing');
});

test('that a tent needs a trade everywhere is said with the question', () => {
  render(<Table legal={onThese} hints={{ ...apart, prices: { tent_sso_k: { a1: { ...plain, trades: 1 } } } }} />);
  fireEvent.click(tent(oilTent));
  expect(screen.getByText('question.space_trade')).toBeTruthy();
});

test('the own elephant lies on a cloth of its own, and its settlement has a rim of the same', () => {
  render(<Table />);
  expect(document.querySelector('[data-at="space:d5/elephant"] .ba-rider-cloth')?.getAttribute('data-own')).toBe('true');
  expect(document.querySelector('[data-at="space:e5/elephant"] .ba-rider-cloth')?.getAttribute('data-own')).toBe('false');
  expect(Array.from(document.querySelectorAll('.ba-map .ba-outline'), (line) => line.getAttribute('data-own'))).toEqual(['true', 'false']);
});

test('the price of an own tent shows which cards are lacking, and says it', () => {
  const hands = [
    { spice: 1, oil: 1, silk: 0, incense: 0 },
    { spice: 0, oil: 0, silk: 0, incense: 0 },
  ];
  render(<Table view={laid({ hands })} />);
  const own = tent(oilTent);
  expect(Array.from(own.querySelectorAll<SVGElement>('.ba-cost .ba-sign'), (sign) => sign.dataset.lacking)).toEqual(['false', 'true', 'false']);
  expect(own.title).toBe('Silk tent (2 Spice + Oil). you lack 1 Spice. can be paid: any three other cards for one that you lack');
});

test('the dice that lie on the table say who rolled them', () => {
  const { rerender } = render(<Table />);
  expect(screen.queryByText(/ rolled$/)).toBeNull();
  const roll: Note = { type: 'dice_rolled', seat: 1, dice: ['oil', 'oil', 'silk', 'spice'], roll: 1, rolled: [1, 2, 3, 4] };
  rerender(<Table story={[entry(1, [roll as never])]} />);
  expect(screen.getByTitle(/Efua.* rolled$/)).toBeTruthy();
});

test('a tent has the ring of who placed it once it stands there, and not while that is still to be told', () => {
  const story = (space: string) => [{ ...entry(1, [{ type: 'tent_placed', seat: 1, tent: 'tent_sso_k', space, points: 1, joined: 1, size: 4 }]), seat: 1 }];
  const ringed = () => Array.from(document.querySelectorAll<SVGElement>('.ba-hex[data-recent="true"]'), ({ dataset }) => dataset.at);
  const { rerender } = render(<Table story={story('d4')} />);
  expect(ringed()).toEqual(['space:d4']);
  rerender(<Table story={story('c4')} />);
  expect(ringed()).toEqual([]);
});

test('where a seat has most of a ware, and not all have as many, it is marked', () => {
  const hands = [
    { spice: 3, oil: 1, silk: 0, incense: 0 },
    { spice: 2, oil: 1, silk: 0, incense: 1 },
  ];
  render(<Table view={laid({ hands })} />);
  expect(Array.from(document.querySelectorAll('.ba-good'), (good) => good.getAttribute('data-most'))).toEqual(['false', 'false', 'false', 'true']);
});

test('near the end the sum with crowns stands large, below it what it is made of, and the star beside the sum that it is worn for', () => {
  const hands = [
    { spice: 3, oil: 2, silk: 0, incense: 0 },
    { spice: 2, oil: 1, silk: 0, incense: 1 },
  ];
  const { rerender } = render(<Table view={laid({ hands, free: 40 })} />);
  expect(document.querySelector('.ba-ends')).toBeNull();
  rerender(<Table view={laid({ hands, free: 12, points: [5, 7] })} />);
  expect(document.querySelector('.ba-ends')?.textContent).toBe('9 with 2 points for crowns97+2');
  expect(document.querySelectorAll('.ba-ends > .ba-ends-made > .ba-crown')).toHaveLength(1);
  expect(document.querySelectorAll('.ba-ends > b > .ba-ahead')).toHaveLength(1);
});

test('near the end whoever would be first with crowns leads, even seats share that; before, points alone count', () => {
  const hands = [
    { spice: 3, oil: 2, silk: 0, incense: 0 },
    { spice: 2, oil: 1, silk: 0, incense: 1 },
  ];
  const leaders = (free: number, points: number[]) => bania.leaders?.(laid({ hands, free, points }));
  expect(leaders(40, [7, 10])).toBeNull();
  expect(leaders(12, [7, 9])).toEqual([0, 1]);
  expect(leaders(12, [7, 10])).toEqual([1]);
});

test('an elephant that may come is drawn after all hexagons, so that none of them covers it', () => {
  const goals: readonly Move[] = [{ type: 'place_elephant', space: 'd4' }];
  render(<Table legal={goals} />);
  const last = Array.from(document.querySelectorAll('.ba-hex')).at(-1);
  const comer = document.querySelector('[data-may-come]');
  expect(present(last).compareDocumentPosition(present(comer)) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('the tents to which the elephant may go lie below as tiles, each with what it would bring, and what a press does: one is enough', () => {
  const goals: readonly Move[] = ['h7', 'd4'].map((space) => ({ type: 'place_elephant', space }));
  const elephant = [{ space: 'd4', cards: { spice: 1, oil: 0, silk: 1, incense: 0 } }];
  render(<Table legal={goals} view={laid({ phase: 'elephant' })} hints={{ ...told, elephant }} />);
  const [, tile] = Array.from(document.querySelectorAll('.ba-goal'));
  expect(tile?.textContent).toBe('each turn brings 1 Spice and 1 Silk Put it on D4');
  expect(tile?.querySelectorAll('.ba-goal-signs > .ba-sign')).toHaveLength(2);
  const press = () => {
    fireEvent.pointerDown(present(tile), { pointerType: 'touch' });
    fireEvent.click(present(tile));
  };
  press();
  expect(choose).toHaveBeenCalledExactlyOnceWith(goals[1]);
});

test('spaces have their names at the edge of the map, and where one is pointed at', () => {
  render(<Table />);
  const names = () => Array.from(document.querySelectorAll('.ba-label'), (label) => label.textContent);
  expect(names()).not.toContain('C4');
  moveMouse(present(screen.getByRole('img', { name: /^C4: free/ }).parentElement));
  expect(names()).toContain('C4');
});

test('beside the press that ends building stands why it is asked: tents are drawn then, where some are missing and there are any', () => {
  const legal: readonly Move[] = [{ type: 'end_building' }];
  const two = ['tent_sso_k', 'tent_sso_k'];
  const { rerender } = render(<Table legal={legal} view={laid({ phase: 'build', bag: ['tent_sso_k'], supplies: [two, two] })} />);
  expect(screen.getByRole('button', { name: 'End building then draw new tents' })).toBeTruthy();
  // Whoever has bought all of them has drawn four at once (BA-7.7).
  const four = ['tent_sso_k', 'tent_sso_k', 'tent_sso_k', 'tent_sso_k'];
  rerender(<Table legal={legal} view={laid({ phase: 'build', bag: ['tent_sso_k'], supplies: [four, four] })} />);
  expect(screen.getByRole('button', { name: 'End building' })).toBeTruthy();
  rerender(<Table legal={legal} view={laid({ phase: 'build', bag: [], supplies: [two, two] })} />);
  expect(screen.getByRole('button', { name: 'End building' })).toBeTruthy();
});

test('not to place the elephant is said as what it is, and not as if it could be lost', () => {
  const legal: readonly Move[] = [{ type: 'place_elephant', space: 'd4' }, { type: 'skip_elephant' }];
  render(<Table legal={legal} view={laid({ phase: 'elephant' })} />);
  expect(screen.getByRole('button', { name: 'Not this turn' })).toBeTruthy();
});
