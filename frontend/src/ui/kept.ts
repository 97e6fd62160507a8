/**
 * The newer of two plain values, with each part of the older one that is equal in its place: what has not changed stays
 * the same object, so that nothing is drawn anew for it.
 */
export function kept<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = after.map((item: unknown, at) => kept(before[at], item));
    return (before.length === items.length && items.every((item, at) => Object.is(item, before[at])) ? before : items) as T;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = Object.keys(after);
  const parts = Object.fromEntries(names.map((name) => [name, kept(before[name], after[name])]));
  const same = Object.keys(before).length === names.length && names.every((name) => name in before && Object.is(parts[name], before[name]));
  return (same ? before : parts) as T;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
