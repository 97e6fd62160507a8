import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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
  const takenBack = vi.fn();
  render(<TurnBack table="t" game={noGame} now={now} entries={[]} undo={takenBack} redo={vi.fn()} answerUndo={vi.fn()} />);
  return takenBack;
}

const KNOWN = 'The others have seen what this has shown, and will still know it.';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('says before it takes back that the others have seen what will be taken back', async () => {
  const takenBack = show({ entry: 7, known: true });
  await until(() => expect(screen.getByRole('button', { name: 'Take back' }).getAttribute('aria-haspopup')).toBe('dialog'));
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(takenBack).not.toHaveBeenCalled();
  const sheet = within(screen.getByRole('dialog', { name: 'Take back' }));
  expect(sheet.getByText(KNOWN)).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Take back' }));
  expect(takenBack.mock.calls).toEqual([[7, false]]);
});

test('takes back at once where they learned nothing, or of another choice', async () => {
  for (const told of [{ entry: 7, known: false }, { entry: 5, known: true }]) {
    const takenBack = show(told);
    await until(() => expect(fetch).toHaveBeenCalled());
    fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(takenBack.mock.calls).toEqual([[7, false]]);
    cleanup();
  }
});
