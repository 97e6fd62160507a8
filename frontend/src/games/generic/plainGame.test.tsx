import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../../i18n/setup';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import { at as laid, mancala, pass, say, seats, shown, throwBoth, throwOne, type Play } from './mancala.fixture';
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

test('moves stand in named groups; a card is picked first', () => {
  show([]);
  fireEvent.click(screen.getByRole('button', { name: 'pass' }));
  expect(choose).toHaveBeenCalledWith(pass);
  expect(screen.getByRole('group', { name: 'group sow' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'seed. why not seed' }));
  expect(pick).toHaveBeenCalledWith(['seed']);
});

test('one press makes the only move that can be meant, where the game says that nothing is lost by it', () => {
  const gather: Play = { type: 'gather', card: 'seed', space: 'a' };
  show([], [pass, gather, { type: 'sow', card: 'stone', space: 'a' }]);
  fireEvent.click(screen.getByRole('button', { name: 'stone. why not stone' }));
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'seed. why not seed' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(gather);
  cleanup();
  show([], [gather, { ...gather, space: 'b' }]);
  fireEvent.click(screen.getByRole('button', { name: 'seed. why not seed' }));
  expect(choose).toHaveBeenCalledOnce();
  expect(pick).toHaveBeenLastCalledWith(['seed']);
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

test('after the first step the question asks for the second', () => {
  expect(game.question(at([]))).toEqual(say('What now?'));
  expect(game.question(at(['seed']))).toEqual({ key: 'choose_further' });
});
