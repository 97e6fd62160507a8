import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import '../i18n/all.fixture';
import type { Seat } from '../api/wire';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import type { AnyGame } from '../games/game';
import { entry, viewMessage } from '../live/messages.fixture';
import { until } from '../patience.fixture';
import { TurnBack } from './TurnBack';

const game = { sentence: ({ type }: { type: string }) => ({ key: type }) } as unknown as AnyGame;
const entries = [entry(7, [{ type: 'a card is looked at' }])];

const seat = (at: number, sitter: Seat['sitter']): Seat => ({ seat: at, sitter, name: `${at}`, level: null, player: null, resigned: false, host: false, kept: null });

function show(told: { entry: number | null; known: boolean }, others: Seat['sitter'] = 'person') {
  language.set('en');
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify(told)))));
  const { undo, ...rest } = viewMessage(8);
  const seats = [seat(0, 'person'), seat(1, others)];
  const now = { ...rest, seats, undo: { ...undo, free: { entry: 7, until: null } } };
  const takenBack = vi.fn();
  render(
    <ReadingProvider game="toy" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <TurnBack table="t" game={game} now={now} entries={entries} undo={takenBack} redo={vi.fn()} answerUndo={vi.fn()} />
    </ReadingProvider>,
  );
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
  expect(sheet.getByText('a card is looked at')).toBeTruthy();
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

test('takes back at once where only bots have seen it, who know what the story still tells', async () => {
  const takenBack = show({ entry: 7, known: true }, 'bot');
  await until(() => expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(takenBack.mock.calls).toEqual([[7, false]]);
  expect(fetch).not.toHaveBeenCalled();
});
