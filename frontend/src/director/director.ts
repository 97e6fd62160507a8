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
/** What comes and what waits before it may last so long, in milliseconds: who watches fast bots is never left far behind them. */
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
  readonly again: boolean;
}

/** What plays now. */
export interface Played {
  readonly cue: Cue | null;
  /** Whether something waits behind it. */
  readonly more: boolean;
}

export class Director extends Store<Played> {
  private waiting: readonly Cue[] = [];
  private pace = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super({ cue: null, more: false });
  }

  /** Which of these plays first if nothing plays; null where nothing does. */
  readonly first = (cues: readonly Cue[]): Cue | null => (speed.get() === 'off' || document.hidden ? null : (cues.slice(-MOST)[0] ?? null));

  /**
   * Plays these after those that are waiting; nothing where motion is off or nobody looks. What has come at once is one
   * story and is told whole, however long it lasts: two cards that are turned over are what all the rest of it is about.
   * What waits from before gives way to it from its beginning, and what is told once more altogether.
   */
  readonly show = (cues: readonly Cue[]): void => {
    if (cues.length === 0) return;
    if (this.first(cues) === null) {
      // It counts as told: whoever has drawn it ahead, while somebody still looked, draws anew without it.
      this.tell({ ...this.read() });
      return;
    }
    const left = BEHIND - cues.reduce((sum, cue) => sum + lasts(cue), 0);
    this.waiting = [...newest(this.waiting.filter(({ again }) => !again), left), ...cues].slice(-MOST);
    const { cue } = this.read();
    if (cue === null || cue.again) this.next();
    else this.tell({ ...this.read(), more: true });
  };

  /** Whether scenes are looked at for half as long from now on: by somebody who has nothing to decide in them. */
  readonly hurry = (hurries: boolean): void => {
    this.pace = hurries ? 0.5 : 1;
  };

  /** Ends what plays of these entries, and tells nothing more of them: they were taken back. */
  readonly forget = (gone: ReadonlySet<number>): void => {
    this.waiting = this.waiting.filter(({ seq }) => !gone.has(seq));
    const { cue } = this.read();
    if (cue !== null && gone.has(cue.seq)) this.next();
  };

  /** Ends what plays and what waits. */
  readonly end = (): void => {
    this.waiting = [];
    if (this.read().cue !== null) this.next();
  };

  private next(): void {
    clearTimeout(this.timer);
    const [cue = null, ...rest] = this.waiting;
    this.waiting = rest;
    if (cue !== null) this.timer = setTimeout(() => this.next(), lasts(cue, this.pace));
    this.tell({ cue, more: rest.length > 0 });
  }
}

/** The last of these, as many as last no longer than that. */
function newest(cues: readonly Cue[], longest: number): readonly Cue[] {
  let sum = 0;
  const last = cues.findLastIndex((cue) => (sum += lasts(cue)) > longest);
  return cues.slice(last + 1);
}

/** When the flight with this number sets off, of so many. */
export function setsOff(at: number, flights: number): number {
  return at * Math.min(STAGGER, SPREAD / Math.max(flights - 1, 1)) * PACE[speed.get()];
}

/** How long it takes until all has landed that flies in a scene, in milliseconds. */
export function flying({ scene }: Cue): number {
  const flights = scene.flights?.length ?? 0;
  return flights === 0 || still() ? 0 : FLIGHT * PACE[speed.get()] + setsOff(flights - 1, flights);
}

/** How long a scene plays, in milliseconds. `pace`: of what it is looked at for. */
function lasts(cue: Cue, pace = 1): number {
  return flying(cue) + (cue.scene.hold ?? 0) * PACE[speed.get()] * pace;
}
