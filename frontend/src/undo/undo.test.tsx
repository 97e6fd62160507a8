import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/all.fixture';
import type { Entry, Now, Seat, UndoNow, UndoRequest } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { entry, viewMessage } from '../live/messages.fixture';
import { until } from '../patience.fixture';
import { askBefore } from '../ui/askBefore';
import { AskBefore } from './AskBefore';
import { AskSheet } from './AskSheet';
import { alone, ownChoices, since } from './choices';
import { isAsked, type ReadRequest, Request } from './Request';
import { RuleChoice } from './RuleChoice';
import { RuleSaid } from './RuleSaid';
import { TakenBack } from './TakenBack';
import { TurnBack } from './TurnBack';
import { useCommit } from './useCommit';

/** Each note is a line that says its own type. */
const game = { key: 'toy', sentence: ({ type }: { type: string }) => (type === 'quiet' ? null : { key: type }) } as unknown as AnyGame;

const seat = (at: number, sitter: Seat['sitter'], more: Partial<Seat> = {}): Seat => ({
  seat: at, sitter, name: `Name ${at}`, level: null, player: sitter === 'person' ? `p${at}` : null, resigned: false, host: at === 0, kept: null, ...more,
});
const people = [seat(0, 'person'), seat(1, 'person'), seat(2, 'bot')];
const withBots = [seat(0, 'person'), seat(1, 'bot')];

const chose = (seq: number, at: number, line: string, by: Entry['by'] = 'person'): Entry => ({ ...entry(seq, [{ type: line }]), seat: at, by });
const story: readonly Entry[] = [
  chose(3, 0, 'first'),
  chose(4, 1, 'theirs'),
  chose(5, 0, 'second'),
  { ...entry(6), kind: 'undone', data: { entries: [5] } },
  chose(7, 0, 'third'),
  chose(8, 0, 'in a window', null),
  { ...entry(9, [{ type: 'dealt' }]), kind: 'dealt', seat: null, by: null },
];

function nowWith(undo: Partial<UndoNow> = {}, more: Partial<Now> = {}): Now {
  const { undo: usual, ...rest } = viewMessage(9);
  return { ...rest, seats: people, undo: { ...usual, ...undo }, ...more };
}

const undo = vi.fn();
const redo = vi.fn();
const answerUndo = vi.fn();
const presses = { undo, redo, answerUndo };

function reading(children: ReactNode) {
  return render(
    <ReadingProvider game="toy" you={0} seats={people} point={vi.fn()} open={vi.fn()}>
      {children}
    </ReadingProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const offered = (name: string) => screen.queryByRole('button', { name }) !== null;

beforeEach(() => {
  language.set('en');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ entry: null, known: false, asked: 4, final: [false, true] }))));
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  askBefore.set('never');
});

describe('what one may ask for', () => {
  test('is one’s own choices that count, the newest first, and no answer in a window', () => {
    expect(ownChoices(story, 0, game).map(({ seq }) => seq)).toEqual([7, 3]);
  });

  test('is told apart by what it was about, as far as that still counts: cards that come back are chosen again', () => {
    const telling = { ...game, about: (told: readonly Entry[]) => ({ key: told.map(({ seq }) => seq).join(' ') }) } as AnyGame;
    expect(ownChoices(story, 0, telling).map(({ about }) => about()?.key)).toEqual(['3 4 6', '']);
    reading(<AskSheet table="t" game={telling} knownDeal={false} now={nowWith()} entries={story} {...presses} open onClose={vi.fn()} />);
    expect(screen.getByRole('radio', { name: 'third 3 4 6' })).toBeTruthy();
  });

  test('takes along all that was told since and still counts', () => {
    expect(since(story, 4, 0, game).map(({ line }) => line.key)).toEqual(['theirs', 'third', 'in a window', 'dealt']);
  });

  test('needs nobody’s consent where only bots play, or where all others have given up', () => {
    expect([alone(withBots, 0), alone(people, 0), alone([seat(0, 'person'), seat(1, 'person', { resigned: true })], 0)]).toEqual([true, false, true]);
  });
});

describe('taking back with one press', () => {
  const show = (undo: Partial<UndoNow>, more: Partial<Now> = {}) =>
    render(<TurnBack table="t" game={game} now={nowWith(undo, more)} entries={story} {...presses} />);

  test('takes back what is free, without asking', () => {
    show({ free: { entry: 7, until: null } });
    press('Take back');
    expect(undo.mock.calls).toEqual([[7, false]]);
  });

  test('is not offered once the time of the question is over', () => {
    show({ free: { entry: 7, until: '2020-01-01T00:00:00Z' } });
    expect(offered('Take back')).toBe(false);
  });

  test('is not offered where others would have to agree: that is asked elsewhere', () => {
    show({});
    expect(offered('Take back')).toBe(false);
  });

  test('goes back to before the newest choice where only bots play', () => {
    show({}, { seats: withBots });
    press('Take back');
    expect(undo.mock.calls).toEqual([[7, true]]);
  });

  test('brings back what was free to take back, and what the others agreed to only where they need not be asked', () => {
    show({ redo: { entry: 6, free: true } });
    press('Bring back');
    cleanup();
    show({ redo: { entry: 6, free: false } });
    expect(offered('Bring back')).toBe(false);
    cleanup();
    show({ redo: { entry: 6, free: false } }, { seats: withBots });
    press('Bring back');
    expect(redo.mock.calls).toEqual([[6, false], [6, true]]);
  });
});

describe('asking the others', () => {
  const show = (undo: Partial<UndoNow> = {}, more: Partial<Now> = {}, knownDeal = false) => {
    const onClose = vi.fn();
    reading(<AskSheet table="t" game={game} knownDeal={knownDeal} now={nowWith(undo, more)} entries={story} {...presses} open onClose={onClose} />);
    return onClose;
  };

  test('offers one’s choices, says what would go, and asks for the one that is picked', () => {
    const close = show();
    fireEvent.click(screen.getByRole('radio', { name: 'first' }));
    const goes = screen.getByRole('heading', { name: 'This would go' }).nextElementSibling;
    expect([...(goes?.children ?? [])].map((line) => line.textContent)).toEqual(['first', 'theirs', 'third', 'in a window', 'dealt']);
    press('Ask the others');
    expect(undo.mock.calls).toEqual([[3, true]]);
    expect(close).toHaveBeenCalled();
  });

  test('asks nobody for what one may take back alone', () => {
    show({ free: { entry: 7, until: null } });
    expect(screen.getByText('The same choices then meet the same fate, other choices another.')).toBeTruthy();
    press('Take back');
    expect(undo.mock.calls).toEqual([[7, false]]);
    cleanup();
    show({ free: { entry: 7, until: null } });
    fireEvent.click(screen.getByRole('radio', { name: 'first' }));
    press('Ask the others');
    expect(undo.mock.calls.at(-1)).toEqual([3, true]);
  });

  test('shows a few choices first and the earlier ones on demand', () => {
    const many = Array.from({ length: 9 }, (_, at) => chose(at + 3, 0, `choice ${at}`));
    reading(<AskSheet table="t" game={game} knownDeal={false} now={nowWith()} entries={many} {...presses} open onClose={vi.fn()} />);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    press('Earlier choices');
    expect(screen.getAllByRole('radio')).toHaveLength(9);
  });

  test('who has not chosen anything yet is told so, and asked nothing', () => {
    reading(<AskSheet table="t" game={game} knownDeal={false} now={nowWith()} entries={[]} {...presses} open onClose={vi.fn()} />);
    expect(screen.getByText('You have not chosen anything yet.')).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('asks to bring back what the others had agreed to', () => {
    show({ redo: { entry: 6, free: false } });
    press('Ask to bring it back');
    expect(redo.mock.calls).toEqual([[6, true]]);
  });

  test('says why it cannot be asked now: somebody asks, or one was told no', () => {
    show({ may_ask: false });
    expect(screen.getByText('You may ask again after your next choice.')).toBeTruthy();
    cleanup();
    show({ may_ask: false, request: wish });
    expect(screen.getByText('Somebody is asking already.')).toBeTruthy();
  });

  test('says what chance will say: another thing to other choices, but the same where the deal is known', () => {
    const said = () => document.querySelector('.help')?.textContent;
    show();
    expect(said()).toBe('All others are asked, and see what would go. The same choices then meet the same fate, other choices another.');
    cleanup();
    show({}, {}, true);
    expect(said()).toBe('All others are asked, and see what would go. This deal is known: from the same cards the same ones come again, whatever is chosen.');
  });

  test('does not speak of others where there are none to be asked', () => {
    show({}, { seats: withBots });
    expect(offered('Ask the others')).toBe(false);
    press('Take back');
    expect(undo.mock.calls).toEqual([[7, true]]);
  });
});

const wish: UndoRequest = { entry: 10, seat: 1, redo: false, entries: [4, 7, 9], until: '2030-01-01T00:00:00Z', waiting: [0], learned: [] };

/** As a page keeps what was read of it, drawn at another place once a phone is turned. */
function OnAPhone(props: Omit<ComponentProps<typeof Request>, 'read' | 'setRead'>) {
  const [read, setRead] = useState<ReadRequest | null>(null);
  const [upright, turn] = useState(true);
  const drawn = <Request {...props} {...{ read, setRead }} />;
  return (
    <>
      <header onTouchStart={() => turn(!upright)}>{upright ? null : drawn}</header>
      {upright ? drawn : null}
    </>
  );
}

describe('a request', () => {
  const show = (request: UndoRequest, more: Partial<ComponentProps<typeof Request>> = {}) => {
    const look = vi.fn();
    reading(<OnAPhone game={game} knownDeal={false} now={nowWith({ request })} request={request} entries={story} question={<p>Your own question</p>} answer={answerUndo} look={look} {...more} />);
    return look;
  };
  const text = () => screen.getByRole('status').textContent;

  test('says in one line who asks for how much, and all of it behind one press', () => {
    show(wish);
    expect(text()).toBe('Name 1 asks to take back 2 moves');
    press('See and answer');
    const known = screen.getByRole('heading', { name: 'You have read this, and will know it still' }).nextElementSibling;
    expect([...(known?.children ?? [])].map((line) => line.textContent)).toEqual(['theirs', 'third', 'dealt']);
    expect(screen.queryByText(/What you could not see/)).toBeNull();
  });

  test('says who learned what the reader could not see, and no more of it', () => {
    show({ ...wish, learned: [1, 2] });
    press('See and answer');
    expect(screen.getByText(/What you could not see/).textContent).toContain('Name 1');
  });

  test.each([['Agree', true], ['Do not agree', false]] as const)('is answered by one press: %s', (name, yes) => {
    show(wish);
    press('See and answer');
    press(name);
    expect(answerUndo.mock.calls).toEqual([[10, yes]]);
  });

  test.each([[false, 'other choices another.'], [true, 'whatever is chosen.']])('says what chance will say, at a known deal (%s) too', (knownDeal, end) => {
    show(wish, { knownDeal });
    press('See and answer');
    expect(document.querySelector('.help')?.textContent).toMatch(new RegExp(`${end}$`));
  });

  test('shows the table as it would be', () => {
    const look = show(wish);
    press('See and answer');
    press('Show the table as it would be');
    expect(look.mock.calls).toEqual([[3]]);
  });

  test('leaves the reader’s own question in its place once it has been looked at', () => {
    show(wish);
    expect(screen.queryByText('Your own question')).toBeNull();
    press('See and answer');
    press('Close');
    expect(screen.getByText('Your own question')).toBeTruthy();
    expect(offered('A wish to take back')).toBe(true);
  });

  test('stays open while a phone is turned, and what was seen of it stays seen', () => {
    show(wish);
    const turned = () => fireEvent.touchStart(screen.getByRole('banner'));
    press('See and answer');
    turned();
    expect(offered('Agree')).toBe(true);
    press('Close');
    turned();
    expect(screen.getByText('Your own question')).toBeTruthy();
  });

  test('tells whoever is not asked for whom it waits', () => {
    show({ ...wish, waiting: [2] });
    expect(text()).toMatch(/^Name 1 asks to take something back; waiting for /);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show({ ...wish, seat: 0, waiting: [1] });
    expect(text()).toBe('You have asked; waiting for Name 1');
  });

  test('waits for the reader only while they have not answered', () => {
    expect([isAsked(nowWith({ request: wish })), isAsked(nowWith({ request: { ...wish, waiting: [1] } })), isAsked(nowWith())]).toEqual([true, false, false]);
    expect(isAsked(nowWith({ request: wish }, { you: null }))).toBe(false);
  });
});

describe('a move', () => {
  const legal = [{ type: 'free' }, { type: 'final' }];
  const choose = vi.fn();
  const held = (asked: number | null = 4) => renderHook(({ at }) => useCommit('t', nowWith({}, { asked: at, legal }), choose), { initialProps: { at: asked } });

  beforeEach(() => choose.mockClear());

  test('is made at once by whoever is never asked before', () => {
    const { result } = held();
    act(() => result.current.choose(legal[1]));
    expect(choose.mock.calls).toEqual([[legal[1]]]);
    expect(result.current.held).toBeNull();
  });

  test('waits for a second press by whoever is always asked, and can be dropped', () => {
    askBefore.set('always');
    const { result } = held();
    act(() => result.current.choose(legal[0]));
    expect([result.current.held, choose.mock.calls.length]).toEqual([legal[0], 0]);
    act(() => result.current.cancel());
    expect(result.current.held).toBeNull();
    act(() => result.current.choose(legal[1]));
    act(() => result.current.confirm());
    expect(choose.mock.calls).toEqual([[legal[1]]]);
  });

  test('waits only where it could not be taken back, by whoever wants that; and where nobody knows', async () => {
    askBefore.set('final');
    const { result } = held();
    act(() => result.current.choose(legal[0]));
    expect(result.current.held, 'the server has not answered yet').toBe(legal[0]);
    act(() => result.current.cancel());
    await until(() => {
      act(() => result.current.choose(legal[0]));
      expect(choose).toHaveBeenCalledTimes(1);
    });
    act(() => result.current.choose(legal[1]));
    expect(result.current.held).toBe(legal[1]);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  test('that waits is forgotten when another question comes', () => {
    askBefore.set('always');
    const { result, rerender } = held();
    act(() => result.current.choose(legal[0]));
    rerender({ at: 9 });
    expect(result.current.held).toBeNull();
    act(() => result.current.confirm());
    expect(choose).not.toHaveBeenCalled();
  });

  test('is asked about as one has wished, and the wish is kept', () => {
    render(<AskBefore />);
    fireEvent.click(screen.getByRole('radio', { name: 'If it is final' }));
    expect(askBefore.get()).toBe('final');
  });
});

describe('what a table lets people take back', () => {
  test('is chosen, and said with what it means', () => {
    const change = vi.fn();
    render(<RuleChoice value="asked" onChange={change} />);
    expect(screen.getByText(/After that all others must agree/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Never' }));
    expect(change.mock.calls).toEqual([['none']]);
  });

  test('is said before the game, and how often a seat made use of it afterwards', () => {
    render(<RuleSaid rule="none" />);
    expect(screen.getByText('What is played is played, a slip too.')).toBeTruthy();
    const { container } = render(
      <>
        <TakenBack count={0} />
        <TakenBack count={2} />
      </>,
    );
    expect(container.textContent).toBe('taken back: 2');
  });
});
