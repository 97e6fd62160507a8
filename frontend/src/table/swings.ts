/** How the lead went through a game that is over, as far as everybody was told of points while it was played. Pure. */
import type { Entry, ScoreLine } from '../api/wire';
import type { AnyGame, Moment } from '../games/game';
import { courseOf, turning, type Step } from '../games/lead';
import { winnersOf } from './ending';

/** What is told of fewer turns or rounds is no line. */
const FEWEST = 3;
/** The lines of more seats are not told apart, and there is no room for them all. */
const MOST = 5;

export interface Course {
  /** The points of all seats, after each turn or round; the beginning first. */
  readonly points: readonly (readonly number[])[];
  readonly moments: readonly Moment[];
  /** Which of the points are after turns or rounds, and which ones; undefined where there are none. */
  readonly turns: Turns | undefined;
}

export interface Turns {
  /** So many had been played at the first of the points. */
  readonly before: number;
  /** So many of the points come after them; what is counted at the end is behind them. */
  readonly count: number;
}

/** No points: the game tells none, or too few. `story`: what counts of it. */
export function courseIn(game: AnyGame, story: readonly Entry[], lines: readonly ScoreLine[], you: number | null): Course {
  const { steps, before } = stepsIn(game, story, you);
  const begun = lines.toSorted((a, b) => a.seat - b.seat).map(({ seat, points }) => points - sum(steps.filter((step) => step.seat === seat)));
  const told = new Set(steps.map(({ stretch }) => stretch)).size >= FEWEST && lines.length <= MOST;
  const winners = winnersOf(lines);
  const winner = winners.length === 1 ? (winners[0] ?? null) : null;
  const points = told ? courseOf(steps, begun) : [];
  const bonuses = new Set(steps.filter(({ bonus }) => bonus !== undefined).map(({ stretch }) => stretch)).size;
  return {
    points,
    turns: told ? { before, count: points.length - 1 - bonuses } : undefined,
    moments: game.moments?.(story, lines).map((moment) => placed(moment, steps)) ?? (steps.length === 0 ? [] : turning(steps, begun, winner)),
  };
}

/** On the line of points a game's own moment lies where it was told: in the stretch of its entry. */
function placed(moment: Moment, steps: readonly Step[]): Moment {
  return { ...moment, stretch: steps.findLast(({ seq }) => seq <= moment.seq)?.stretch ?? moment.stretch };
}

interface Steps {
  readonly steps: readonly Step[];
  /** So many turns or rounds were over before the first of them. */
  readonly before: number;
}

/** A stretch ends with the game's largest chapter, or where it tells none, as another seat moves. */
function stepsIn(game: AnyGame, story: readonly Entry[], you: number | null): Steps {
  const chapter = game.chapters?.[0];
  const steps: Step[] = [];
  let stretch = 1;
  let mover: number | null = null;
  for (const { seq, kind, seat: by, notes } of story) {
    if (chapter === undefined && kind === 'played' && by !== null && by !== mover) {
      stretch += mover === null ? 0 : 1;
      mover = by;
    }
    for (const [at, note] of notes.entries()) {
      if (chapter?.is(note) === true) stretch += 1;
      for (const { line, bonus, ...gain } of game.gains?.(note) ?? []) {
        const last = steps.at(-1);
        // What is counted at the end is no part of the turn before it.
        if (bonus === true && last?.bonus === undefined && last?.stretch === stretch) stretch += 1;
        steps.push({ ...gain, stretch, seq, line: line ?? game.sentence(note, you), bonus: bonus === true ? at : undefined });
      }
    }
  }
  // The first chapter opens the second stretch, but where its note closes it.
  return numbered(steps, chapter === undefined || chapter.turnFrom !== undefined ? 1 : 2);
}

/** The stretches before anybody had anything tell nothing. */
function numbered(steps: readonly Step[], turn: number): Steps {
  const first = steps[0]?.stretch ?? 1;
  return { steps: steps.map((step) => ({ ...step, stretch: step.stretch - first + 1 })), before: first - turn };
}

function sum(steps: readonly Step[]): number {
  return steps.reduce((all, { points }) => all + points, 0);
}
