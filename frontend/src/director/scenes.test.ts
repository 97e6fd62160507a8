import { expect, test } from 'vitest';

import type { Entry } from '../api/wire';
import { entry } from '../live/messages.fixture';
import { cues, marks, type Tell } from './scenes';

interface Put {
  readonly put: string;
}

const tell: Tell = (note) => ('put' in (note as object) ? { marks: [(note as Put).put], hold: 200 } : null);
const played = (seq: number, seat: number, put: string): Entry => ({ ...entry(seq, [{ type: 'put', put }]), kind: 'played', seat });
const dealt = (seq: number, put: string): Entry => ({ ...entry(seq, [{ type: 'put', put }]), kind: 'dealt', seat: null });
const said = (seq: number, seat: number): Entry => ({ ...entry(seq, []), kind: 'said', seat });

test('what the last one who moved has changed is marked, with what came of it', () => {
  const story = [played(1, 0, 'a'), dealt(2, 'x'), played(3, 1, 'b'), dealt(4, 'c'), played(5, 1, 'd')];
  expect(marks(story, 0, tell)).toEqual(new Set(['b', 'c', 'd']));
  expect(marks(story.slice(0, 1), 0, tell)).toEqual(new Set(['a']));
});

test('talk takes no marks away', () => {
  expect(marks([played(1, 0, 'a'), said(2, 1)], 0, tell)).toEqual(new Set(['a']));
});

test('before the first move nothing is marked', () => {
  expect(marks([dealt(1, 'a')], 0, tell)).toEqual(new Set());
});

test('a note that shows nothing has no scene, unless all is told again', () => {
  const story = [entry(1, [{ type: 'other' }]), played(2, 0, 'a')];
  expect(cues(story, 0, tell, new Map()).map(({ seq, scene }) => [seq, scene.hold])).toEqual([[2, 200]]);
  expect(cues(story, 0, tell, new Map(), 900).map(({ seq, scene }) => [seq, scene.hold])).toEqual([
    [1, 900],
    [2, 900],
  ]);
});

test('what a note shows next is a scene of its own, and told again it is held as long', () => {
  const turns: Tell = () => ({ hold: 200, next: { hold: 300 } });
  const shown = (least?: number) => cues([played(1, 0, 'a')], 0, turns, new Map(), least).map(({ seq, scene }) => [seq, scene.hold, scene.next?.hold]);
  expect(shown()).toEqual([[1, 200, 300], [1, 300, undefined]]);
  expect(shown(900)).toEqual([[1, 900, 300], [1, 900, undefined]]);
});
