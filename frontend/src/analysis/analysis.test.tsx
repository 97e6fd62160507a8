import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import '../i18n/all.fixture';
import type { Analysis, AnalysisNow, Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { entry } from '../live/messages.fixture';
import { AnalysisSheet } from './AnalysisSheet';

const game = {
  key: 'anansi',
  chapters: [{ name: { key: 'name' }, is: ({ type }: { type: string }) => type === 'round' }],
  sentence: () => ({ key: 'tagline' }),
  moveName: ({ card }: { card: string }) => ({ key: card }),
} as unknown as AnyGame;
const entries: readonly Entry[] = Array.from({ length: 9 }, (_, at) => entry(at + 1, [{ type: 'x' }]));
const seat = (name: string | null) => ({ sitter: name === null ? 'bot' : 'person', name, player: name, kept: null }) as never;
const decision = (seq: number, by: number, loss: number) => ({ seq, seat: by, made: { card: `made ${seq}` }, best: { card: `best ${seq}` }, loss });
const analysis: Analysis = {
  moments: [
    { seq: 0, shares: [5000, 5000] },
    { seq: 4, shares: [2000, 8000] },
    { seq: 8, shares: [10_000, 0] },
  ],
  parts: [
    { luck: -3000, own: 8500, others: -500 },
    { luck: 3000, own: 500, others: -8500 },
  ],
  decisions: [decision(4, 1, 2550), decision(3, 0, 1200), decision(5, 0, 900), decision(6, 0, 700), decision(7, 0, 40)],
};
const known: AnalysisNow = { working: false, done: 6, of: 6, analysis };
const nothing = { working: true, done: 0, of: 0, analysis: null };

function first<T>(all: readonly T[]): T {
  const [one] = all;
  if (one === undefined) throw new Error('there is none');
  return one;
}

const look = vi.fn();
const onClose = vi.fn();
const asked: { path: string; body: unknown }[] = [];
let answers: (AnalysisNow | { status: number; code: string })[];

beforeEach(() => {
  language.set('en');
  asked.length = 0;
  look.mockClear();
  onClose.mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as unknown });
    const answer = path.endsWith('/analysis/') ? ((answers.length > 1 ? answers.shift() : answers[0]) ?? known) : { id: 'practice' };
    return Promise.resolve('code' in answer ? new Response(JSON.stringify({ code: answer.code, reason: null }), { status: answer.status }) : new Response(JSON.stringify(answer)));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sheet = (open: boolean, you: number | null) => (
  <ReadingProvider game="anansi" you={you} seats={[seat('Ama'), seat('Kofi')]} point={vi.fn()} open={vi.fn()}>
    <AnalysisSheet table="t" replay={{ at: 4, stops: [2, 3, 4, 5, 6, 7, 8, 9], entries }} {...{ game, you, open, onClose, look }} />
  </ReadingProvider>
);

async function shown(told: typeof answers, you: number | null = 0) {
  answers = told;
  const drawn = render(sheet(true, you));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return drawn;
}

const later = (by: number) => act(() => vi.advanceTimersByTimeAsync(by));

describe('while it is worked out', () => {
  test('it says that it waits, then how far it is with the chances, and asks until it is finished', async () => {
    await shown([nothing, { ...known, working: true, done: 2 }, known]);
    expect(screen.getByRole('status').textContent).toContain('waits for its turn');
    expect(screen.queryByRole('heading', { name: 'Chances to win' })).toBeNull();
    await later(2000);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(2);
    expect(screen.getByText('2 of 6')).toBeTruthy();
    screen.getByRole('heading', { name: 'Chances to win' });
    await later(2000);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await later(60_000);
    expect(asked).toHaveLength(3);
  });

  test('nobody asks any more once it is closed', async () => {
    const { rerender } = await shown([nothing]);
    rerender(sheet(false, 0));
    await later(60_000);
    expect(asked).toHaveLength(1);
  });

  test('a lost connection is said, and asked over', async () => {
    await shown([{ status: 429, code: 'too_many' }, known]);
    screen.getByRole('alert');
    await later(6000);
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByRole('table');
  });

  test('a game that cannot be analysed is said to be one', async () => {
    await shown([{ working: false, done: 0, of: 0, analysis: null }]);
    expect(screen.getByRole('status').textContent).toBe('This game cannot be analysed.');
  });
});

describe('the graph', () => {
  test('says the chances where one is, and where the keys lead; Enter goes there', async () => {
    await shown([known]);
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Where in the game' });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Step 3: .*Ama.* 20% and .*Kofi.* 80%$/);
    fireEvent.change(slider, { target: { value: '8' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Step 7: .*Ama.* 100% and .*Kofi.* 0%$/);
    fireEvent.keyDown(slider, { key: 'Enter' });
    expect([look.mock.calls, onClose.mock.calls.length]).toEqual([[[8]], 1]);
  });

  test('leads where it is pressed', async () => {
    await shown([known]);
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '5' } });
    fireEvent.click(slider);
    expect(look.mock.calls).toEqual([[5]]);
  });

  test('stands below in words, the largest change first, each with the way there', async () => {
    await shown([known]);
    const list = screen.getByRole('region', { name: 'Where it turned' });
    const rows = within(list).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('You from 20% to 100%'), expect.stringContaining('You from 50% to 20%')]);
    fireEvent.click(first(rows));
    expect(look.mock.calls).toEqual([[8]]);
  });
});

test('the sums lead from where a seat began to where it ended', async () => {
  await shown([known]);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const cells = rows.map((row) => within(row).getAllByRole('cell').map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['50%', '-30%', '+85%', '-5%', '100%'],
    ['50%', '+30%', '+5%', '-85%', '0%'],
  ]);
});

describe('costly choices', () => {
  const seats = () => [...document.querySelectorAll<HTMLDetailsElement>('details')];
  const rows = (of: HTMLElement | undefined) => [...(of?.querySelectorAll<HTMLElement>('.analysis-row') ?? [])];

  test('are three of each seat, one’s own first and open', async () => {
    await shown([known], 1);
    expect(seats().map((each) => [each.open, each.querySelector('summary')?.textContent])).toEqual([
      [true, '2You'],
      [false, expect.stringContaining('Ama')],
    ]);
    expect(rows(seats()[1]).map((row) => row.textContent)).toEqual([3, 5, 6].map((seq) => expect.stringContaining(`made ${seq}`) as string));
    expect(rows(seats()[0])[0]?.textContent).toMatch(/^-25.5%Chosen: made 4Better: best 4/);
  });

  test('lead to where they were made, with the eyes of their seat, one’s own as one’s own', async () => {
    await shown([known]);
    fireEvent.click(first(rows(seats()[0])));
    fireEvent.click(first(rows(seats()[1])));
    expect(look.mock.calls).toEqual([
      [2, null],
      [3, 1],
    ]);
  });

  test('of one’s own can be practised from', async () => {
    await shown([known]);
    const buttons = screen.getAllByRole('button', { name: 'Practise from here' });
    expect(buttons).toHaveLength(3);
    fireEvent.click(first(buttons));
    await later(0);
    expect(asked.at(-1)).toMatchObject({ path: '/api/tables/t/practice/', body: { entry: 2, real: false } });
    expect(location.pathname).toBe('/tables/practice');
  });

  test('are nobody’s to practise from who did not sit there', async () => {
    await shown([known], null);
    expect(screen.queryByRole('button', { name: 'Practise from here' })).toBeNull();
    fireEvent.click(first(rows(seats()[0])));
    expect(look.mock.calls).toEqual([[2, 0]]);
  });

  test('are said to be none where none was found', async () => {
    const none = { ...known, analysis: { ...analysis, decisions: [] } };
    await shown([none]);
    expect(screen.getAllByText('No choice here is found to have cost anything.')).toHaveLength(2);
  });
});
