/** Canonical JSON: sorted keys, no spaces, whole numbers only. The server writes the same bytes. */
import type { Bytes } from './bytes';

export function canonical(value: unknown): Bytes {
  return new TextEncoder().encode(written(value));
}

// By hand: an object's own order puts keys that look like numbers first.
function written(value: unknown): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError('canonical JSON knows only integers');
  }
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const byKey = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${byKey.map(([key, item]) => `${JSON.stringify(key)}:${written(item)}`).join(',')}}`;
}
