/** A quiet sound and, on a phone, a short buzz. */
import { play, wasTouched } from '../ui/notes';
import { remembered } from '../ui/remembered';

export const switches = ['on', 'off'] as const;
export type Switch = (typeof switches)[number];
export const sound = remembered<Switch>('sound', switches, () => 'on');

/** To be heard in a quiet room, and not to startle. */
const SOFT = { lasts: 0.7, loudest: 0.06 };
/** Two notes, one after the other. */
const NOTES = [
  { pitch: 523.25, after: 0, ...SOFT },
  { pitch: 783.99, after: 0.14, ...SOFT },
];
/** Milliseconds on, off, on. */
const BUZZ = [60, 80, 60];

/** Rings once, unless the reader wants silence. */
export function ring(): void {
  if (sound.get() === 'off' || !wasTouched()) return;
  (navigator as Partial<Navigator>).vibrate?.(BUZZ);
  play(NOTES);
}
