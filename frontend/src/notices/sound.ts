/** A quiet sound and, on a phone, a short buzz. The browser makes both: there is no file to fetch. */
import { remembered } from '../ui/remembered';

export const switches = ['on', 'off'] as const;
export type Switch = (typeof switches)[number];
export const sound = remembered<Switch>('sound', switches, () => 'on');

/** Two soft notes, one after the other: hertz, and seconds from the first. */
const NOTES = [
  { pitch: 523.25, after: 0 },
  { pitch: 783.99, after: 0.14 },
] as const;
/** Of 1: to be heard in a quiet room, and not to startle. */
const LOUDEST = 0.06;
const SILENT = 0.0001;
const RISES = 0.02;
const LASTS = 0.7;
/** Milliseconds on, off, on. */
const BUZZ = [60, 80, 60];

let audio: AudioContext | null = null;

/** Rings once, unless the reader wants silence. */
export function ring(): void {
  // From a page that nobody has touched browsers let nothing be heard or felt, and complain.
  if (sound.get() === 'off' || !wasTouched()) return;
  (navigator as Partial<Navigator>).vibrate?.(BUZZ);
  audio ??= new AudioContext();
  const context = audio;
  void context.resume().then(() => NOTES.forEach(({ pitch, after }) => strike(context, pitch, context.currentTime + after)));
}

function wasTouched(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? false;
}

function strike(context: AudioContext, pitch: number, begins: number): void {
  const note = new OscillatorNode(context, { frequency: pitch });
  const loudness = new GainNode(context, { gain: SILENT });
  loudness.gain.setValueAtTime(SILENT, begins);
  loudness.gain.exponentialRampToValueAtTime(LOUDEST, begins + RISES);
  loudness.gain.exponentialRampToValueAtTime(SILENT, begins + LASTS);
  note.connect(loudness).connect(context.destination);
  note.start(begins);
  note.stop(begins + LASTS);
}
