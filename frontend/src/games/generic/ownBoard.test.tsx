import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import type { BoardProps } from '../game';
import type { Choosing } from './choosing';
import { at, mancala, pass, seats, sowA, sowB, throwBoth, throwOne, type Play, type View } from './mancala.fixture';
import { plainGame } from './plainGame';

/** A board that the game draws itself: two fields, and what has been taken hold of so far. */
function Fields({ view, choosing }: BoardProps<View, Play, unknown, unknown> & { readonly choosing: Choosing<Play> }) {
  return (
    <div>
      <p>{`${view.pile} in the pile, taken: ${choosing.path.join()}`}</p>
      {['a', 'b'].map((field) => {
        const thing = `space:${field}`;
        return (
          <button key={field} data-state={choosing.stateOf(thing)} onClick={() => choosing.press(thing)}>
            {`field ${field} ${choosing.moveOn(thing)?.card ?? ''}`}
          </button>
        );
      })}
    </div>
  );
}

const game = plainGame({ ...mancala, Board: Fields });
const choose = vi.fn();

/** The board and the hand as the frame puts them on the table, which keeps what was picked for both. */
function Table({ legal }: { readonly legal: readonly Play[] }) {
  const [picked, pick] = useState<readonly string[]>([]);
  const now = { ...at(picked, legal), pick, choose };
  return (
    <ReadingProvider game="mancala" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <game.Board {...now} />
      {game.Hand === null ? null : <game.Hand {...now} />}
      <game.Place {...now} />
    </ReadingProvider>
  );
}

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}\\.`) });
const field = (name: string) => screen.getByRole('button', { name: new RegExp(`^field ${name}`) });
const states = () => ['a', 'b'].map((name) => field(name).getAttribute('data-state'));

beforeEach(() => {
  language.set('en');
  choose.mockReset();
});
afterEach(cleanup);

test('the own board stands in place of the zones of the table; hand and places are drawn from theirs', () => {
  render(<Table legal={[pass, sowA, sowB]} />);
  expect(screen.getByText('7 in the pile, taken:')).toBeTruthy();
  expect(screen.queryByText('Pile')).toBeNull();
  expect(card('seed')).toBeTruthy();
  expect(screen.getByText('1 / 3')).toBeTruthy();
});

test('a card picked in the generic hand lights the fields of the own board, and a field makes the move', () => {
  render(<Table legal={[pass, sowA, sowB]} />);
  expect(states()).toEqual([null, null]);
  fireEvent.click(card('seed'));
  expect(screen.getByText('7 in the pile, taken: seed')).toBeTruthy();
  expect(states()).toEqual(['lit', 'lit']);
  fireEvent.click(screen.getByRole('button', { name: 'field b seed' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(sowB);
});

test('a field picked on the own board leaves to the generic hand what can be done with it', () => {
  const reap: readonly Play[] = [pass, { type: 'reap', space: 'a' }, { type: 'reap', space: 'b' }];
  render(<Table legal={reap} />);
  expect(screen.getByRole('button', { name: 'pass' })).toBeTruthy();
  fireEvent.click(field('a'));
  expect(states()).toEqual(['picked', 'open']);
  expect(screen.queryByRole('button', { name: 'pass' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^reap a/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(reap[1]);
});

test('what the hand puts together as a set is no step towards a field', () => {
  render(<Table legal={[throwOne, throwBoth]} />);
  fireEvent.click(card('stone'));
  fireEvent.click(card('seed'));
  expect(screen.getByText('7 in the pile, taken:')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'throw seed,stone' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(throwBoth);
});
