/** What a lesson has shown at a table, or the hints of a game, kept on this device: what was closed stays closed when one comes back. */
import { useSyncExternalStore } from 'react';

import { read, write } from '../ui/remembered';
import { Store } from '../ui/store';
import type { Shown } from './lesson';

interface Kept {
  readonly shown: readonly Shown[];
  readonly closed: readonly string[];
}

export interface Remembered extends Kept {
  /** The question at which one asked what there is to do; not kept. */
  readonly called: number | null;
}

/** Stands among what was closed where all is. */
const ALL = 'all';

export class Memory extends Store<Remembered> {
  private readonly name: string;

  constructor(name: string) {
    super({ ...stored(name), called: null });
    this.name = name;
  }

  /** Whether that was closed; without a step: whether all of it was. */
  isClosed(step = ALL): boolean {
    const { closed } = this.read();
    return closed.includes(step) || closed.includes(ALL);
  }

  closeAll(): void {
    this.close(ALL);
  }

  show(...step: Shown): void {
    const { shown, closed } = this.read();
    if (!shown.some(([known]) => known === step[0])) this.keep({ shown: [...shown, step], closed });
  }

  close(step: string): void {
    const { shown, closed } = this.read();
    this.keep({ shown, closed: closed.includes(step) ? closed : [...closed, step] });
  }

  /** Calls back what fits the moment (`sayingAt`), until that question is answered. */
  call(asked: number | null): void {
    this.tell({ ...this.read(), called: asked ?? 0 });
  }

  /** That question is past. */
  forget(): void {
    if (this.read().called !== null) this.tell({ ...this.read(), called: null });
  }

  private keep(kept: Kept): void {
    write(this.name, JSON.stringify(kept));
    this.tell({ ...kept, called: null });
  }
}

const NOTHING: Kept = { shown: [], closed: [] };

function stored(name: string): Kept {
  const text = read(name);
  if (text === null) return NOTHING;
  try {
    return { ...NOTHING, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

const memories = new Map<string, Memory>();

/** The one memory of the lesson at a table. */
export function memoryOf(table: string): Memory {
  return memory(`lesson.${table}`);
}

/** The one memory of the hints of a game. */
export function hintsOf(game: string): Memory {
  return memory(`hints.${game}`);
}

function memory(name: string): Memory {
  const known = memories.get(name) ?? new Memory(name);
  memories.set(name, known);
  return known;
}

export function useMemory(memory: Memory): Remembered {
  return useSyncExternalStore(memory.listen, memory.read);
}
