import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Entry } from '../api/wire';
import type { Scene } from '../director/scene';
import type { AnyGame } from '../games/game';
import { ReadingProvider } from '../i18n/Reading';
import '../i18n/setup';
import { entry } from '../live/messages.fixture';
import { FrontProvider, useStandsInFront } from '../ui/front';
import { Log } from './Log';

const game = { key: 'mancala', sentence: (note: { key: string }) => ({ key: note.key }) } as unknown as AnyGame;
const put = { type: 'put', key: 'put' };
const won = { type: 'won', key: 'won' };
const entries = [entry(1, [put]), entry(2, [put, won]), entry(3, [put])];
const lines = (until: { seq: number; note: unknown } | null, scene: Scene = {}) => {
  const playing = until === null ? null : { ...until, scene };
  const { container } = render(
    <ReadingProvider game="mancala" you={null} seats={[]} point={() => undefined} open={() => undefined}>
      <Log {...{ game, entries }} you={null} at={null} until={playing} gone={new Set()} look={null} showRule={() => undefined} consider={null} />
    </ReadingProvider>,
  );
  return container.querySelectorAll('.log p').length;
};

test('the story is not ahead of the board: it is told up to what is being shown', () => {
  expect(lines({ seq: 2, note: put })).toBe(2);
  expect(lines({ seq: 2, note: won })).toBe(3);
  expect(lines(null)).toBe(4);
});

test('beside the sums of a round nothing is told of the next one, though it goes on', () => {
  const Sums = ({ upTo }: { readonly upTo: number }) => {
    useStandsInFront('Round 1 scored', upTo);
    return null;
  };
  const shown = (sums: boolean) => {
    const { container } = render(
      <FrontProvider>
        <ReadingProvider game="mancala" you={null} seats={[]} point={() => undefined} open={() => undefined}>
          <Log {...{ game, entries }} you={null} at={null} until={{ seq: 3, note: put, scene: {} }} gone={new Set()} look={null} showRule={() => undefined} consider={null} />
          {sums ? <Sums upTo={2} /> : null}
        </ReadingProvider>
      </FrontProvider>,
    );
    return container.querySelectorAll('.log > li').length;
  };
  expect([shown(true), shown(false)]).toEqual([2, 3]);
});

test('the line with which a round begins heads what follows, and no other does', () => {
  const chapters = [{ name: { key: 'round' }, is: () => true, heads: (note: { key: string }) => note.key === 'won' }];
  const { container } = render(
    <ReadingProvider game="mancala" you={null} seats={[]} point={() => undefined} open={() => undefined}>
      <Log game={{ ...game, chapters }} entries={entries} you={null} at={null} until={null} gone={new Set()} look={null} showRule={() => undefined} consider={null} />
    </ReadingProvider>,
  );
  expect([...container.querySelectorAll<HTMLElement>('.log p')].map(({ dataset }) => dataset.heads)).toEqual(['false', 'false', 'true', 'false']);
});

test('where no note begins a turn a heading stands above what another does first; what was taken back says nothing', () => {
  const by = (seat: number) => ({ ...put, seat });
  const turnFrom = (note: { seat?: number }) => (note.seat === undefined ? null : { seat: note.seat, heading: { key: `turn of ${note.seat}` } });
  const all = [entry(1, [by(0), put, by(0)]), entry(2, [by(0), by(1)]), entry(3, [by(0)]), entry(4, [by(1), won])];
  const { container } = render(
    <ReadingProvider game="mancala" you={null} seats={[]} point={() => undefined} open={() => undefined}>
      <Log game={{ ...game, chapters: [{ name: { key: 'turn' }, is: () => false, turnFrom }] }} entries={all} you={null} at={null} until={null} gone={new Set([3])} look={null} showRule={() => undefined} consider={null} />
    </ReadingProvider>,
  );
  const headed = [...container.querySelectorAll<HTMLElement>('.log > li')].map((line) => Array.from(line.querySelectorAll<HTMLElement>('p'), ({ dataset, textContent }) => (dataset.heads === 'true' ? textContent : '')));
  expect(headed).toEqual([['turn of 0', '', '', ''], ['', 'turn of 1', ''], ['turn of 0', ''], ['', '']]);
});

test('what is shown under a caption is told once it is over', () => {
  expect(lines({ seq: 2, note: won }, { caption: { key: 'rolling' } })).toBe(2);
});

/** The list of the log, of which the reader has gone from its end up to its beginning. */
function scrolledUp(container: HTMLElement): HTMLElement {
  const list = container.querySelector('ol') as HTMLElement;
  Object.defineProperty(list, 'scrollHeight', { value: 900 });
  Object.defineProperty(list, 'clientHeight', { value: 200 });
  for (const top of [700, 0]) {
    list.scrollTop = top;
    fireEvent.scroll(list);
  }
  return list;
}

test('whoever has gone up in the story sees the newest line again with their next move, and not with that of others', () => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => (then(), 0));
  const story = (all: readonly Entry[]) => (
    <ReadingProvider game="mancala" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Log {...{ game }} entries={all} you={0} at={null} until={null} gone={new Set()} look={null} showRule={() => undefined} consider={null} />
    </ReadingProvider>
  );
  const { container, rerender } = render(story(entries));
  const list = scrolledUp(container);
  const others = { ...entry(4, [put]), seat: 1 };
  rerender(story([...entries, others]));
  expect(list.scrollTop).toBe(0);
  rerender(story([...entries, others, entry(5, [put])]));
  expect(list.scrollTop).toBe(900);
  vi.unstubAllGlobals();
});

test('whoever reads far up in the story and looks back to a line there is left at that line', () => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => (then(), 0));
  Element.prototype.scrollIntoView = () => undefined;
  const log = (at: number | null) => (
    <ReadingProvider game="mancala" you={0} seats={[]} point={() => undefined} open={() => undefined}>
      <Log {...{ game, entries, at }} you={0} until={null} gone={new Set()} look={() => undefined} showRule={() => undefined} consider={null} />
    </ReadingProvider>
  );
  const { container, rerender } = render(log(null));
  const list = scrolledUp(container);
  rerender(log(2));
  expect(list.scrollTop).toBe(0);
  rerender(log(null));
  expect(list.scrollTop).toBe(0);
  vi.unstubAllGlobals();
});

test('what a game gathers of an entry is one line in its story', () => {
  const together = (note: { key: string }, notes: readonly unknown[]) => (note === notes[0] ? { key: `${note.key} ${notes.length}` } : null);
  const { container } = render(
    <ReadingProvider game="mancala" you={null} seats={[]} point={() => undefined} open={() => undefined}>
      <Log game={{ ...game, together }} entries={[entry(1, [put, { ...put }, { ...put }])]} you={null} at={null} until={null} gone={new Set()} look={null} showRule={() => undefined} consider={null} />
    </ReadingProvider>,
  );
  expect([...container.querySelectorAll('.log p')].map((each) => each.textContent)).toEqual([expect.stringContaining('put 3')]);
});
