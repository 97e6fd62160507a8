import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../words/setup';
import { language } from '../words/setup';
import { MeProvider } from './MeProvider';
import { WindowPreferences } from './Preferences';

const NAMES = ['Continue for me when I cannot respond', 'Let it pass for me where turns take days'];

let kept: Record<string, boolean>;
let known: boolean;

function answer(path: string, request: RequestInit): unknown {
  if (path.endsWith('/guests/me/')) return { player: known ? { id: 'p0', name: 'Awa' } : null };
  if (request.method === 'PATCH') kept = { ...kept, ...(JSON.parse(request.body as string) as typeof kept) };
  return kept;
}

const show = () =>
  render(
    <MeProvider>
      <WindowPreferences />
    </MeProvider>,
  );

beforeEach(() => {
  kept = { continue_for_me: false, let_pass_for_me: true };
  known = true;
  language.set('en');
  const fetched = (path: string, request: RequestInit) => Promise.resolve(new Response(JSON.stringify(answer(path, request))));
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
  await vi.waitFor(() => expect(switches().map((each) => each.checked)).toEqual([true, true]));
  expect(kept).toEqual({ continue_for_me: true, let_pass_for_me: true });
});

test('offers nothing to a stranger', async () => {
  known = false;
  show();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(screen.queryByRole('switch')).toBeNull();
});
