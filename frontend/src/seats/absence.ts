/** What is agreed for who leaves or stays away. */
import type { Absence } from '../api/wire';

/** Whether turns of so many seconds are long (docs/wire.md): nobody sits and waits for the next move. */
export function isLong(deadline: number | null): boolean {
  return (deadline ?? 0) >= 3600;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** In whole units, as the reader's language has them. */
export function spokenTime(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}

/** By what somebody counts as away at a table of that pace. */
export function kindOf({ grace }: Absence, long: boolean): 'grace' | 'deadline' | 'leaves' {
  if (grace !== null) return 'grace';
  return long ? 'deadline' : 'leaves';
}
