import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/all.fixture';
import type { Advice, BotThought, Considered, Now, Seat } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { entry, viewMessage } from '../live/messages.fixture';
import { nowOf } from '../live/story';
import { until } from '../patience.fixture';
import { AdviceButton } from './AdviceButton';
import { AskConsidered, ConsideredSheet } from './Considered';
import { isBotsChoice } from './parts';
import { same } from './same';

/** Each move says its own type. */
const game = { key: 'toy', moveName: ({ type }: { type: string }) => ({ key: type }) } as unknown as AnyGame;
const seats = ['person', 'bot'].map((sitter, at) => ({ seat: at, sitter, name: sitter === 'person' ? 'Ana' : null, player: sitter === 'person' ? 'p' : null, kept: null })) as unknown as readonly Seat[];
const move = (type: string) => ({ type, slot: 1 });
const legal = [move('first'), move('second'), move('third')];

let asked: [string, string][] = [];
let answers: (Advice | Considered | { readonly code: string })[] = [];

function answering(...next: typeof answers): void {
  answers = next;
}

function reading(children: ReactNode) {
  return render(
    <ReadingProvider game="toy" you={0} seats={seats} point={vi.fn()} open={vi.fn()}>
      {children}
    </ReadingProvider>,
  );
}

beforeEach(() => {
  language.set('en');
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push([method ?? '', path]);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(new Response(JSON.stringify(answer), { status: answer !== undefined && 'code' in answer ? 409 : 200 }));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const waiting: Advice = { status: 'waiting', unit: 'points', worlds: 0, moves: [] };
const advice = (more: Partial<Advice> = {}): Advice => ({
  status: 'done',
  unit: 'points',
  worlds: 20,
  moves: [
    { move: { slot: 1, type: 'second' }, behind: 0, better: 14 },
    { move: move('first'), behind: 1.26, better: 6 },
    { move: move('third'), behind: 0.02, better: 9 },
  ],
  ...more,
});

describe('advice', () => {
  const hold = vi.fn<(move: unknown) => void>();
  const show = (now: Partial<Now> = {}, held: typeof hold | null = hold) => {
    return reading(<AdviceButton table="t" game={game} now={{ ...nowOf(viewMessage(9)), you: 0, asked: 7, legal, ...now }} entries={[]} hold={held} />);
  };
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Advice' }));
  const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  afterEach(() => hold.mockClear());

  test('is asked for once and looked for until it is there, with what speaks for each move', async () => {
    answering(waiting, waiting, advice());
    show();
    press();
    await until(() => expect(told()).toEqual([
      'second what the bot would do The second best brings 1 point less on average.',
      'first a little worse On average 1 point less. Better than the first move in 6 of 20 imagined games.',
      'third about as good On average about as much.',
    ]));
    expect(asked).toEqual([['POST', '/api/tables/t/advice/7/'], ['GET', '/api/tables/t/advice/7/'], ['GET', '/api/tables/t/advice/7/']]);
  });

  const second = async (unit: Advice['unit'], behind: number, better: number, of = game) => {
    cleanup();
    answering(advice({ unit, moves: [{ move: move('first'), behind: 0, better: 20 - better }, { move: move('second'), behind, better }] }));
    reading(<AdviceButton table="t" game={of} now={{ ...nowOf(viewMessage(9)), you: 0, asked: 7, legal }} entries={[]} hold={hold} />);
    press();
    await until(() => expect(told()).toHaveLength(2));
    return told()[1];
  };

  test('speaks for its first move by what the next one lacks', async () => {
    await second('points', 2, 12);
    expect(told()[0]).toBe('first what the bot would do The second best brings 2 points less on average.');
    await second('points', 0.4, 0);
    expect(told()[0]).toBe('first what the bot would do The second best brings about as much.');
  });

  test('says in a word how good a move is, by the numbers that it shows', async () => {
    expect(await second('points', 0.6, 17)).toBe('second about as good Better than the first move in 17 of 20 imagined games, but on average 1 point less.');
    for (const behind of [0.6, 1.4]) expect(await second('points', behind, 0)).toBe('second a little worse On average 1 point less. Better than the first move in 0 of 20 imagined games.');
    expect(await second('points', 4, 12)).toBe('second a little worse Better than the first move in 12 of 20 imagined games, but on average 4 points less.');
    for (const better of [0, 7, 11]) expect(await second('points', 0.3, better)).toBe('second about as good On average about as much.');
    expect(await second('points', 4, 4)).toBe('second worse On average 4 points less. Better than the first move in 4 of 20 imagined games.');
  });

  test('of moves that are alike tells the best alone, and measures it by the next that is another one', async () => {
    const alike = (move: unknown) => ((move as { type: string }).type === 'third' ? null : 'same');
    answering(advice({ moves: [{ move: move('first'), behind: 0, better: 10 }, { move: move('second'), behind: 0, better: 10 }, { move: move('third'), behind: 3, better: 2 }] }));
    reading(<AdviceButton table="t" game={{ ...game, alike }} now={{ ...nowOf(viewMessage(9)), you: 0, asked: 7, legal }} entries={[]} hold={hold} />);
    press();
    await until(() => expect(told()).toEqual(['first what the bot would do The second best brings 3 points less on average.', 'third worse On average 3 points less. Better than the first move in 2 of 20 imagined games.']));
    cleanup();
    answering(advice());
    reading(<AdviceButton table="t" game={{ ...game, moveName: () => ({ key: 'called alike' }) }} now={{ ...nowOf(viewMessage(9)), you: 0, asked: 7, legal }} entries={[]} hold={hold} />);
    press();
    await until(() => expect(told()).toEqual(['called alike what the bot would do ']));
  });

  test('counts in chances, or in gold, where the game does', async () => {
    expect(await second('chance', 7, 10)).toBe('second a little worse On average 5 % less chance to win. Better than the first move in 10 of 20 imagined games.');
    expect(await second('chance', 2, 8)).toBe('second about as good On average about as much.');
    expect(await second('points', 2, 1, { ...game, key: 'asante' })).toMatch(/^second worse On average 2 gold less\./);
  });

  test('keeps the pressed move back, for the reader to make, and closes', async () => {
    answering(advice());
    show();
    press();
    fireEvent.click(await screen.findByRole('button', { name: /^second/ }));
    expect(hold.mock.calls).toEqual([[legal[1]]]);
    expect(hold.mock.calls[0]?.[0]).toBe(legal[1]);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(asked.filter(([method]) => method === 'POST')).toHaveLength(1);
  });

  test('is not there to ask for where nobody asks, there is nothing to choose, or a move is on its way', () => {
    for (const [now, held] of [[{ asked: null, legal: [] }, hold], [{ legal: [move('only')] }, hold], [{}, null]] as const) {
      show(now, held);
      press();
      expect(asked).toEqual([]);
      cleanup();
    }
  });

  test('goes when another question comes', async () => {
    answering(advice());
    const { rerender } = show();
    press();
    await screen.findByRole('button', { name: /^second/ });
    rerender(
      <ReadingProvider game="toy" you={0} seats={seats} point={vi.fn()} open={vi.fn()}>
        <AdviceButton table="t" game={game} now={{ ...nowOf(viewMessage(11)), you: 0, asked: 10, legal }} entries={[]} hold={hold} />
      </ReadingProvider>,
    );
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  test('that no worker had time for can be asked for again', async () => {
    answering({ ...waiting, status: null }, advice());
    show();
    press();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    await until(() => expect(told()).toHaveLength(3));
  });

  test('says when it came too late', async () => {
    answering({ code: 'stale' });
    show();
    press();
    await until(() => expect(screen.getByText('This question is answered.')).toBeTruthy());
  });
});

describe('what a bot considered', () => {
  const thought = (more: Partial<BotThought> = {}): BotThought => ({
    level: 'strong',
    simulations: 100,
    unit: 'points',
    same: true,
    moves: [
      { move: move('first'), visits: 80, result: 4 },
      { move: move('second'), visits: 20, result: 1.5 },
    ],
    others: 0,
    ...more,
  });
  const open = (told: BotThought | null, status: Considered['status'] = 'done') => {
    answering({ status, thought: told });
    return reading(<ConsideredSheet table="t" game={game} entries={[]} entry={{ seq: 12, seat: 1 }} view={null} onClose={vi.fn()} />);
  };
  const said = () => screen.getByRole('status').textContent;
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('is offered by the bot’s name', () => {
    reading(<AskConsidered seat={1} show={vi.fn()} />);
    expect(screen.getByRole('button').getAttribute('aria-label')).toMatch(/^What did Bot .+ consider\?$/);
  });

  test('of a search names how often each move was tried, and what less it expected of it', async () => {
    open(thought());
    await until(() => expect(lines()).toEqual(['firstplayedExpected result: the best. Tried in 80 games.', 'secondExpected result: 3 points less. Tried in 20 games.']));
    expect(said()).toBe('Level: Strong. It looked ahead in 100 imagined games, with what it knew then.');
    expect(asked[0]).toEqual(['POST', '/api/tables/t/considered/12/']);
  });

  test('of who looks one move ahead, which tries every move in each game, does not', async () => {
    const moves = [{ move: move('first'), visits: 16, result: 40 }, { move: move('second'), visits: 16, result: 28 }, { move: move('third'), visits: 16, result: 38 }];
    open(thought({ level: 'casual', simulations: 16, unit: 'chance', moves, others: 3 }));
    await until(() => expect(lines()).toEqual(['firstplayedAbout 40 % to win. Expected result: the best.', 'secondAbout 30 % to win. Expected result: 10 % less chance to win.', 'thirdAbout 40 % to win. Expected result: about equal.']));
    expect(said()).toBe('Level: Casual. It looked one move ahead in 16 imagined games, with what it knew then.');
    expect(screen.getByText('And 3 other moves.')).toBeTruthy();
    // A chance is drawn as what it is of certainty, however little the moves differ.
    expect(Array.from(document.querySelectorAll<HTMLElement>('.weighed-bar'), ({ style }) => style.getPropertyValue('--share'))).toEqual(['0.4', '0.28', '0.38']);
    expect(screen.queryByText(/^It mixes/)).toBeNull();
  });

  test('names what was chosen from as the reader saw it then', async () => {
    const seen = { ...game, moveSeen: ({ type }: { type: string }, view: string, seat: number) => (type === 'first' ? { key: `${view} of ${seat}` } : null) } as unknown as AnyGame;
    answering({ status: 'done', thought: thought() });
    reading(<ConsideredSheet table="t" game={seen} entries={[]} entry={{ seq: 12, seat: 1 }} view="fish" onClose={vi.fn()} />);
    await until(() => expect(lines().map((line) => line.split('played')[0])).toEqual(['fish of 1', expect.stringMatching(/^second/)]));
  });

  test('tells no chance that contradicts another, and nothing closer than the games in which a move was tried', async () => {
    const looked = [42, 33].map((result) => ({ move: move('first'), visits: 16, result }));
    open(thought({ level: 'casual', simulations: 16, unit: 'chance', moves: looked, others: 0 }));
    await until(() => expect(lines()[1]).toContain('About 35 % to win. Expected result: 5 % less chance to win.'));
    cleanup();
    const tried = [{ move: move('first'), visits: 597, result: 10 }, { move: move('second'), visits: 400, result: 9.7 }, { move: move('third'), visits: 3, result: 9.6 }];
    open(thought({ level: 'expert', simulations: 1000, moves: tried, others: 0 }));
    await until(() => expect(lines().slice(1)).toEqual([expect.stringContaining('0.3 points less'), expect.stringContaining('about equal')]));
  });

  test('says why who looks one move ahead has made a move that is hardly worse', async () => {
    const moves = [{ move: move('first'), visits: 16, result: 38 }, { move: move('second'), visits: 16, result: 40 }];
    open(thought({ level: 'casual', simulations: 16, moves }));
    await until(() => expect(screen.getByText(/^It mixes/)).toBeTruthy());
  });

  test('of a novice says that chance chose, and of an only move that there was no other', async () => {
    const moves = [{ move: move('first'), visits: 0, result: 0 }];
    open(thought({ level: 'novice', simulations: 0, moves }));
    await until(() => expect(said()).toBe('Level: Novice. It makes any move, by chance.'));
    cleanup();
    open(thought({ simulations: 0, moves }));
    await until(() => expect(said()).toBe('Level: Strong. There was nothing else to do.'));
  });

  test('says where the program of today would do otherwise, and where the log keeps too little', async () => {
    open(thought({ same: false }));
    await until(() => expect(screen.getByText(/^The program has changed/)).toBeTruthy());
    expect(screen.queryByText('played')).toBeNull();
    cleanup();
    open(null, 'unknown');
    await until(() => expect(said()).toMatch(/^The log does not keep enough/));
  });

  test('may be asked of choices of bots alone', () => {
    const made = (by: 'person' | 'bot' | 'clock' | null, seat: number) => isBotsChoice({ ...entry(3), kind: 'played', seat, by }, (at) => at === 0);
    expect([made('bot', 1), made('bot', 0), made(null, 1), made(null, 0), made('person', 0), made('clock', 1)]).toEqual([true, true, true, false, false, false]);
    expect(isBotsChoice({ ...entry(3), kind: 'resigned', seat: 1, by: 'bot' }, () => false)).toBe(false);
  });
});

test('moves are the same in whatever order their parts come', () => {
  expect(same({ type: 'a', cards: [{ x: 1, y: 2 }] }, { cards: [{ y: 2, x: 1 }], type: 'a' })).toBe(true);
  expect(same({ type: 'a', cards: [1, 2] }, { type: 'a', cards: [2, 1] })).toBe(false);
});
