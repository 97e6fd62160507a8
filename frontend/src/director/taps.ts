/**
 * What lands is heard: a tap on a drum, in the tone of the seat that it comes to, so that one hears to whom something
 * goes; the lowest tone for all other places. On this device.
 */
import { play } from '../ui/notes';
import { remembered } from '../ui/remembered';
import type { Address } from './scene';

export const answers = ['yes', 'no'] as const;
export const taps = remembered<(typeof answers)[number]>('taps', answers, () => 'yes');

/** In hertz: five tones of an octave, and on; any of them sound well together. */
const TABLE = 164.8;
const SEATS = [220, 246.9, 277.2, 329.6, 370, 440, 493.9];
/** How much higher a skin begins that has just been struck. */
const STRUCK = 1.7;

/** Heard below all else that goes on in a room. */
const SOFT = { shape: 'triangle', after: 0, lasts: 0.16, loudest: 0.09 } as const;

export function tap(goal: Address): void {
  if (taps.get() === 'no') return;
  const pitch = toneOf(goal);
  play([{ pitch, from: pitch * STRUCK, ...SOFT }]);
}

function toneOf(goal: Address): number {
  const [, seat] = /^seat:(\d+)/.exec(goal) ?? [];
  return SEATS[Number(seat)] ?? TABLE;
}
