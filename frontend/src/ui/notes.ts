/** Notes that the browser makes itself: there is no file to fetch. */

/** A soft note: it rises at once and dies away. */
export interface Note {
  /** In hertz; `from` is where it begins, to sink from there as a drum's does. */
  readonly pitch: number;
  readonly from?: number;
  /** A triangle has overtones, which small speakers let one hear where the note itself is too low for them. */
  readonly shape?: 'sine' | 'triangle';
  /** In seconds from now. */
  readonly after: number;
  /** In seconds. */
  readonly lasts: number;
  /** Of 1. */
  readonly loudest: number;
}

const SILENT = 0.0001;
const RISES = 0.02;
/** How quickly a drum's note sinks, in seconds. */
const SINKS = 0.06;

let audio: AudioContext | null = null;

/** From a page that nobody has touched browsers let nothing be heard or felt, and complain. */
export function wasTouched(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? false;
}

/** Plays these, if anything may be heard. */
export function play(notes: readonly Note[]): void {
  if (!wasTouched()) return;
  audio ??= new AudioContext();
  const context = audio;
  void context.resume().then(() => notes.forEach((note) => strike(context, note)));
}

function strike(context: AudioContext, { pitch, from = pitch, shape = 'sine', after, lasts, loudest }: Note): void {
  const begins = context.currentTime + after;
  const tone = new OscillatorNode(context, { frequency: from, type: shape });
  const loudness = new GainNode(context, { gain: SILENT });
  tone.frequency.setValueAtTime(from, begins);
  tone.frequency.exponentialRampToValueAtTime(pitch, begins + SINKS);
  loudness.gain.setValueAtTime(SILENT, begins);
  loudness.gain.exponentialRampToValueAtTime(loudest, begins + Math.min(RISES, lasts / 10));
  loudness.gain.exponentialRampToValueAtTime(SILENT, begins + lasts);
  tone.connect(loudness).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + lasts);
}
