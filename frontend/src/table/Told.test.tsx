import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Cue } from '../director/director';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { entry } from '../live/messages.fixture';
import { untold } from '../live/story';
import { Told } from './Told';

const note = { type: 'put' };
const game = { key: 'mancala', sentence: () => ({ key: 'newest' }) } as unknown as AnyGame;
const story = { ...untold, entries: [entry(1, [note])] };

function told(cue: Cue | null, since: string | null) {
  const scenes = { cue, until: null, follow: () => undefined, retell: () => undefined, marks: new Set<string>() };
  render(
    <ReadingProvider game="mancala" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Told {...{ game, story, scenes, since }} you={0} />
    </ReadingProvider>,
  );
}

afterEach(cleanup);

test('what the others have done stands in place of the newest line, but not of a scene that plays', () => {
  told(null, 'all of it');
  expect([screen.queryByText('all of it') !== null, screen.queryByText('newest') !== null]).toEqual([true, false]);
  cleanup();
  told({ note, seq: 1, again: false, scene: { hold: 1 } } as unknown as Cue, 'all of it');
  expect([screen.queryByText('all of it') !== null, screen.queryByText('newest') !== null]).toEqual([false, true]);
  cleanup();
  told(null, null);
  expect(screen.queryByText('newest')).not.toBeNull();
});
