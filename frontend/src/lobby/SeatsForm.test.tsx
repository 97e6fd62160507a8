import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../i18n/setup';
import { language } from '../i18n/setup';
import { MeProvider } from '../me/MeProvider';
import { SeatsForm, SeatsLine } from './SeatsForm';

const change = vi.fn();
type Form = Parameters<typeof SeatsForm>[0];

async function shown(levels: Form['levels'], seats: Form['seats'] = ['me', 'casual']): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ player: { id: 'p0', name: 'Awa' } }))));
  render(
    <MeProvider>
      <SeatsForm levels={levels} seats={seats} onChange={change} />
    </MeProvider>,
  );
  return screen.findByRole('group', { name: 'Seat 2' });
}

const labels = (seat: HTMLElement) => within(seat).getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

beforeEach(() => language.set('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a seat is for a friend or for one of the bots that the game has', async () => {
  const seat = await shown(['novice', 'casual', 'strong']);
  expect(screen.getByText('Seat 2: Bot, casual')).toBeDefined();
  expect(labels(seat)).toEqual(['A friend', 'Bot, novice', 'Bot, casual', 'Bot, strong']);
  fireEvent.click(within(seat).getByRole('radio', { name: 'Bot, strong' }));
  expect(change).toHaveBeenCalledWith(['me', 'strong']);
});

test('a bot that the game does not have is not offered', async () => {
  const seat = await shown(['novice', 'casual']);
  expect(labels(seat)).toEqual(['A friend', 'Bot, novice', 'Bot, casual']);
});

test('what a bot is like is said below the first choice of it, and of no bot that sits nowhere', async () => {
  await shown(['novice', 'casual', 'strong'], ['me', 'strong', 'casual', 'strong', 'open']);
  const lines = screen.getAllByRole('listitem').map((row) => row.querySelector('.help')?.textContent.split(':')[0]);
  expect(lines).toEqual([undefined, 'Strong', 'Casual', undefined, undefined]);
  expect(screen.getAllByText(/^(Novice|Casual|Strong):/)).toHaveLength(2);
});

test.each([
  [['me', 'casual', 'strong', 'casual'], 'Table for 4: you and 3 bots'],
  [['me', 'open', 'casual'], 'Table for 3: you, 1 friend, and 1 bot'],
  [['me', 'open', 'open'], 'Table for 3: you and 2 friends'],
] as const)('who will sit there is said in one line: %j', (seats, line) => {
  render(<SeatsLine seats={seats} />);
  expect(screen.getByText(line)).toBeTruthy();
});
