import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import '../i18n/all.fixture';
import { language } from '../i18n/setup';
import type { AnyGame } from '../games/game';
import { viewMessage } from '../live/messages.fixture';
import { until } from '../patience.fixture';
import { TurnBack } from './TurnBack';

const noGame = {} as AnyGame;

function show(told: { entry: number | null; known: boolean }) {
  language.set('en');
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify(told)))));
  const { undo, ...rest } = viewMessage(8);
  const now = { ...rest, undo: { ...undo, free: { entry: 7, until: null } } };
  render(<TurnBack table="t" game={noGame} now={now} entries={[]} undo={vi.fn()} redo={vi.fn()} answerUndo={vi.fn()} />);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('says before the press that the others have seen what will be taken back', async () => {
  show({ entry: 7, known: true });
  await screen.findByRole('button', { name: 'Take back The others have seen it' });
});

test('says nothing where they learned nothing, or of another choice', async () => {
  for (const told of [{ entry: 7, known: false }, { entry: 5, known: true }]) {
    show(told);
    await until(() => expect(fetch).toHaveBeenCalled());
    await screen.findByRole('button', { name: 'Take back' });
    cleanup();
  }
});
