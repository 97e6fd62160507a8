import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { entry, viewMessage } from '../live/messages.fixture';
import { untold } from '../live/story';
import { useSituation } from './useSituation';

const choice = { picked: [], pick: () => undefined, highlight: null, forcing: false, scene: null };

test('a game is told of what counts alone: nothing that was taken back', () => {
  const undone = { ...entry(3), kind: 'undone', data: { entries: [2] } };
  const story = { ...untold, entries: [entry(1), entry(2), undone] };
  const live = { now: viewMessage(3), you: 0, story, connection: 'live' as const, pending: null, choose: () => undefined };
  const { result } = renderHook(() => useSituation('t', live, choice));
  expect(result.current.story.map(({ seq }) => seq)).toEqual([1, 3]);
});
