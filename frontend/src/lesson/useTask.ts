/** When a lesson's task is done, and when what was said of it has been read. */
import { useEffect } from 'react';

import type { Now } from '../api/wire';
import { LAST } from './lesson';
import type { Memory } from './memory';

/** A task is past doing when it is the turn of others. Who may answer a move has no turn. */
export function useDone(memory: Memory, { asked, waiting, status }: Pick<Now, 'asked' | 'waiting' | 'status'>): void {
  const over = status !== 'running' || (asked === null && waiting !== null && waiting.seats.length > 0 && !waiting.window);
  useEffect(() => {
    if (over) memory.finish();
  }, [memory, over]);
}

/** Who begins to choose has read it: what it lies over is needed now. */
export function useReadOnce(memory: Memory, step: string | null, choosing: boolean): void {
  useEffect(() => {
    if (choosing && step !== null && step !== LAST) memory.close(step);
  }, [memory, step, choosing]);
}
