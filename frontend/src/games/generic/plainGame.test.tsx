import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../../i18n/setup';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { at as laid, mancala, pass, say, seats, shown, sowB, throwBoth, throwOne, type Play } from './mancala.fixture';
import { plainGame } from './plainGame';

const game = plainGame(mancala);
const choose = vi.fn();
const pick = vi.fn();
const open = vi.fn();

const at = (picked: readonly string[], legal = shown) => ({ ...laid(picked, legal), choose, pick });

function show(picked: readonly string[], legal: readonly Play[] = shown): void {
  const now = at(picked, legal);
  render(
    <ReadingProvider game="mancala" you={0} seats={seats} point={() => undefined} open={open}>
      <game.Board {...now} />
      {game.Hand === null ? null : <game.Hand {...now} />}
      <game.Place {...now} />
    </ReadingProvider>,
  );
}

beforeEach(() => {
  language.set('en');
  choose.mockReset();
  pick.mockReset();
  open.mockReset();
});
afterEach(cleanup);
afterEach(() => sessionStorage.clear());

test('zones stand under their names, empty ones not at all', () => {
  show([]);
  expect(screen.getByText('Pile').nextElementSibling?.textContent).toBe('7');
  expect(screen.queryByText('Nothing here')).toBeNull();
  expect(within(screen.getByRole('group', { name: 'Land' })).getAllByRole('img')).toHaveLength(2);
  expect(screen.getByText('1 / 3')).toBeTruthy();
});

test('a held card that cannot be used is reached all the same, and says why', () => {
  show([]);
  const stone = screen.getByRole('button', { name: 'stone. why not stone' });
  expect(stone.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(stone);
  expect(pick).not.toHaveBeenCalled();
});

test('a card that cannot be chosen now says what it does when it is pressed; one that can be is chosen', () => {
  show([], [pass]);
  const seed = screen.getByRole('button', { name: 'seed. why not seed' });
  expect(seed.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(seed);
  fireEvent.click(screen.getByRole('button', { name: 'shell' }));
  expect(open.mock.calls).toEqual([['seed'], ['shell']]);
  expect(screen.queryByRole('button', { name: 'shard' })).toBeNull();
  cleanup();
  show([]);
  fireEvent.click(screen.getByRole('button', { name: 'seed. why not seed' }));
  expect(open).toHaveBeenCalledTimes(2);
  expect(pick).toHaveBeenCalledExactlyOnceWith(['seed']);
});

test('moves stand in named groups; a card is picked first, and then the map offers its spaces with their price', () => {
  show([]);
  fireEvent.click(screen.getByRole('button', { name: 'pass' }));
  expect(choose).toHaveBeenCalledWith(pass);
  expect(screen.getByRole('group', { name: 'group sow' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'seed. why not seed' }));
  expect(pick).toHaveBeenCalledWith(['seed']);
  cleanup();
  show(['seed']);
  fireEvent.click(screen.getByRole('button', { name: 'sow seed b. costs 3' }));
  expect(choose).toHaveBeenLastCalledWith(sowB);
});

test('things that a move takes together are pressed one by one, and one button makes the move', () => {
  const rolls = [pass, throwOne, throwBoth];
  show([], rolls);
  expect(screen.getByRole('button', { name: 'which to throw?' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'seed. why not seed' }));
  expect(pick).toHaveBeenLastCalledWith(['seed']);
  cleanup();
  show(['seed'], rolls);
  expect(screen.getByRole('button', { name: 'seed. why not seed' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'pass' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'stone. why not stone' }));
  expect(pick).toHaveBeenLastCalledWith(['seed', 'stone']);
  cleanup();
  show(['stone', 'seed'], rolls);
  fireEvent.click(screen.getByRole('button', { name: 'throw seed,stone' }));
  expect(choose).toHaveBeenLastCalledWith(throwBoth);
});

test('a ware is pressed where it lies, once, when a move is about it; else it is a picture', () => {
  show([]);
  expect(screen.queryByRole('button', { name: 'salt 2' })).toBeNull();
  cleanup();
  const take: Play = { type: 'take', card: 'salt' };
  show([], [pass, take]);
  fireEvent.click(screen.getByRole('button', { name: 'salt 2' }));
  expect(choose).toHaveBeenLastCalledWith(take);
});

test('where such things lie nowhere on the table, every one of the moves is a button', () => {
  show([], [pass, { type: 'throw', dice: ['pebble'] }, { type: 'throw', dice: ['pebble', 'seed'] }]);
  fireEvent.click(screen.getByRole('button', { name: 'throw pebble' }));
  expect(choose).toHaveBeenLastCalledWith({ type: 'throw', dice: ['pebble'] });
});

describe('"pass for me"', () => {
  const window = { seats: [0], window: true, deadline: null };
  const hand = (more: object) => {
    const now = { ...at([]), ...more };
    return (
      <ReadingProvider game="mancala" you={0} seats={seats} point={() => undefined} open={() => undefined}>
        {game.Hand === null ? null : <game.Hand {...now} />}
      </ReadingProvider>
    );
  };
  const switchTo = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

  test('passes once a question, in windows only, as long as it is switched on', () => {
    const { rerender } = render(hand({ waiting: window }));
    expect(choose).not.toHaveBeenCalled();
    switchTo('Whole game');
    expect(choose).toHaveBeenCalledExactlyOnceWith(pass);
    rerender(hand({ waiting: window, highlight: 'seed' }));
    expect(choose).toHaveBeenCalledTimes(1);
    rerender(hand({ waiting: { ...window, window: false }, asked: 5 }));
    rerender(hand({ waiting: window, asked: 6, busy: true }));
    expect(choose).toHaveBeenCalledTimes(1);
    rerender(hand({ waiting: window, asked: 6 }));
    expect(choose).toHaveBeenCalledTimes(2);
    switchTo('Ask me');
    rerender(hand({ waiting: window, asked: 8 }));
    expect(choose).toHaveBeenCalledTimes(2);
  });

  test('for one exchange ends with it, and another table has a wish of its own', () => {
    const { rerender } = render(hand({}));
    switchTo('This exchange');
    rerender(hand({ view: { hand: [], pile: 8 }, waiting: window, asked: 6 }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ask me' }).checked).toBe(true);
    expect(choose).not.toHaveBeenCalled();
    switchTo('Whole game');
    cleanup();
    render(hand({ table: 'there', waiting: window, asked: 9 }));
    expect(choose).toHaveBeenCalledTimes(1);
  });

  test('is still on after the page was loaded anew, and is seen wherever it is on', () => {
    render(hand({}));
    switchTo('Whole game');
    cleanup();
    render(hand({ view: { hand: [], pile: 0 } }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Whole game' }).checked).toBe(true);
    switchTo('Ask me');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

test('after the first step the question asks for the second', () => {
  expect(game.question(at([]))).toEqual(say('What now?'));
  expect(game.question(at(['seed']))).toEqual({ key: 'choose_space' });
});
