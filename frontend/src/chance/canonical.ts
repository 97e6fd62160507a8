/** Canonical JSON: sorted keys, no spaces, whole numbers only. The server writes the same bytes. */
import type { Bytes } from './bytes';

export function canonical(value: unknown): Bytes {
  return new TextEncoder().encode(JSON.stringify(sorted(value)));
}

function sorted(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError('canonical JSON knows only integers');
  }
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const byKey = Object.entries(value).sort(([a], [b]) => compare(a, b));
  return Object.fromEntries(byKey.map(([key, item]) => [key, sorted(item)]));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
