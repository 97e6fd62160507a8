import { describe, expect, it } from 'vitest';

import type { Entry, Now } from '../api/wire';
import type { AnyGame } from '../games/game';
import { beyond, chapters, marksOf, moves, stops, takenBack } from './steps';

const entry = (seq: number, kind: string, notes: readonly object[] = [], data: object | null = null) =>
  ({ seq, kind, seat: 0, by: null, at: '', hash: '', notes, data }) as unknown as Entry;

const story = [
  entry(1, 'opened'),
  entry(2, 'started'),
  entry(3, 'dealt', [{ type: 'round' }]),
  entry(4, 'played', [{ type: 'played' }]),
  entry(5, 'said'),
  entry(6, 'played', [{ type: 'played' }]),
  entry(7, 'undone', [], { entries: [6] }),
  entry(8, 'played', [{ type: 'won' }]),
  entry(9, 'undone', [], { entries: [4, 8] }),
  entry(10, 'redone', [], { entries: [4, 8] }),
];

const game = {
  chapters: [
    { name: { key: 'chapter.round' }, is: ({ type }: { type: string }) => type === 'round' },
    { name: { key: 'chapter.trick' }, is: ({ type }: { type: string }) => type === 'won' },
  ],
  points: (view: number[], seat: number) => view[seat],
} as unknown as AnyGame;

describe('a story is looked through', () => {
  it('from its start on, wherever there is something to see', () => {
    expect(stops(story, false)).toEqual([2, 3, 4, 6, 7, 8, 9, 10]);
  });

  it('without what was taken back and never came back, for those who skip it', () => {
    expect(takenBack(story)).toEqual(new Set([6]));
    expect(stops(story, true)).toEqual([2, 3, 4, 7, 8, 9, 10]);
  });

  it('by moves and by the chapters of its game', () => {
    expect(moves(story)).toEqual([4, 6, 8]);
    expect(chapters(story, game)).toEqual([
      { name: { key: 'chapter.round' }, at: [3] },
      { name: { key: 'chapter.trick' }, at: [8] },
    ]);
  });

  it('and stays where it is at either end', () => {
    expect([beyond([4, 6, 8], 6, true), beyond([4, 6, 8], 6, false)]).toEqual([8, 4]);
    expect([beyond([4, 6, 8], 8, true), beyond([4, 6, 8], 4, false)]).toEqual([8, 4]);
  });

  it('with marks where a round begins, something is taken back, somebody speaks, or points change', () => {
    const seats = [{ seat: 0 }];
    const points = new Map([[3, 0], [4, 0], [6, 2], [8, 2]]);
    const at = (seq: number) => (points.has(seq) ? ({ seats, view: [points.get(seq)] } as unknown as Now) : null);
    const marks = marksOf(story, game, at).map(({ seq, kind }) => `${seq} ${kind}`);
    expect(marks).toEqual(['3 chapter', '5 said', '7 undo', '9 undo', '10 undo']);
    const known = new Map([...points, [5, 0], [7, 2]]);
    const all = (seq: number) => (known.has(seq) ? ({ seats, view: [known.get(seq)] } as unknown as Now) : null);
    expect(marksOf(story, game, all).map(({ seq, kind }) => `${seq} ${kind}`)).toContain('6 points');
  });
});
