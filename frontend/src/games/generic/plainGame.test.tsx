import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../../words/setup';
import type { Seat } from '../../api/wire';
import { language } from '../../words/setup';
import { ReadingProvider } from '../../words/Reading';
import type { Line, PlaceProps } from '../game';
import type { Told } from './plain';
import { plainGame } from './plainGame';

interface Play extends Told {
  readonly card?: string;
  readonly space?: string;
}

interface View {
  readonly hand: readonly string[];
  readonly pile: number;
}

const say = (text: string): Line => ({ key: 'note', args: { text } });
const look = { sign: 'M0 0h24v24H0z', dye: 1 };

const game = plainGame<View, Play, unknown, unknown>({
  key: 'mancala',
  palette: 'game-mancala',
  cover: ['seed'],
  looks: () => look,
  kindName: say,
  table: ({ view }) => [
    { as: 'facts', facts: [{ name: say('Pile'), value: view.pile }] },
    { as: 'tokens', name: say('Nothing here'), tokens: [] },
    {
      as: 'map',
      name: say('Land'),
      spaces: ['a', 'b'].map((space, at) => ({
        thing: `space:${space}`,
        q: at,
        r: 0,
        label: space.toUpperCase(),
        says: [say('free')],
        kind: null,
        state: 'free',
      })),
    },
  ],
  place: (_, seat) => [{ as: 'pips', name: say('Goods'), count: seat, of: 3 }],
  hand: ({ view }) => [
    {
      as: 'cards',
      name: say('Held'),
      pieces: view.hand.map((card) => ({ face: card, name: say(card), facts: [say(`why not ${card}`)], thing: card })),
    },
  ],
  steps: ({ card, space }) =>
    [card, space === undefined ? undefined : `space:${space}`]
      .filter((thing) => thing !== undefined)
      .map((thing) => ({ thing, name: say(thing) })),
  groupName: (type) => say(`group ${type}`),
  moveName: ({ type, card = '', space = '' }) => say(`${type} ${card} ${space}`.trim()),
  moveFact: ({ space }) => (space === undefined ? null : say('costs 3')),
  sentence: () => null,
  question: () => say('What now?'),
  stage: () => null,
  scoreItem: () => say('points'),
  chosen: () => [],
  points: () => null,
});

const seats: Seat[] = ['Awa', 'Efua'].map((name, at) => ({
  seat: at,
  sitter: 'person',
  name,
  level: null,
  player: name,
  resigned: false,
  host: at === 0,
}));
const pass: Play = { type: 'pass' };
const sowA: Play = { type: 'sow', card: 'seed', space: 'a' };
const sowB: Play = { type: 'sow', card: 'seed', space: 'b' };
const choose = vi.fn();
const pick = vi.fn();

function at(picked: string | null): PlaceProps<unknown, unknown, unknown, unknown> {
  return {
    view: { hand: ['seed', 'stone'], pile: 7 },
    legal: [pass, sowA, sowB],
    hints: null,
    seats,
    you: 0,
    asked: 4,
    waiting: null,
    picked,
    choose,
    pick,
    pending: null,
    busy: false,
    recent: [],
    highlight: null,
    seat: 1,
    compact: false,
  };
}

function show(picked: string | null): void {
  render(
    <ReadingProvider game="mancala" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <game.Board {...at(picked)} />
      {game.Hand === null ? null : <game.Hand {...at(picked)} />}
      <game.Place {...at(picked)} />
    </ReadingProvider>,
  );
}

beforeEach(() => {
  language.set('en');
  choose.mockReset();
  pick.mockReset();
});
afterEach(cleanup);

test('zones stand under their names, empty ones not at all', () => {
  show(null);
  expect(screen.getByText('Pile').nextElementSibling?.textContent).toBe('7');
  expect(screen.queryByText('Nothing here')).toBeNull();
  expect(within(screen.getByRole('group', { name: 'Land' })).getAllByRole('img')).toHaveLength(2);
  expect(screen.getByText('1 / 3')).toBeTruthy();
});

test('a held card that cannot be used is reached all the same, and says why', () => {
  show(null);
  const stone = screen.getByRole('button', { name: 'stone. why not stone' });
  expect(stone.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(stone);
  expect(pick).not.toHaveBeenCalled();
});

test('moves stand in named groups; a card is picked first, and then the map offers its spaces with their price', () => {
  show(null);
  fireEvent.click(screen.getByRole('button', { name: 'pass' }));
  expect(choose).toHaveBeenCalledWith(pass);
  expect(screen.getByRole('group', { name: 'group sow' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'seed. why not seed' }));
  expect(pick).toHaveBeenCalledWith('seed');
  cleanup();
  show('seed');
  fireEvent.click(screen.getByRole('button', { name: 'sow seed b. costs 3' }));
  expect(choose).toHaveBeenLastCalledWith(sowB);
});

test('after the first step the question asks for the second', () => {
  expect(game.question(at(null))).toEqual(say('What now?'));
  expect(game.question(at('seed'))).toEqual({ key: 'choose_space' });
});
