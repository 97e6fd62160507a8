import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import '../i18n/setup';
import type { Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import { gameOf } from '../games/registry';
import { quiet as still } from '../games/quiet.fixture';
import { ReadingProvider } from '../i18n/Reading';
import { entry, viewMessage } from '../live/messages.fixture';
import { nowOf } from '../live/story';
import type { Replay } from '../replay/useReplay';
import { AsItWas } from './AsItWas';

let game: AnyGame;

beforeAll(async () => {
  game = await gameOf('mancala').load(); // which has no board of its own
});

const quiet = { cue: null, more: false, until: null, follow: () => undefined, retell: () => undefined, over: () => () => undefined, marks: new Set<string>() };
const entries = [
  { ...entry(1), at: '2026-11-21T10:00:00.000Z' },
  { ...entry(2, [{ type: 'card_played', seat: 0, card: 'red_3' }]), at: '2026-11-21T10:00:20.000Z' },
  { ...entry(3), at: '2026-11-21T10:05:00.000Z' },
];

function shows(at: number, changes: Partial<Now>): void {
  const now = { ...nowOf(viewMessage(at)), ...changes };
  const story = { now, entries: entries.slice(0, at), recent: [], catchingUp: false };
  const replay: Replay = { at, entries, now, story, eyes: null, stops: [1, 2, 3], gone: new Set(), skipping: false, news: 0, failed: null, jumps: 0, moment: () => null, tried: null };
  const nothing = () => undefined;
  const situation = { ...still, view: now.view, seats: [], asked: now.asked, waiting: now.waiting, story: story.entries, table: 't' };
  render(
    <ReadingProvider game="mancala" you={0} seats={[]} point={nothing} open={nothing}>
      <AsItWas {...{ game, replay, situation, story }} scenes={quiet} you={0} consider={null} />
    </ReadingProvider>,
  );
}

const waiting = (deadline: string | null) => ({ seats: [0], window: false, topic: null, deadline });

describe('looking back', () => {
  afterEach(cleanup);

  test('one sees the time that was left when that entry was made, which stands still', () => {
    shows(2, { waiting: waiting('2026-11-21T10:01:00.000Z') });
    expect(document.querySelector('.deadline')?.textContent).toBe('Time left:0:40');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('one sees no clock where there was none', () => {
    shows(2, { waiting: waiting(null) });
    expect(document.querySelector('.deadline')).toBeNull();
  });

  test('one sees that the game rested', () => {
    shows(3, { status: 'paused', closes_at: '2026-11-28T10:00:00.000Z' });
    expect(screen.getByText('The game is paused')).toBeTruthy();
  });

  test('one sees what was asked, how it was answered, and the time there was for it', () => {
    shows(1, { asked: 1, waiting: waiting('2026-11-21T10:01:00.000Z') });
    expect(document.querySelector('.told-line')?.textContent).toContain('→');
    expect(document.querySelector('.deadline')?.textContent).toBe('Time left:1:00');
  });
});
