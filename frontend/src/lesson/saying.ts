/** What a lesson says at this moment. */
import type { Address } from '../director/scene';
import { holds, LAST, stepAt, taskAt, type Lesson, type Moment, type Step, type StepText } from './lesson';
import type { Remembered } from './memory';

export interface Saying {
  /** What is read in the panel: a step, or the last word. */
  readonly step: string | null;
  /** Whether it is there because the reader asked for it. */
  readonly called: boolean;
  /** The step whose task is to be done. */
  readonly task: string | null;
  /** Whether something new waits for what plays before it. */
  readonly waits: boolean;
  /** Whether the lesson is at its end; `over`: and its last word has been put away. */
  readonly ends: boolean;
  readonly over: boolean;
  /** What is marked on the table. */
  readonly at: readonly Address[];
}

export function sayingAt(lesson: Lesson, { shown, closed, called }: Remembered, table: string, now: Moment, busy: boolean): Saying {
  const due = stepAt(lesson, shown, table, now);
  const standing = due ?? taskAt(lesson, shown, now);
  const back = called === (now.asked ?? 0) ? (standing ?? shown.at(-1)?.[0] ?? null) : null;
  const step = busy ? null : (back ?? (due !== null && closed.includes(due) ? null : due));
  const waits = busy && due !== null && !shown.some(([known]) => known === due);
  // What is to be done stays marked when it has been read, as long as it is there.
  const spoken = busy ? undefined : lesson.steps.find(({ id }) => id === (step ?? standing));
  return {
    step,
    called: back !== null,
    task: waits || standing === LAST ? null : standing,
    waits,
    ends: due === LAST,
    over: due === LAST && closed.includes(LAST),
    at: spoken === undefined ? [] : markedAt(spoken, now),
  };
}

/** What is to be done next of a task: it goes on with who does it. */
export function nextOf({ when, still = [], picked }: Step, { may, on, then = [] }: StepText, now: Moment, taken: readonly string[]): string {
  if (!holds(when, now)) return then[still.findIndex((each) => holds(each, now))] ?? may;
  return on !== undefined && picked !== undefined && taken.includes(picked) ? on : may;
}

/** What it speaks of and what is to be pressed, as far as the task has been done. */
function markedAt({ when, at, presses = [], still = [], then = [] }: Step, now: Moment): readonly Address[] {
  if (holds(when, now)) return [at ?? [], presses].flat();
  return then[still.findIndex((each) => holds(each, now))] ?? [];
}
