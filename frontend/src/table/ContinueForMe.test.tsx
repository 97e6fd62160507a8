import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../i18n/setup';
import { language } from '../i18n/setup';
import { WishesProvider } from '../me/WishesProvider';
import { until } from '../patience.fixture';
import { ContinueForMe } from './ContinueForMe';

let kept: Record<string, unknown>;

const show = () =>
  render(
    <WishesProvider>
      <ContinueForMe />
    </WishesProvider>,
  );

beforeEach(() => {
  kept = { continue_for_me: false, let_pass_for_me: false, let_pass_topics: {} };
  language.set('en');
  const fetched = (_: string, request: RequestInit) => {
    if (request.method === 'PATCH') kept = { ...kept, ...(JSON.parse(request.body as string) as typeof kept) };
    return Promise.resolve(new Response(JSON.stringify(kept)));
  };
  vi.stubGlobal('fetch', vi.fn(fetched));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('is offered to who has not yet wished it, and may be taken back in the same window', async () => {
  show();
  const offer = await screen.findByRole<HTMLInputElement>('switch', { name: 'From now on, ask me only when I can respond' });
  fireEvent.click(offer);
  await until(() => expect(kept.continue_for_me).toBe(true));
  fireEvent.click(offer);
  await until(() => expect(kept.continue_for_me).toBe(false));
});

test('is not offered to who wishes it already: that it goes on by itself is said', async () => {
  kept = { ...kept, continue_for_me: true };
  show();
  expect(await screen.findByText('Goes on by itself')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});
