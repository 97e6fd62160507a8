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
  /** A bonus at the end of the game: the how manieth note of its entry it is. */
  readonly bonus?: number | undefined;
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

/** The moments that turned a game: where the lead changed hands, what a bonus at the end decided, and what a leader missed most. In the order of the story. */
export function turning(steps: readonly Step[], begun: readonly number[], winner: number | null): readonly Moment[] {
  const course = courseOf(steps, begun);
  const parts = partsOf(steps, begun);
  const bonus = byBonus(parts, winner);
  const passed = [...passing(parts, course, winner, SHOWN - bonus.length), ...bonus];
  // Of who won something is told in any case.
  const won = passed.some(({ seat }) => winner === null || seat === winner) ? passed : [...passed.slice(1 - SHOWN), ...largest(parts, winner)];
  const told = won.length < SHOWN ? [...won, ...missed(steps, winner, course)] : won;
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
  return [toldOf({ seat: most.seat, step: most, points: 0, ...standing(now, most.seat) }, 'missed')];
}

/** The moments in which a seat passed who led until then, as far as a few tell it. Who leads is asked after each stretch, what has brought it in its parts. */
function passing(parts: readonly Part[], course: Course, winner: number | null, room: number): readonly Moment[] {
  const turns: Turn[] = [];
  let leader = first(course[0] ?? []);
  for (const [stretch, now] of course.entries()) {
    const ahead = first(now);
    if (ahead === null || ahead === leader) continue;
    leader = ahead;
    const part = parts.findLast((each) => each.stretch === stretch && passes(each, ahead));
    // Who leads when nobody had anything before has passed nobody.
    const early = course[stretch - 1]?.every((points, seat) => points === course[0]?.[seat]) ?? true;
    if (part === undefined || isBonus(part) || early) continue;
    const [turn, lasts] = [gained(part, ahead), ahead === winner && lasting(parts, part, ahead)];
    if (turn !== null) turns.push({ ...turn, as: lasts ? 'kept' : 'lead' });
    // Who leads because others have paid has passed nobody.
    else if (lasts) turns.push({ ...paid(part, ahead), as: 'left' });
  }
  return fewOf(turns, room).map((turn) => toldOf(turn, turn.as));
}

/** The last of them, and of the others those that brought most. */
function fewOf<T extends Gained>(turns: readonly T[], room: number): readonly T[] {
  const last = turns.at(-1);
  const small = SMALL * Math.max(...turns.map(({ points }) => points));
  const great = turns
    .slice(0, -1)
    .filter(({ points }) => points > small)
    .sort((one, other) => other.points - one.points)
    .slice(0, room - 1);
  return turns.filter((turn) => turn === last || great.includes(turn));
}

/** The bonus without which who won would not have won alone; or where all of them together did it, that with which the lead came. */
function byBonus(parts: readonly Part[], winner: number | null): readonly Moment[] {
  const bonuses = parts.filter(isBonus);
  const [begun, end] = [bonuses[0]?.before, bonuses.at(-1)?.after];
  if (winner === null || begun === undefined || end === undefined || first(end) !== winner) return [];
  const needed = bonuses.filter(({ before, after }) => first(end.map((points, seat) => points - (after[seat] ?? 0) + (before[seat] ?? 0))) !== winner);
  // Of equals the later.
  const [most] = needed.toReversed().flatMap((part) => gained(part, winner) ?? []).sort((one, other) => other.points - one.points);
  if (most !== undefined) return [toldOf({ ...most, ...standing(end, winner) }, 'bonus')];
  const turn = bonuses.findLast((part) => passes(part, winner));
  const passed = first(begun) === winner || turn === undefined ? null : gained(turn, winner);
  return passed === null ? [] : [toldOf(passed, 'kept')];
}

/** What counts at once: an entry, or at the end a single bonus; and how all stood before it and after it. */
interface Part {
  readonly steps: readonly Step[];
  readonly stretch: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function partsOf(steps: readonly Step[], begun: readonly number[]): readonly Part[] {
  const parts: Part[] = [];
  for (const step of steps) {
    const last = parts.at(-1);
    const now = last?.after ?? begun;
    const [one] = last?.steps ?? [];
    const same = one?.seq === step.seq && one.stretch === step.stretch && one.bonus === step.bonus ? parts.pop() : undefined;
    parts.push({
      steps: [...(same?.steps ?? []), step],
      stretch: step.stretch,
      before: same?.before ?? now,
      after: now.with(step.seat, (now[step.seat] ?? 0) + step.points),
    });
  }
  return parts;
}

function isBonus({ steps: [step] }: Part): boolean {
  return step?.bonus !== undefined;
}

function passes({ before, after }: Part, seat: number): boolean {
  return first(after) === seat && first(before) !== seat;
}

/** Whether that seat alone leads from there on, after each part. */
function lasting(parts: readonly Part[], from: Part, seat: number): boolean {
  return parts.slice(parts.indexOf(from)).every(({ after }) => first(after) === seat);
}

interface Gained {
  readonly seat: number;
  /** What brought most of it. */
  readonly step: Step;
  readonly points: number;
  readonly own: number;
  readonly next: number;
}

interface Turn extends Gained {
  readonly as: Moment['as'];
}

/** How a seat stands, and the best of the others. */
function standing(points: readonly number[], seat: number): { readonly own: number; readonly next: number } {
  return { own: points[seat] ?? 0, next: Math.max(...points.filter((_, other) => other !== seat)) };
}

/** The seat that has most; null where several have. */
function first(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const seat = points.indexOf(most);
  return points.lastIndexOf(most) === seat ? seat : null;
}

/** What a seat gained in a part; null for nothing. */
function gained({ steps, after }: Part, seat: number): Gained | null {
  const own = steps.filter((step) => step.seat === seat);
  const points = own.reduce((sum, step) => sum + step.points, 0);
  const [step] = own.toSorted((one, other) => other.points - one.points);
  return step === undefined || points <= 0 ? null : { seat, step, points, ...standing(after, seat) };
}

/** What others paid most for in a part: it brought the seat nothing but the lead, and is no picture of it. */
function paid({ steps, after }: Part, seat: number): Gained {
  const least = steps.reduce((one, other) => (other.points < one.points ? other : one));
  return { seat, step: { ...least, thing: undefined }, points: 0, ...standing(after, seat) };
}

/** The largest gain of who won. */
function largest(parts: readonly Part[], winner: number | null): readonly Moment[] {
  const all = parts.flatMap((part) => part.after.flatMap((_, seat) => (winner === null || seat === winner ? (gained(part, seat) ?? []) : [])));
  const [best] = all.sort((one, other) => other.points - one.points);
  return best === undefined ? [] : [toldOf(best, 'largest')];
}

function toldOf({ seat, step: { seq, stretch, line, thing }, points, own, next }: Gained, as: Moment['as']): Moment {
  return { seat, seq, stretch, line, thing, as, points, own, next };
}
