import { existsSync, readdirSync } from 'node:fs';

import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Now } from '../api/wire';
import { elementAt } from '../director/places';
import type { AnyGame } from '../games/game';
import { gameOf } from '../games/registry';
import { quiet } from '../games/quiet.fixture';
import { ReadingProvider } from '../i18n/Reading';
import { language } from '../i18n/setup';
import { parsed } from './lesson.fixture';
import { holds, LAST, stepAt, taskAt, turnAt, type Lesson, type Shown } from './lesson';

interface Recorded {
  readonly view: unknown;
  readonly hints: unknown;
  readonly legal: readonly unknown[];
}

/** A board is much to be read where a machine does ten other things. */
const LONG = 120_000;
const GAMES = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/lesson/lesson.json`));

describe.each(GAMES)('the lesson of %s', (name) => {
  const lesson = parsed(`src/games/${name}/lesson/lesson.json`) as Lesson;
  const { seats: count, own } = parsed(`../games/lessons/${name}.json`) as { seats: number; own: number };
  // What the learner sees at each step: written by the rules (tests/rules/lessons.py).
  const recorded = parsed(`../tests/rules/${name}/lesson-views.json`) as Record<string, Recorded>;
  const seats: Now['seats'] = Array.from({ length: count }, (_, seat) => ({
    seat,
    sitter: seat === own ? ('person' as const) : ('bot' as const),
    name: seat === own ? 'Awa' : null,
    level: seat === own ? null : ('casual' as const),
    player: seat === own ? 'p0' : null,
    resigned: false,
    host: seat === own,
    kept: null,
  }));

  function drawn(game: AnyGame, { view, hints, legal }: Recorded, asked: number | null): HTMLElement {
    const props = { ...quiet, view, hints, legal, seats, you: own, asked, table: 't1' };
    return render(
      <ReadingProvider game={name} you={own} seats={seats} point={() => undefined} open={() => undefined}>
        <game.Board {...props} />
        {seats.map(({ seat }) => (
          <div key={seat} data-at={`seat:${seat}`}>
            <game.Place {...props} seat={seat} compact={false} />
          </div>
        ))}
        {game.Hand === null ? null : <game.Hand {...props} />}
      </ReadingProvider>,
    ).container;
  }

  beforeEach(() => language.set('en'));
  afterEach(cleanup);

  test('says each thing at the question where the rules say that it is due, and the last word at the end', () => {
    const shown: Shown[] = [];
    for (const [at, id] of lesson.steps.map((step) => step.id).entries()) {
      const moment = recorded[id];
      if (moment === undefined) throw new Error(`nothing is recorded for ${id}`);
      expect(stepAt(lesson, shown, 'here', { ...moment, asked: at, forced: false })).toBe(id);
      shown.push([id, at, 'here']);
    }
    const end = recorded[LAST];
    if (end === undefined) throw new Error('the end is not recorded');
    expect(stepAt(lesson, shown, 'here', { ...end, asked: null, forced: false })).toBe(LAST);
  });

  test('who takes back to the question of a step has its task again', () => {
    const shown: Shown[] = [];
    for (const [at, { id }] of lesson.steps.entries()) {
      const moment = recorded[id];
      if (moment === undefined) throw new Error(`nothing is recorded for ${id}`);
      shown.push([id, at, 'here', turnAt(lesson, moment)]);
      expect(taskAt(lesson, shown, { ...moment, asked: 100 + at, forced: false })).toBe(id);
    }
    // A task is of its turn: what is known only of another one asks for nothing.
    const elsewhere = shown.map(([id, at, table]): Shown => [id, at, table, 'another']);
    expect(Object.values(recorded).map((moment) => taskAt(lesson, elsewhere, { ...moment, asked: 200, forced: false }))).toEqual(Object.values(recorded).map(() => null));
  });

  async function lies(at: string, moment: Recorded): Promise<boolean> {
    const game = await gameOf(name).load();
    const found = elementAt(drawn(game, moment, 1), at);
    cleanup();
    // The seat itself says nothing of what is meant in it.
    return found?.dataset.at === at;
  }

  test('speaks of what lies on the board then', async () => {
    const lost: string[] = [];
    for (const { id, at, presses = [] } of lesson.steps) {
      const moment = recorded[id];
      for (const each of [at, ...presses]) if (moment !== undefined && each !== null && !(await lies(each, moment))) lost.push(`${id} ${each}`);
    }
    expect(lost).toEqual([]);
  }, LONG);

  test('marks what is left of a task where it lies, at the moment when the rest has been done', async () => {
    const lost: string[] = [];
    for (const { id, when, still = [], then = [] } of lesson.steps) {
      for (const [at, conditions] of still.entries()) {
        const moment = recorded[`${id}/${at + 1}`];
        if (moment === undefined) throw new Error(`what is left of ${id} is not recorded`);
        expect([holds(when, moment), holds(conditions, moment)]).toEqual([false, true]);
        for (const each of then[at] ?? []) if (!(await lies(each, moment))) lost.push(`${id} ${each}`);
      }
    }
    expect(lost).toEqual([]);
  }, LONG);

  test('its hints speak of what lies on the board wherever they come', async () => {
    const lost: string[] = [];
    for (const { id, at, when } of lesson.hints) {
      const moments = Object.values(recorded).filter((moment) => at !== null && holds(when, moment));
      for (const moment of moments) if (at !== null && !(await lies(at.replace('{{you}}', '0'), moment))) lost.push(id);
      if (at !== null && moments.length === 0) lost.push(`${id} never comes`);
    }
    expect(lost).toEqual([]);
  }, LONG);
});
