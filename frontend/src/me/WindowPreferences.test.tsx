import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../i18n/setup';
import { language } from '../i18n/setup';
import { WindowPreferences } from './WindowPreferences';
import { WishesProvider } from './WishesProvider';

const NAMES = ['Continue for me when I cannot respond', 'Let it pass for me where turns take days'];

let kept: Record<string, unknown>;
let refusing: boolean;

function answer(path: string, request: RequestInit): unknown {
  if (path.endsWith('/games/')) return { games: [{ key: 'asante', windows: { topics: ['midwife', 'camel'] } }, { key: 'bania', windows: null }] };
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
  await vi.waitFor(() => expect(switches().map((each) => each.checked)).toEqual([false, true]));
  const [first] = switches();
  if (first !== undefined) fireEvent.click(first);
  expect(switches().map((each) => each.checked)).toEqual([true, true]);
  await vi.waitFor(() => expect(kept).toMatchObject({ continue_for_me: true, let_pass_for_me: true }));
});

test('takes back what the server did not take', async () => {
  show();
  await vi.waitFor(() => expect(switches().map((each) => each.checked)).toEqual([false, true]));
  refusing = true;
  const [first] = switches();
  if (first !== undefined) fireEvent.click(first);
  await screen.findByRole('alert');
  await vi.waitFor(() => expect(switches().map((each) => each.checked)).toEqual([false, true]));
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
  await vi.waitFor(() => expect(kept.let_pass_topics).toEqual({ other: ['x'], asante: ['midwife'] }));
});

test('names nothing where all passes, nor in a game whose windows have no topics', async () => {
  const { unmount } = show();
  await vi.waitFor(() => expect(switches().map((each) => each.checked)).toEqual([false, true]));
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
  unmount();
  kept = { ...kept, let_pass_for_me: false };
  show('bania');
  await vi.waitFor(() => expect(fetch).toHaveBeenLastCalledWith('/api/games/', expect.anything()));
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
});
