import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Cue } from '../director/director';
import type { AnyGame, BoardProps } from '../games/game';
import { quiet } from '../games/quiet.fixture';
import { ReadingProvider } from '../i18n/Reading';
import { entry, viewMessage } from '../live/messages.fixture';
import { RoundTable } from './RoundTable';
import type { Scenes } from './useScenes';

afterEach(cleanup);

type Situation = BoardProps<unknown, unknown, unknown, unknown>;

const says = (where: string) => ({ scene }: Pick<Situation, 'scene'>) => <p>{`${where}: ${scene === null ? 'nothing' : String(scene.seq)}`}</p>;
const game = { points: () => null, chosen: () => [], sentence: () => null, Board: says('board'), Place: says('place'), Hand: says('hand') } as unknown as AnyGame;
const cue: Cue = { seq: 7, note: {}, scene: {}, again: false, before: new Map() };
const scenes: Scenes = { cue, more: false, until: cue, follow: () => undefined, retell: () => undefined, marks: new Set() };

const seats: Situation['seats'] = [{ seat: 0, sitter: 'person', name: 'Ama', level: null, player: 'ama', resigned: false, host: true, kept: null }];

function drawn(given: Partial<Situation> = {}, played = game): void {
  const { view, legal, hints, asked, waiting } = viewMessage(7);
  const situation: Situation = { ...quiet, table: 't', view, legal, hints, asked, waiting, seats, scene: cue, ...given };
  render(
    <ReadingProvider game="toy" you={0} seats={seats} point={() => undefined} open={() => undefined}>
      <RoundTable {...{ game: played, situation, scenes }} moves jumps={null} catchingUp={false} ask={null} talk={null} said={new Map()} presence={null} winners={[]} />
    </ReadingProvider>,
  );
}

test('places and hands, too, are told what plays: they draw no more than has been shown', () => {
  drawn();
  for (const where of ['board', 'place', 'hand']) expect(screen.getByText(`${where}: 7`)).toBeTruthy();
});

test.each([
  [7, cue, 0],
  [7, null, 1],
  [4, cue, 1],
])('it is nobody’s turn before that has been told which gives it to them (question %d)', (asked, scene, marked) => {
  drawn({ asked, scene, waiting: { seats: [0], window: false, topic: null, deadline: null } });
  expect(document.querySelectorAll('.place.asked')).toHaveLength(marked);
});

test('who is asked in another’s turn answers, and whose turn it is waits', () => {
  const two = [...seats, { ...seats[0], seat: 1, name: 'Kofi', player: 'kofi' }] as Situation['seats'];
  const waiting = { seats: [0], window: false, topic: null, deadline: null };
  const begun = entry(1, [{ type: 'begun' }] as never);
  const marks = () => [...document.querySelectorAll('.place')].map((place) => place.querySelector('.mark-word')?.textContent);
  drawn({ scene: null, seats: two, waiting, story: [begun] }, { ...game, turnBegun: () => 1 });
  expect(marks()).toEqual(['on turn', 'to answer']);
  cleanup();
  drawn({ scene: null, seats: two, waiting, story: [begun] }, { ...game, turnBegun: () => 0 });
  expect(marks()).toEqual([undefined, 'to move']);
  cleanup();
  // While a scene plays it is told of that turn, whoever has answered in it.
  drawn({ scene: cue, seats: two, waiting, story: [begun, { ...entry(cue.seq), kind: 'played', seat: 0 }] }, { ...game, turnBegun: (note) => ((note as { type?: string }).type === 'begun' ? 1 : null) });
  expect(marks()).toEqual(['to move', undefined]);
});

test('who has most points wears a star, or who leads by what else counts in the game, once that is told', () => {
  const two = [...seats, { ...seats[0], seat: 1, name: 'Kofi', player: 'kofi' }] as Situation['seats'];
  const stars = (given: Partial<AnyGame>, scene: Situation['scene'] = null) => {
    cleanup();
    drawn({ scene, seats: two }, { ...game, ...given });
    return [...document.querySelectorAll('.place')].map((place) => place.querySelector('.lead-star') !== null && place.textContent.includes('leads'));
  };
  const points: AnyGame['points'] = (_, seat) => [5, 3][seat] ?? null;
  // The others come first, one's own place last.
  expect(stars({ points })).toEqual([false, true]);
  expect(stars({ points: () => 5 })).toEqual([false, false]);
  expect(stars({ points, leaders: () => [1] })).toEqual([true, false]);
  expect(stars({ points, leaders: () => [] })).toEqual([false, false]);
});
