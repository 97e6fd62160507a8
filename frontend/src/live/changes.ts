/**
 * What a message tells of a value that the one before it told (docs/wire.md): a list of one is the new value, a list of
 * three says that of a list some elements go and others come, anything else goes on inside, by field or by position.
 */
export type Change = readonly [unknown] | readonly [at: number, gone: number, items: readonly unknown[]] | { readonly [part: string]: Change };

/** The value after that change; what has not changed stays the same object. */
export function patched<T>(value: T, change: Change): T {
  return after(value, change) as T;
}

function after(value: unknown, change: Change): unknown {
  if (isReplaced(change)) return change.length === 1 ? change[0] : spliced(value as readonly unknown[], ...change);
  const parts = Object.entries(change);
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice();
    parts.forEach(([at, inside]) => (items[Number(at)] = after(items[Number(at)], inside)));
    return items;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, ...Object.fromEntries(parts.map(([name, inside]) => [name, after(fields[name], inside)])) };
}

function spliced(list: readonly unknown[], at: number, gone: number, items: readonly unknown[]): readonly unknown[] {
  return [...list.slice(0, at), ...items, ...list.slice(at + gone)];
}

function isReplaced(change: Change): change is Extract<Change, readonly unknown[]> {
  return Array.isArray(change);
}
