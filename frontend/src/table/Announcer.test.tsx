import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { entry } from '../live/messages.fixture';
import { Announcer } from './Announcer';

afterEach(cleanup);

const game = { sentence: () => null } as unknown as AnyGame;

function heard(last: Entry): string {
  language.set('en');
  render(
    <ReadingProvider game="asante" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Announcer game={game} recent={[]} last={last} you={0} />
    </ReadingProvider>,
  );
  const said = screen.getByText((_, part) => part?.getAttribute('aria-live') === 'polite').textContent;
  cleanup();
  return said;
}

test('who hears the page is told that a move is taken back, and not of talk', () => {
  expect(heard({ ...entry(3), kind: 'undone', data: { entries: [2] } })).toBe('A move was taken back');
  expect(heard({ ...entry(3), kind: 'said' })).toBe('');
});
