/**
 * What a message tells of a value that the one before it told (docs/wire.md): a list of one is the new value, an empty one
 * says that there is none any more, a list of three says that of a list some elements go and others come, anything else
 * goes on inside, by field or by position.
 */
export type Change = readonly [] | readonly [unknown] | readonly [at: number, gone: number, items: readonly unknown[]] | { readonly [part: string]: Change };

/** The value after that change; what has not changed stays the same object. */
export function patched<T>(value: T, change: Change): T {
  return after(value, change) as T;
}

function after(value: unknown, change: Change): unknown {
  if (isList(change)) return change.length === 3 ? spliced(value as readonly unknown[], ...change) : change[0];
  const parts = Object.entries(change);
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice();
    parts.forEach(([at, inside]) => (items[Number(at)] = after(items[Number(at)], inside)));
    return items;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const kept = Object.entries(fields).filter(([name]) => !isGone(change[name]));
  const changed = parts.filter(([, inside]) => !isGone(inside)).map(([name, inside]) => [name, after(fields[name], inside)]);
  return Object.fromEntries([...kept, ...changed]) as unknown;
}

function spliced(list: readonly unknown[], at: number, gone: number, items: readonly unknown[]): readonly unknown[] {
  return [...list.slice(0, at), ...items, ...list.slice(at + gone)];
}

function isList(change: Change): change is Extract<Change, readonly unknown[]> {
  return Array.isArray(change);
}

function isGone(change: Change | undefined): boolean {
  return Array.isArray(change) && change.length === 0;
}
