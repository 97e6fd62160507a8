import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { moveMouse } from '../ui/pointed.fixture';
import type { LogLine } from './line';
import { ReadingProvider, Say } from './Reading';
import './setup';

afterEach(cleanup);

/** The line as it is shown with a sign behind it, and what stays together at its end. */
function shown(line: LogLine): [string | null, string | null | undefined] {
  const page = render(
    <ReadingProvider game="anansi" you={null} seats={[]} point={() => undefined} open={() => undefined}>
      <Say line={line} tail="?" />
    </ReadingProvider>,
  );
  return [page.container.textContent, page.container.querySelector('.said-end')?.textContent];
}

test('a sign behind a sentence stays with its last word', () => {
  expect(shown({ key: 'Bot Ama draws a card' })).toEqual(['Bot Ama draws a card?', 'card?']);
  expect(shown({ key: 'Done' })).toEqual(['Done?', 'Done?']);
});

test('what ends with a name has the sign behind it', () => {
  expect(shown({ key: '{{card}}', args: { card: { card: 'snake_4', name: { key: 'Snake 4' } } } })).toEqual(['Snake 4?', '?']);
});

test('a card that is named is pointed at by a mouse that moves on it, and no longer once that has left', () => {
  const point = vi.fn<(card: string | null) => void>();
  render(
    <ReadingProvider game="anansi" you={null} seats={[]} point={point} open={() => undefined}>
      <Say line={{ key: '{{card}}', args: { card: { card: 'snake_4', name: { key: 'Snake 4' } } } }} />
    </ReadingProvider>,
  );
  const name = screen.getByRole('button', { name: 'Snake 4' });
  moveMouse(name);
  expect(point).toHaveBeenLastCalledWith('snake_4');
  fireEvent.pointerLeave(name);
  expect(point).toHaveBeenLastCalledWith(null);
});
