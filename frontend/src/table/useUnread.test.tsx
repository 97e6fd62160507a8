import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Entry } from '../api/wire';
import { entry } from '../live/messages.fixture';
import { MeProvider } from '../me/MeProvider';
import { useUnread } from './useUnread';

const said = (seq: number, seat: number | null, player: string): Entry => ({ ...entry(seq), kind: 'said', seat, data: { text: 'hm', player, name: 'Kofi' } });
const KOFI = said(1, 1, 'p1');

async function talk(entries: readonly Entry[], you: number | null = 0) {
  const hook = renderHook(({ told }) => useUnread('t1', told, you), { initialProps: { told: entries }, wrapper: MeProvider });
  await act(() => Promise.resolve());
  return hook;
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ player: { id: 'p0', name: 'Awa' } }))));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('what others say counts until it is seen', async () => {
  const hook = await talk([KOFI, entry(2), said(3, null, 'p7')]);
  expect(hook.result.current.count).toBe(2);
  act(() => hook.result.current.seen());
  expect(hook.result.current.count).toBe(0);
  hook.rerender({ told: [KOFI, said(3, null, 'p7'), said(4, 1, 'p1')] });
  expect(hook.result.current.count).toBe(1);
});

test.each([
  ['from the own seat', 0, said(2, 0, 'p0')],
  ['without a seat', null, said(2, null, 'p0')],
])('one’s own words do not: %s', async (_, you, own) => {
  const hook = await talk([own], you);
  expect(hook.result.current.count).toBe(0);
});

test('what has been seen stays so when one comes back', async () => {
  const before = await talk([KOFI]);
  act(() => before.result.current.seen());
  before.unmount();
  expect((await talk([KOFI, said(2, 1, 'p1')])).result.current.count).toBe(1);
});

test('what another tab has shown is not new here once it is shown here, too', async () => {
  const [here, there] = [await talk([KOFI]), await talk([KOFI])];
  act(() => there.result.current.seen());
  act(() => here.result.current.seen());
  expect(here.result.current.count).toBe(0);
});
