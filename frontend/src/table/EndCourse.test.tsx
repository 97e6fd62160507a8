import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { gameOf } from '../games/registry';
import { people } from '../games/people.fixture';
import { ReadingProvider } from '../i18n/Reading';
import { viewMessage } from '../live/messages.fixture';
import { nowOf } from '../live/story';
import { EndCourse } from './EndCourse';

afterEach(cleanup);

test('below the lines stand numbers of turns, each under its own, and none where none are played', async () => {
  const game = await gameOf('bania').load();
  const points = [[0, 0], [3, 0], [3, 3], [4, 3], [4, 6]];
  const numbers = (turns: { before: number; count: number } | undefined) => {
    cleanup();
    render(
      <ReadingProvider game="bania" you={0} seats={people('Awa', 'Efua')} point={() => undefined} open={() => undefined}>
        <EndCourse game={game} course={{ points, moments: [], turns }} now={nowOf(viewMessage(9))} you={0} />
      </ReadingProvider>,
    );
    return [...document.querySelectorAll<HTMLElement>('.end-plot-turn')].map((each) => [each.textContent, each.style.getPropertyValue('--x')]);
  };
  expect(numbers({ before: 2, count: 4 })).toEqual([['3', '0.25'], ['4', '0.5'], ['5', '0.75'], ['6', '1']]);
  expect(numbers(undefined)).toEqual([]);
});
