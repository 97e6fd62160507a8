import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

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
