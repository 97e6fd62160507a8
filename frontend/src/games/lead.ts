/** Who led when, in what wins a game: from single gains to the moments that turned or decided it. Pure. */
import type { LogLine } from '../i18n/line';
import type { Moment } from './game';

/** What brought a seat something, or cost it, in the order of the story. */
export interface Step {
  readonly seat: number;
  /** Below zero: what it cost. */
  readonly points: number;
  /** The turn or round in which that was: only as it is over is it asked who leads. */
  readonly stretch: number;
  readonly seq: number;
  readonly line: LogLine | null;
  readonly thing?: string | undefined;
  /** Where it brought nothing: how much lay there to be had. */
  readonly missed?: number;
}

type Course = readonly (readonly number[])[];

const SHOWN = 3;
/** Of a gain no larger than this part of the largest that brought the lead, nobody speaks. */
const SMALL = 1 / 3;

/** How every seat stood after each stretch, the beginning first. */
export function courseOf(steps: readonly Step[], begun: readonly number[]): Course {
  const course = [begun];
  for (const { seat, points, stretch } of steps) {
    while (course.length <= stretch) course.push([...(course.at(-1) ?? [])]);
    const now = [...(course[stretch] ?? [])];
    now[seat] = (now[seat] ?? 0) + points;
    course[stretch] = now;
  }
  return course;
}

/** The moments that turned a game: where the lead changed hands, and what a leader missed most. In the order of the story. */
export function turning(steps: readonly Step[], begun: readonly number[], winner: number | null): readonly Moment[] {
  const course = courseOf(steps, begun);
  const passed = passing(steps, begun, winner, course);
  const told = passed.length < SHOWN ? [...passed, ...missed(steps, winner, course)] : passed;
  return told.toSorted((one, other) => one.seq - other.seq);
}

/** The largest that a seat missed which led alone until then and did not win: of equals a game may put another first. */
function missed(steps: readonly Step[], winner: number | null, course: Course): readonly Moment[] {
  const lost = steps.filter((step) => {
    const before = course[step.stretch - 1] ?? [];
    const own = before[step.seat] ?? 0;
    return step.missed !== undefined && step.seat !== winner && own > 0 && first(before) === step.seat;
  });
  const [most] = lost.toSorted((one, other) => (other.missed ?? 0) - (one.missed ?? 0) || other.stretch - one.stretch);
  if (most === undefined) return [];
  const now = course[most.stretch] ?? [];
  return [toldOf({ step: most, points: 0, own: now[most.seat] ?? 0, next: Math.max(...now.filter((_, seat) => seat !== most.seat)) }, 'missed')];
}

/** The moments in which a seat passed who led until then, as far as a few tell it; where nobody did, the largest gain of who won. */
function passing(steps: readonly Step[], begun: readonly number[], winner: number | null, course: Course): readonly Moment[] {
  const turns: Turn[] = [];
  let leader = first(begun);
  for (const [stretch, now] of course.entries()) {
    const ahead = first(now);
    if (ahead === null || ahead === leader) continue;
    const turn = gained(steps, ahead, stretch);
    // Who leads because others have paid has passed nobody.
    if (turn === null) continue;
    // Who leads when nobody had anything before has passed nobody either.
    if (course[stretch - 1]?.some((points, seat) => points !== begun[seat])) turns.push({ ...turn, next: Math.max(...now.filter((_, seat) => seat !== ahead)), own: now[ahead] ?? 0 });
    leader = ahead;
  }
  if (turns.length === 0) return largest(winner === null ? steps : steps.filter(({ seat }) => seat === winner), course);
  const last = turns.at(-1);
  const small = SMALL * Math.max(...turns.map(({ points }) => points));
  const great = turns
    .slice(0, -1)
    .filter(({ points }) => points > small)
    .sort((one, other) => other.points - one.points)
    .slice(0, SHOWN - 1);
  return turns.filter((turn) => turn === last || great.includes(turn)).map((turn) => toldOf(turn, turn === last && turn.step.seat === winner ? 'kept' : 'lead'));
}

interface Gained {
  /** What brought most of it. */
  readonly step: Step;
  readonly points: number;
}

interface Turn extends Gained {
  readonly own: number;
  readonly next: number;
}

/** The seat that has most; null where several have. */
function first(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const seat = points.indexOf(most);
  return points.lastIndexOf(most) === seat ? seat : null;
}

/** What a seat gained in a stretch; null for nothing. */
function gained(steps: readonly Step[], seat: number, stretch: number): Gained | null {
  const own = steps.filter((step) => step.seat === seat && step.stretch === stretch);
  const points = own.reduce((sum, step) => sum + step.points, 0);
  const [step] = own.toSorted((one, other) => other.points - one.points);
  return step === undefined || points <= 0 ? null : { step, points };
}

function largest(steps: readonly Step[], course: Course): readonly Moment[] {
  const all = course.flatMap((now, stretch) =>
    now.flatMap((own, seat) => {
      const found = gained(steps, seat, stretch);
      return found === null ? [] : [{ ...found, own, next: Math.max(...now.filter((_, other) => other !== seat)) }];
    }),
  );
  const [best] = all.sort((one, other) => other.points - one.points);
  return best === undefined ? [] : [toldOf(best, 'largest')];
}

function toldOf({ step: { seat, seq, stretch, line, thing }, points, own, next }: Turn, as: Moment['as']): Moment {
  return { seat, seq, stretch, line, thing, as, points, own, next };
}
