import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../i18n/setup';
import { language } from '../i18n/setup';
import { until } from '../patience.fixture';
import { WindowPreferences } from './WindowPreferences';
import { WishesProvider } from './WishesProvider';

const NAMES = ['Where there is a clock, ask me only when I can respond', 'Let everything happen for me where there is no clock'];

let kept: Record<string, unknown>;
let refusing: boolean;

function answer(path: string, request: RequestInit): unknown {
  if (path.endsWith('/games/')) return { games: [{ key: 'asante', windows: { topics: ['midwife', 'camel'] } }, { key: 'anansi', windows: { topics: [] } }, { key: 'bania', windows: null }] };
  if (request.method === 'PATCH') kept = { ...kept, ...(JSON.parse(request.body as string) as typeof kept) };
  return kept;
}

const show = (game = 'asante') =>
  render(
    <WishesProvider>
      <WindowPreferences game={game} />
    </WishesProvider>,
  );

beforeEach(() => {
  kept = { continue_for_me: false, let_pass_for_me: true, let_pass_topics: {} };
  refusing = false;
  language.set('en');
  const fetched = (path: string, request: RequestInit) =>
    refusing && request.method === 'PATCH'
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(JSON.stringify(answer(path, request))));
  vi.stubGlobal('fetch', vi.fn(fetched));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const switches = () => NAMES.map((name) => screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) }));

test('shows what the server keeps and tells it each change', async () => {
  show();
  await until(() => expect(switches().map((each) => each.checked)).toEqual([false, true]));
  const [first] = switches();
  if (first !== undefined) fireEvent.click(first);
  expect(switches().map((each) => each.checked)).toEqual([true, true]);
  await until(() => expect(kept).toMatchObject({ continue_for_me: true, let_pass_for_me: true }));
});

test('takes back what the server did not take', async () => {
  show();
  await until(() => expect(switches().map((each) => each.checked)).toEqual([false, true]));
  refusing = true;
  const [first] = switches();
  if (first !== undefined) fireEvent.click(first);
  await screen.findByRole('alert');
  await until(() => expect(switches().map((each) => each.checked)).toEqual([false, true]));
});

test('lets cards be named that pass, where not everything does', async () => {
  kept = { continue_for_me: false, let_pass_for_me: false, let_pass_topics: { other: ['x'], asante: ['camel'] } };
  show();
  const cards = await screen.findAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  expect(cards.map((each) => [each.parentElement?.textContent, each.checked])).toEqual([
    ['Midwife', false],
    ['Camel', true],
  ]);
  for (const each of cards) fireEvent.click(each);
  await until(() => expect(kept.let_pass_topics).toEqual({ other: ['x'], asante: ['midwife'] }));
});

test('names nothing where all passes, nor in a game whose windows have no topics', async () => {
  const { unmount } = show();
  await until(() => expect(switches().map((each) => each.checked)).toEqual([false, true]));
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
  unmount();
  kept = { ...kept, let_pass_for_me: false };
  show('anansi');
  await until(() => expect(switches().map((each) => each.checked)).toEqual([false, false]));
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
});

test('asks for nothing in a game in which nobody reacts', async () => {
  const games = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer('/games/', {})))));
  vi.stubGlobal('fetch', games);
  const { container } = show('bania');
  await act(async () => {
    await games.mock.results[0]?.value;
  });
  expect(container.innerHTML).toBe('');
  expect(games).toHaveBeenCalledOnce();
});
