/**
 * Plays scenes one after the other. The board behind them is always as it is now: a scene holds up nothing, and whoever
 * presses anything ends it.
 */
import { Store } from '../ui/store';
import type { Address, Playing } from './scene';
import { PACE, speed, still } from './speed';

/** One flight, in milliseconds, and how much later each further one of the same scene sets off. */
export const FLIGHT = 340;
export const STAGGER = 80;
/** However many fly, the last one sets off no later than that. */
const SPREAD = 640;
/** A chain that is longer loses its beginning: nobody watches all of what is long past. */
const MOST = 12;
/** What waits may last so long, in milliseconds: who watches fast bots is never left far behind them. */
const BEHIND = 5000;

/** A box on the table, in pixels from the table's own corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A scene to be played, and where everything lay before it. */
export interface Cue extends Playing<unknown> {
  readonly before: ReadonlyMap<Address, Box>;
}

export class Director extends Store<Cue | null> {
  private waiting: readonly Cue[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super(null);
  }

  /**
   * Plays these after those that are waiting; nothing where motion is off or nobody looks. `behind`: how long what waits
   * may last, in milliseconds; what is longer loses its beginning, but never its last scene.
   */
  readonly show = (cues: readonly Cue[], behind = BEHIND): void => {
    if (cues.length === 0 || speed.get() === 'off' || document.hidden) return;
    this.waiting = newest([...this.waiting, ...cues].slice(-MOST), behind);
    if (this.read() === null) this.next();
  };

  /** Ends what plays and what waits. */
  readonly end = (): void => {
    this.waiting = [];
    if (this.read() !== null) this.next();
  };

  /** Calls this once nothing plays: at once, or after the last scene. What comes back calls it off. */
  readonly over = (then: () => void): (() => void) => {
    if (this.read() === null) {
      then();
      return () => undefined;
    }
    const deaf = this.listen(() => {
      if (this.read() !== null) return;
      deaf();
      then();
    });
    return deaf;
  };

  private next(): void {
    clearTimeout(this.timer);
    const [cue = null, ...rest] = this.waiting;
    this.waiting = rest;
    if (cue !== null) this.timer = setTimeout(() => this.next(), lasts(cue));
    this.tell(cue);
  }
}

/** The last of these, as many as last no longer than that, and one at the least. */
function newest(cues: readonly Cue[], longest: number): readonly Cue[] {
  let sum = 0;
  const last = cues.findLastIndex((cue) => (sum += lasts(cue)) > longest);
  return cues.slice(Math.min(last + 1, cues.length - 1));
}

/** When the flight with this number sets off, of so many. */
export function setsOff(at: number, flights: number): number {
  return at * Math.min(STAGGER, SPREAD / Math.max(flights - 1, 1)) * PACE[speed.get()];
}

/** How long a scene plays, in milliseconds. */
function lasts({ scene }: Cue): number {
  const flights = scene.flights?.length ?? 0;
  const flying = flights === 0 || still() ? 0 : FLIGHT * PACE[speed.get()] + setsOff(flights - 1, flights);
  return flying + (scene.hold ?? 0) * PACE[speed.get()];
}
