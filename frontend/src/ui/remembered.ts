/** One of a few values, kept in this browser, that components can follow. */
export interface Remembered<T extends string> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly listen: (heard: () => void) => () => void;
}

export function remembered<T extends string>(name: string, values: readonly T[], initial: () => T): Remembered<T> {
  const listeners = new Set<() => void>();
  const stored = read(name);
  let current = values.find((value) => value === stored) ?? initial();
  return {
    get: () => current,
    set(value) {
      current = value;
      write(name, value);
      listeners.forEach((heard) => heard());
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** What this browser keeps under a name. It may forbid storage altogether (private windows): then it keeps nothing. */
export function read(name: string): string | null {
  try {
    return localStorage.getItem(`griot.${name}`);
  } catch {
    return null;
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(`griot.${name}`, value);
  } catch {
    return;
  }
}
