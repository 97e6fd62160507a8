/** How fast scenes play, on this device. */
import { remembered } from '../ui/remembered';

export const speeds = ['calm', 'quick', 'off'] as const;
export type Speed = (typeof speeds)[number];
export const speed = remembered<Speed>('motion', speeds, () => 'calm');

/** What times are multiplied by. */
export const PACE: Readonly<Record<Speed, number>> = { calm: 1, quick: 0.5, off: 0 };

/** Whether the device asks for stillness: then scenes are held, and nothing flies. */
export function still(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
