import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../../i18n/setup';
import type { Seat } from '../../api/wire';
import type { LogLine } from '../../i18n/line';
import { ReadingProvider } from '../../i18n/Reading';
import { language } from '../../i18n/setup';
import type { PlaceProps, TypedMove } from '../game';

import { plainGame } from './plainGame';

interface Play extends TypedMove {
  readonly card?: string;
  readonly dice?: readonly string[];
  readonly space?: string;
}

interface View {
  readonly hand: readonly string[];
  readonly pile: number;
}

const say = (text: string): LogLine => ({ key: 'note', args: { text } });
const look = { sign: 'M0 0h24v24H0z', dye: 1 };

const game = plainGame<View, Play, unknown, unknown>({
  key: 'mancala',
  palette: 'game-mancala',
  cover: ['seed'],
  looks: () => look,
  kindName: say,
  cardText: (kind) => (['seed', 'shell'].includes(kind) ? say(`${kind} grows`) : null),
  table: ({ view }) => [
    { as: 'facts', facts: [{ name: say('Pile'), value: view.pile }] },
    { as: 'tokens', name: say('Nothing here'), tokens: [] },
    { as: 'cards', name: say('Lying'), pieces: ['shell', 'shard'].map((face) => ({ face, name: say(face), thing: face })) },
    { as: 'tokens', name: say('Goods'), tokens: [{ kind: 'salt', name: say('salt'), count: 2, thing: 'salt' }] },
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
  setOf: ({ dice }) => dice ?? null,
  setName: (type) => say(`which to ${type}?`),
  passing: { pass: ({ type }) => type === 'pass', offered: ({ pile }) => pile > 0, stretch: ({ pile }) => pile },
  groupName: (type) => say(`group ${type}`),
  moveName: ({ type, card = '', space = '', dice = [] }) => say([type, card, space, dice.join()].filter(Boolean).join(' ')),
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
const open = vi.fn();

const throwOne: Play = { type: 'throw', dice: ['stone'] };
const throwBoth: Play = { type: 'throw', dice: ['seed', 'stone'] };
const shown = [pass, sowA, sowB];

function at(picked: string | null, legal: readonly Play[] = shown): PlaceProps<unknown, unknown, unknown, unknown> {
  return {
    view: { hand: ['seed', 'stone'], pile: 7 },
    legal,
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
    table: 'here',
    seat: 1,
    compact: false,
  };
}

function show(picked: string | null, legal: readonly Play[] = shown): void {
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

test('a card that cannot be chosen now says what it does when it is pressed; one that can be is chosen', () => {
  show(null, [pass]);
  const seed = screen.getByRole('button', { name: 'seed. why not seed' });
  expect(seed.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(seed);
  fireEvent.click(screen.getByRole('button', { name: 'shell' }));
  expect(open.mock.calls).toEqual([['seed'], ['shell']]);
  expect(screen.queryByRole('button', { name: 'shard' })).toBeNull();
  cleanup();
  show(null);
  fireEvent.click(screen.getByRole('button', { name: 'seed. why not seed' }));
  expect(open).toHaveBeenCalledTimes(2);
  expect(pick).toHaveBeenCalledExactlyOnceWith('seed');
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

test('things that a move takes together are pressed one by one, and one button makes the move', () => {
  const rolls = [pass, throwOne, throwBoth];
  show(null, rolls);
  expect(screen.getByRole('button', { name: 'which to throw?' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'seed. why not seed' }));
  expect(pick).toHaveBeenLastCalledWith('seed');
  cleanup();
  show('seed', rolls);
  expect(screen.getByRole('button', { name: 'seed. why not seed' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'pass' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'stone. why not stone' }));
  expect(pick).toHaveBeenLastCalledWith('seed\nstone');
  cleanup();
  show('stone\nseed', rolls);
  fireEvent.click(screen.getByRole('button', { name: 'throw seed,stone' }));
  expect(choose).toHaveBeenLastCalledWith(throwBoth);
});

test('a ware is pressed where it lies, once, when a move is about it; else it is a picture', () => {
  show(null);
  expect(screen.queryByRole('button', { name: 'salt 2' })).toBeNull();
  cleanup();
  const take: Play = { type: 'take', card: 'salt' };
  show(null, [pass, take]);
  fireEvent.click(screen.getByRole('button', { name: 'salt 2' }));
  expect(choose).toHaveBeenLastCalledWith(take);
});

test('where such things lie nowhere on the table, every one of the moves is a button', () => {
  show(null, [pass, { type: 'throw', dice: ['pebble'] }, { type: 'throw', dice: ['pebble', 'seed'] }]);
  fireEvent.click(screen.getByRole('button', { name: 'throw pebble' }));
  expect(choose).toHaveBeenLastCalledWith({ type: 'throw', dice: ['pebble'] });
});

describe('"pass for me"', () => {
  const window = { seats: [0], window: true, deadline: null };
  const hand = (more: object) => {
    const now = { ...at(null), ...more };
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
  expect(game.question(at(null))).toEqual(say('What now?'));
  expect(game.question(at('seed'))).toEqual({ key: 'choose_space' });
});
