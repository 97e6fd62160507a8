import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Entry } from '../api/wire';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { entry } from '../live/messages.fixture';
import { standing } from '../replay/steps';
import { Announcer } from './Announcer';

afterEach(cleanup);

const game = { sentence: ({ said }: { readonly said: string }) => ({ key: said }) } as unknown as AnyGame;
const played = (seq: number): Entry => entry(seq, [{ type: 'put', said: 'score.gold' }]);
const undone = (seq: number, ...entries: readonly number[]): Entry => ({ ...entry(seq), kind: 'undone', data: { entries } });

/** What is heard after each of these stretches of a story. */
function heard(...stretches: readonly (readonly Entry[])[]): readonly string[] {
  language.set('en');
  const drawn = (told: number) => {
    const recent = (stretches[told] ?? []).flatMap(({ seq, notes }) => notes.map((note) => ({ seq, note })));
    return (
      <ReadingProvider game="asante" you={0} seats={[]} point={() => undefined} open={() => undefined}>
        <Announcer game={game} story={standing([entry(1), ...stretches.slice(0, told + 1).flat()])} recent={recent} you={0} catchingUp={false} jumps={null} />
      </ReadingProvider>
    );
  };
  const page = render(drawn(-1));
  return stretches.map((_, at) => {
    page.rerender(drawn(at));
    return screen.getByText((__, part) => part?.getAttribute('aria-live') === 'polite').textContent;
  });
}

test('who hears the page is told that a move is taken back, and not of talk', () => {
  expect(heard([played(2)], [undone(3, 2)], [{ ...entry(4), kind: 'said' }])).toEqual(['Gold', 'A move was taken back', '']);
});

test('what is drawn at once is heard in its order, and nothing of what was taken back in it', () => {
  expect(heard([played(2), undone(3, 2)])).toEqual(['A move was taken back']);
  cleanup();
  expect(heard([played(2)], [undone(3, 2), played(4)])).toEqual(['Gold', 'A move was taken back Gold']);
});

test('what several notes say alike is heard once', () => {
  const put = { type: 'put', said: 'score.gold' };
  Object.assign(game, { together: (note: unknown, notes: readonly unknown[]) => (note === notes[0] ? { key: 'score.gold' } : null) });
  expect(heard([entry(2, [put, { ...put }])])).toEqual(['Gold']);
  Object.assign(game, { together: undefined });
});

test('a request to take back is heard from the question alone', () => {
  expect(heard([{ ...entry(2), kind: 'undo_asked', data: { entries: [1], redo: false } }])).toEqual(['']);
});

test('a move that was taken back is heard, though somebody has said something in the same drawing', () => {
  expect(heard([played(2)], [undone(3, 2), { ...entry(4), kind: 'said' }])).toEqual(['Gold', 'A move was taken back']);
});

test('two that were taken back in one drawing are both heard', () => {
  expect(heard([played(2), played(3)], [undone(4, 3), undone(5, 2)]).at(-1)).toBe('A move was taken back A move was taken back');
});

interface At {
  readonly jumps?: number | null;
  readonly catchingUp?: boolean;
}

/** A page on which one may look back: what is heard once these entries are drawn. */
function hearing(entries: readonly Entry[], first: At = {}) {
  language.set('en');
  const drawn = (all: readonly Entry[], { jumps = null, catchingUp = false }: At) => (
    <ReadingProvider game="asante" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Announcer game={game} story={standing(all)} recent={[]} you={0} {...{ catchingUp, jumps }} />
    </ReadingProvider>
  );
  const page = render(drawn(entries, first));
  return (all: readonly Entry[], at: At = {}) => {
    page.rerender(drawn(all, at));
    return screen.getByText((__, part) => part?.getAttribute('aria-live') === 'polite').textContent;
  };
}

test('who comes back from the past hears nothing of what was taken back long before, and hears it where the past is told', () => {
  const all = [entry(1), played(2), played(3), undone(4, 3)];
  const hears = hearing(all);
  hears(all.slice(0, 2), { jumps: 1 });
  expect(hears(all)).toBe('');
  hears(all.slice(0, 2), { jumps: 3 });
  expect(hears(all, { jumps: 3 })).toBe('A move was taken back');
});

test('who comes back hears once of what was taken back meanwhile', () => {
  const all = [entry(1), played(2), played(3)];
  const more = [...all, undone(4, 3)];
  const hears = hearing(all);
  hears(all.slice(0, 2), { jumps: 1 });
  expect(hears(more)).toBe('A move was taken back');
  hears(more.slice(0, 2), { jumps: 3 });
  expect(hears(more)).toBe('');
});

test('who comes back hears of it also after a jump had led over it, which tells nothing', () => {
  const all = [entry(1), played(2), played(3)];
  const more = [...all, undone(4, 3)];
  const hears = hearing(all);
  hears(all.slice(0, 2), { jumps: 1 });
  expect(hears(more, { jumps: 2 })).toBe('');
  expect(hears(more)).toBe('A move was taken back');
});

test('a jump over moves that were taken back tells nothing of them', () => {
  const all = [entry(1), played(2), undone(3, 2), played(4), undone(5, 4)];
  const hears = hearing(all);
  hears(all.slice(0, 1), { jumps: 1 });
  expect(hears(all, { jumps: 2 })).toBe('');
});

test('who opens a table hears nothing of what was taken back there before, in however many pieces the log comes', () => {
  const all = [entry(1), played(2), undone(3, 2), played(4), undone(5, 4)];
  const hears = hearing([], { catchingUp: true });
  expect(hears(all.slice(0, 3), { catchingUp: true })).toBe('');
  expect(hears(all)).toBe('');
  expect(hears([...all, played(6), undone(7, 6)])).toBe('A move was taken back');
});
