import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import '../i18n/setup';
import { language } from '../i18n/setup';
import { MeProvider } from '../me/MeProvider';
import { SeatsForm, SeatsLine } from './SeatsForm';

const change = vi.fn();
type Form = Parameters<typeof SeatsForm>[0];

async function shown(levels: Form['levels']): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ player: { id: 'p0', name: 'Awa' } }))));
  render(
    <MeProvider>
      <SeatsForm levels={levels} seats={['me', 'casual']} onChange={change} />
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

test('a seat is for a friend or for one of the bots that the game has, and what each is like is said', async () => {
  const seat = await shown(['novice', 'casual', 'strong']);
  expect(screen.getByText('Seat 2: Bot, casual')).toBeDefined();
  expect(labels(seat)).toEqual(['A friend', 'Bot, novice', 'Bot, casual', 'Bot, strong']);
  expect(screen.getByText(/^Strong: plans ahead/)).toBeDefined();
  fireEvent.click(within(seat).getByRole('radio', { name: 'Bot, strong' }));
  expect(change).toHaveBeenCalledWith(['me', 'strong']);
});

test('a bot that the game does not have is not offered, and nothing is said of it', async () => {
  const seat = await shown(['novice', 'casual']);
  expect(labels(seat)).toEqual(['A friend', 'Bot, novice', 'Bot, casual']);
  expect(screen.queryByText(/^Strong/)).toBeNull();
});

test.each([
  [['me', 'casual', 'strong', 'casual'], 'Table for 4: you and 3 bots'],
  [['me', 'open', 'casual'], 'Table for 3: you, 1 friend, and 1 bot'],
  [['me', 'open', 'open'], 'Table for 3: you and 2 friends'],
] as const)('who will sit there is said in one line: %j', (seats, line) => {
  render(<SeatsLine seats={seats} />);
  expect(screen.getByText(line)).toBeTruthy();
});
