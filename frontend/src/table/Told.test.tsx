import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { Cue } from '../director/director';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { entry } from '../live/messages.fixture';
import { untold } from '../live/story';
import { Told } from './Told';

const note = { type: 'put' };
const partOf = ({ type }: { type: string }) => (type === 'begins' ? { key: 'whole' } : null);
const game = { key: 'mancala', sentence: () => ({ key: 'newest' }), partOf } as unknown as AnyGame;
const story = { ...untold, entries: [entry(1, [note])] };

const missed = { after: 1, moves: 1, done: () => undefined };

function told(cue: Cue | null, since: string | null, entries = story.entries, offered: typeof missed | null = null, of = game) {
  const scenes = { cue, more: false, until: null, follow: () => undefined, retell: () => undefined, marks: new Set<string>() };
  render(
    <ReadingProvider game="mancala" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Told game={of} {...{ scenes, since }} missed={offered} story={{ ...story, entries }} you={0} />
    </ReadingProvider>,
  );
}

const mode = vi.hoisted(() => ({ now: 'wide' }));
vi.mock('../ui/useMode', async (original) => ({ ...(await original<object>()), useMode: () => mode.now }));

afterEach(() => {
  cleanup();
  mode.now = 'wide';
});

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

test('what was taken back is told no more: that it was, is', () => {
  language.set('en');
  told(null, null, [entry(1, [note]), { ...entry(2), kind: 'undone', data: { entries: [1] } }]);
  expect([screen.queryByText('newest'), screen.queryByText('A move was taken back')].map((found) => found !== null)).toEqual([false, true]);
});

test('whoever asks to take something back reads what became of it, beside a question of their own', () => {
  language.set('en');
  told(null, 'all of it', [entry(1, [note]), { ...entry(2), kind: 'undo_asked', data: { entries: [1], redo: false } }]);
  expect(screen.queryByText('You ask to take a move back')).not.toBeNull();
  cleanup();
  told(null, 'all of it', [entry(1, [note]), { ...entry(2), kind: 'undo_answered', seat: 1, data: { yes: false } }]);
  expect(screen.queryByText(/does not agree/)).not.toBeNull();
});

test('what came since the own last turn is offered again when nothing plays', () => {
  told(null, null, story.entries, missed);
  expect(screen.queryByRole('button')).not.toBeNull();
  cleanup();
  told({ note, seq: 2, again: false, scene: { hold: 1 } } as unknown as Cue, null, story.entries, missed);
  expect(screen.queryByRole('button')).toBeNull();
});

test('beside a scene that the board says stands what it is part of, unless it is that itself', () => {
  const begins = { type: 'begins' };
  const again = { type: 'begins' };
  const entries = [entry(1, [begins, note, again])];
  const plays = (of: object, caption?: object) => told({ note: of, seq: 1, again: false, scene: { hold: 1, caption } } as unknown as Cue, null, entries);
  plays(note, { key: 'said' });
  expect(screen.queryByText('whole')).not.toBeNull();
  cleanup();
  plays(begins, { key: 'said' });
  expect(screen.queryByText('whole')).toBeNull();
  cleanup();
  plays(again, { key: 'said' });
  expect(screen.queryByText('whole')).toBeNull();
  cleanup();
  plays(note);
  expect(screen.queryByText('whole')).toBeNull();
});

test('where there is little room the newest line is told in few words, and goes on with what was before where these say nothing', () => {
  const brief = ({ type }: { type: string }) => (type === 'begins' ? null : { key: 'in few words' });
  const entries = [entry(1, [note, { type: 'begins' }])];
  const lines = (now: string) => {
    mode.now = now;
    told(null, null, entries, null, { ...game, brief });
    const seen = ['newest', 'in few words'].map((line) => screen.queryByText(line) !== null);
    cleanup();
    return seen;
  };
  expect([lines('wide'), lines('phone'), lines('flat')]).toEqual([[true, false], [false, true], [false, true]]);
});

test('what a game has no few words for is not the newest line of a large screen, either', () => {
  mode.now = 'wide';
  const brief = ({ type }: { type: string }) => (type === 'begins' ? null : { key: 'in few words' });
  const sentence = ({ type }: { type: string }) => ({ key: `says ${type}` });
  told(null, null, [entry(1, [note, { type: 'begins' }])], null, { ...game, brief, sentence });
  expect(document.querySelector('.told-line')?.textContent).toBe(`says ${note.type}`);
});

test('the newest line is the one that a game gathers of several notes', () => {
  const together = (one: unknown, notes: readonly unknown[]) => (one === notes[0] ? { key: `all ${notes.length}` } : null);
  told(null, null, [entry(1, [note, { ...note }])], null, { ...game, together });
  expect(screen.queryByText('all 2')).not.toBeNull();
});
