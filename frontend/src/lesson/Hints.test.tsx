import { readFileSync } from 'node:fs';

import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Now, Table } from '../api/wire';
import { language } from '../i18n/setup';
import { viewMessage } from '../live/messages.fixture';
import { nowOf } from '../live/story';
import { until } from '../patience.fixture';
import type { LessonText } from './lesson';

const recorded = JSON.parse(readFileSync(new URL('../tests/rules/anansi/lesson-views.json', `file://${process.cwd()}/`), 'utf-8')) as Record<string, object>;
const { hints: said } = JSON.parse(readFileSync(new URL('src/games/anansi/lesson/en.json', `file://${process.cwd()}/`), 'utf-8')) as LessonText;
const real = { id: 't1', game: 'anansi', origin: null } as unknown as Table;
const lesson = { ...real, id: 't0', origin: { kind: 'lesson', table: '', entry: 0, seat: null } } as unknown as Table;

interface Around {
  readonly table?: Table;
  readonly more?: Partial<Now>;
  readonly showSection?: (section: string) => void;
}

/** The first question of a lesson is as good as one of a real game: all that hints ask for is there. */
async function drawn(asked: number | null, { table = real, more = {}, showSection = () => undefined }: Around = {}) {
  const { Coach } = await import('./parts');
  const moment = asked === null ? { legal: [] } : recorded.follow;
  const now = { ...nowOf(viewMessage(1)), status: 'running' as const, you: 0, ...moment, asked, ...more };
  return <Coach table={table} now={now} busy={false} picked={[]} showSection={showSection} showScores={() => undefined} />;
}

const status = () => screen.queryByRole('status')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  language.set('en');
  vi.resetModules(); // another visit: what is remembered is read again
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('in a real game each question brings one hint, and each hint comes once', async () => {
  const page = render(await drawn(5));
  await until(() => expect(status()).toBe(said.aim));
  press('Got it');
  expect(status()).toBe('');
  page.rerender(await drawn(null));
  expect(status()).toBe('');
  page.rerender(await drawn(9));
  expect(status()).toBe(said.recruit);
  page.rerender(await drawn(12));
  expect(status()).toBe(said.follow);
  page.rerender(await drawn(15));
  expect(status()).toBe('');
});

test('waits until the sums of a round, or what else stands in front of the table, have been put away', async () => {
  const { FrontProvider, useStandsInFront } = await import('../ui/front');
  const Sums = ({ stand }: { readonly stand: boolean }) => {
    useStandsInFront(stand ? 'Round 1 scored' : null, 1);
    return null;
  };
  const hint = await drawn(5);
  const table = (stand: boolean) => <FrontProvider>{hint}<Sums stand={stand} /></FrontProvider>;
  const page = render(table(false));
  await until(() => expect(status()).toBe(said.aim));
  page.rerender(table(true));
  expect(status()).toBe('');
  page.rerender(table(false));
  expect(status()).toBe(said.aim);
});

test('marks what it speaks of on the table', async () => {
  const asante = { ...real, game: 'asante' } as Table;
  const hints = await drawn(5, { table: asante, more: { legal: [{ type: 'draw_card' }] } });
  render(
    <div className="round-table">
      <div data-at="markers" data-testid="markers" />
      {hints}
    </div>,
  );
  await screen.findByText(/action markers are yours/);
  expect(screen.getByTestId('markers').dataset.coached).toBe('');
  press('Got it');
  expect(screen.getByTestId('markers').dataset.coached).toBeUndefined();
});

test('what it speaks of may lie at the reader’s own seat, whichever that is', async () => {
  const hints = await drawn(5, { more: { you: 2 } });
  render(
    <div className="round-table">
      <p data-at="seat:0/balance" data-testid="other" />
      <p data-at="seat:2/balance" data-testid="own" />
      {hints}
    </div>,
  );
  await until(() => expect(status()).toBe(said.aim));
  expect(['own', 'other'].map((each) => screen.getByTestId(each).dataset.coached)).toEqual(['', undefined]);
});

test('leads to the section of the rules that says more', async () => {
  const showSection = vi.fn<(section: string) => void>();
  render(await drawn(5, { showSection }));
  fireEvent.click(await screen.findByRole('button', { name: 'More about this' }));
  expect(showSection).toHaveBeenCalledWith('aim');
});

test.each([
  ['who does not want them', async () => {
    render(await drawn(5));
    fireEvent.click(await screen.findByRole('button', { name: 'No more hints' }));
  }],
  ['who has ended a game', async () => {
    const page = render(await drawn(5));
    await until(() => expect(status()).toBe(said.aim));
    page.rerender(await drawn(null, { more: { status: 'scored', result: [] } }));
  }],
  ['who has come to the end of the lesson', async () => {
    render(await drawn(5, { table: lesson, more: recorded.last ?? {} }));
    await until(() => expect(status()).toContain('That was a round'));
  }],
])('there are no more hints in any game of that kind for %s', async (_, before) => {
  await before();
  cleanup();
  vi.resetModules();
  render(await drawn(9));
  expect(screen.queryByRole('complementary')).toBeNull();
  const asante = { ...real, game: 'asante' } as Table;
  render(await drawn(9, { table: asante, more: { legal: [{ type: 'draw_card' }] } }));
  await screen.findByText(/action markers are yours/);
});

test('who leaves the lesson before its end is given hints', async () => {
  render(await drawn(5, { table: lesson }));
  await until(() => expect(status()).toContain('Hornet'));
  cleanup();
  render(await drawn(9));
  await until(() => expect(status()).toBe(said.aim));
});

test.each([
  ['who looks on', { more: { you: null } }],
  ['a table that comes from somewhere', { table: { ...real, origin: { kind: 'practice', table: 't9', entry: 3, seat: 0 } } as unknown as Table }],
])('there are none for %s', async (_, around: Around) => {
  render(await drawn(5, around));
  await import('./Hints');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a hint names the card that it speaks of, and marks it; it says nothing of a trade of another kind', async () => {
  const { speak } = await import('../i18n/setup');
  await speak('asante');
  const asante = { ...real, game: 'asante' } as Table;
  const trade = (card: string, kind: string | null, sale = true) => ({ card, package_type: kind, sale, gold: 3, gold_after: 9, free_after: 5, wares: [] });
  const asking = (...trades: readonly object[]) => ({ legal: [{ type: 'sell_wares' }], hints: { type: 'hints', trades } });
  const page = render(await drawn(5, { table: asante, more: asking(trade('package_one', 'silk'), trade('pair_tea', null, false)) }));
  await until(() => expect(status()).toBe(''));
  page.rerender(
    <div className="round-table">
      <div data-at="seat:0/hand/pair_tea" data-testid="card" />
      {await drawn(6, { table: asante, more: asking(trade('package_one', 'silk'), trade('pair_tea', null)) })}
    </div>,
  );
  await screen.findByText(/all that your card 2 Tea shows/);
  expect(screen.getByTestId('card').dataset.coached).toBe('');
});

test('the first hint of Antayagí says how many goods win at this table', async () => {
  const antayagi = { ...real, game: 'antayagi' } as Table;
  const view = { setup: { base_target: 4 } } as unknown;
  render(await drawn(5, { table: antayagi, more: { view, legal: [{ type: 'choose_card' }] } }));
  await until(() => expect(status()).toMatch(/^Whoever first has 4 goods in the bag wins\./));
});

test('what was said at one table is not said at another one, whose question has the same number', async () => {
  const page = render(await drawn(5));
  await until(() => expect(status()).toBe(said.aim));
  page.rerender(await drawn(9));
  page.rerender(await drawn(12));
  expect(status()).toBe(said.follow);
  cleanup();
  const leads = { legal: [{ type: 'play' }], hints: { cards: [] }, view: { led: null } } as unknown as Partial<Now>;
  render(await drawn(12, { table: { ...real, id: 't2' }, more: leads }));
  await until(() => expect(status()).toBe(said.lead));
});

test('the table keeps room for hints that may come, and once they are unwanted nothing moves before the page is left', async () => {
  const { useHinted } = await import('./parts');
  const { result, rerender } = renderHook(() => useHinted(real, 0));
  expect(result.current).toBe(true);
  (await import('./memory')).hintsOf(real.game).closeAll();
  rerender();
  expect(result.current).toBe(true);
  expect(renderHook(() => useHinted(real, 0)).result.current).toBe(false);
  for (const [table, you] of [[real, null], [lesson, 0]] as const) expect(renderHook(() => useHinted(table, you)).result.current).toBe(false);
});
