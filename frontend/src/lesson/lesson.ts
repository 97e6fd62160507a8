/**
 * What is said at the table of a lesson, and when. `games/KEY/lesson/lesson.json` says when and where; `en.json`, `de.json`
 * and `fr.json` beside it are the words. The table itself is the server's, `games/lessons/KEY.json`; tests/rules/test_lessons.py
 * holds all of them together (docs/decisions/0035-lessons.md).
 */
import { useTranslation } from 'react-i18next';

import type { Address } from '../director/scene';
import { Part, usePart } from '../ui/part';

/** A lesson without words. */
export interface Lesson {
  /** Where the number of a turn lies: what is to be done belongs to the turn in which it was said. */
  readonly turn: string;
  /** In the order in which they come where the learner does what is meant. */
  readonly steps: readonly Step[];
  readonly last: Omit<Step, 'id'>;
  /** For the first real game of who skips it. */
  readonly hints: readonly Step[];
  /** Whether its table leaves low room for them on an upright phone, too: there they are read in shorter cards. */
  readonly low?: boolean;
}

export interface Step {
  readonly id: string;
  /** All of them must hold. */
  readonly when: readonly Condition[];
  /** Where its doing takes more than one question: when its task still stands at a later one of the same turn. One of these is enough. */
  readonly still?: readonly (readonly Condition[])[];
  /** For each of `still` what is to be pressed then, in place of what is marked before. */
  readonly then?: readonly (readonly Address[])[];
  /** Of a hint that names a number, where that lies: a path as in a condition. */
  readonly number?: string;
  /** What it speaks of; null: nothing in particular. */
  readonly at: Address | null;
  /** What else is to be pressed for it: marked, too. */
  readonly presses?: readonly Address[];
  /** What is picked first, where one more press answers the question: then the task is what is left of it. */
  readonly picked?: string;
  /** The section of the rules that says more. */
  readonly section: string;
}

/**
 * A legal move of that type; or what lies at the path: this, or a number that is at least so large. A path leads from `view` or
 * `hints` down by names and numbers; `*` is every part of a list, of which one is enough. `has`: all of
 * these lie together at the path; a card among them is called {{card}} by what is said.
 */
export type Condition =
  | { readonly may: string }
  | { readonly path: string; readonly is: string | number | boolean | null }
  | { readonly path: string; readonly least: number }
  | { readonly path: string; readonly has: Readonly<Record<string, unknown>> };

/** The words of one language. */
export interface LessonText {
  readonly title: string;
  readonly steps: Readonly<Record<string, StepText>>;
  readonly last: string;
  readonly hints: Readonly<Record<string, string>>;
}

/**
 * What one sees; what one is to do, which stays to be read for as long as it can be done in that turn; and what it leads to.
 * What is left to be done: `on`, once that has been picked which is picked first; `then`, for each of `still`.
 */
export interface StepText {
  readonly see: string;
  readonly may: string;
  readonly on?: string;
  readonly then?: readonly string[];
  readonly leads: string;
}

/** What the learner sees and may do. */
export interface Moment {
  /** The number of the question; null where the learner is not asked. */
  readonly asked: number | null;
  /** Whether the one answer is played for them: there is nothing to say of a choice. */
  readonly forced: boolean;
  readonly view: unknown;
  readonly hints: unknown;
  readonly legal: readonly unknown[];
}

/** A step that has been shown, and the question at which, of which table; in a lesson also in which turn. */
export type Shown = readonly [step: string, asked: number, table: string, turn?: unknown];

/** The name of the last word among the steps. */
export const LAST = 'last';

/** The step that is due, or the last word; null where there is nothing to say. */
export function stepAt(lesson: Lesson, shown: readonly Shown[], table: string, moment: Moment): string | null {
  return holds(lesson.last.when, moment) ? LAST : dueAt(lesson.steps, shown, table, moment);
}

/** Which of these is due: at each question one, which has not been shown at another; null where there is nothing to say. */
export function dueAt(steps: readonly Pick<Step, 'id' | 'when'>[], shown: readonly Shown[], table: string, moment: Moment): string | null {
  if (moment.asked === null || moment.forced) return null;
  const here = shown.find(([, asked, at]) => asked === moment.asked && at === table);
  if (here !== undefined) return here[0];
  const left = steps.filter(({ id }) => !shown.some(([step]) => step === id));
  return left.find(({ when }) => holds(when, moment))?.id ?? null;
}

/**
 * The step whose task is to be done at this question: of those shown in this turn the newest whose task can be done. It is worked
 * out from what lies there, and not kept: so it is the same for who comes back, takes back or sees much happen at once.
 */
export function taskAt(lesson: Lesson, shown: readonly Shown[], moment: Moment): string | null {
  if (moment.asked === null || moment.forced) return null;
  const turn = turnAt(lesson, moment);
  const stands = ({ when, still = [] }: Step) => [when, ...still].some((each) => holds(each, moment));
  const here = shown.filter(([, , , told]) => told === turn).map(([id]) => lesson.steps.find((step) => step.id === id));
  return here.findLast((step) => step !== undefined && stands(step))?.id ?? null;
}

/** The number of the turn. */
export function turnAt({ turn }: Lesson, moment: Pick<Moment, 'view' | 'hints'>): unknown {
  return found(turn, moment);
}

/** What lies at that path. */
export function found(path: string, { view, hints }: Pick<Moment, 'view' | 'hints'>): unknown {
  return at(path.split('.'), { view, hints })[0];
}

export function holds(conditions: readonly Condition[], moment: Omit<Moment, 'asked' | 'forced'>): boolean {
  return conditions.every((condition) => {
    if ('may' in condition) return moment.legal.some((move) => at(['type'], move).includes(condition.may));
    if ('has' in condition) return having(condition, moment) !== null;
    const found = at(condition.path.split('.'), { view: moment.view, hints: moment.hints });
    if ('least' in condition) return found.some((value) => typeof value === 'number' && value >= condition.least);
    return found.includes(condition.is);
  });
}

type Has = Extract<Condition, { readonly has: unknown }>;

/** The first part at that path which has all of it. */
function having({ path, has }: Has, { view, hints }: Omit<Moment, 'asked' | 'forced'>): object | null {
  const parts = at(path.split('.'), { view, hints }).filter((part): part is object => typeof part === 'object' && part !== null);
  return parts.find((part) => Object.entries(has).every(([name, value]) => (part as Record<string, unknown>)[name] === value)) ?? null;
}

/** The card of which these conditions hold; null where they speak of none. */
export function cardMeant(conditions: readonly Condition[], moment: Omit<Moment, 'asked' | 'forced'>): string | null {
  const found = conditions.flatMap((condition) => ('has' in condition ? [having(condition, moment)] : []));
  return found.flatMap((part) => (part !== null && 'card' in part && typeof part.card === 'string' ? [part.card] : []))[0] ?? null;
}

function at(path: readonly string[], value: unknown): readonly unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const parts = name === '*' ? Object.values(value) : Object.entries(value).flatMap(([key, part]) => (key === name ? [part as unknown] : []));
  return parts.flatMap((part) => at(rest, part));
}

export interface Told {
  readonly lesson: Lesson;
  readonly text: LessonText;
}

const files = import.meta.glob<unknown>('../games/*/lesson/{lesson,en,de,fr}.json', { import: 'default' });
const lessons = new Map<string, Part<Told>>();

/** The lesson of a game in the reader's language; null until it has come, and of a game without one. */
export function useLesson(game: string): Told | null {
  const { i18n } = useTranslation();
  return usePart<Told | null>(lessonOf(game, i18n.language) ?? NONE);
}

const NONE = new Part<null>(() => Promise.resolve(null));

function lessonOf(game: string, language: string): Part<Told> | null {
  const [lesson, text] = ['lesson', language].map((file) => files[`../games/${game}/lesson/${file}.json`]);
  if (lesson === undefined || text === undefined) return null;
  const name = `${game} ${language}`;
  const known = lessons.get(name) ?? new Part(async () => ({ lesson: (await lesson()) as Lesson, text: (await text()) as LessonText }));
  lessons.set(name, known);
  return known;
}
