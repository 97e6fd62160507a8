/** When what a lesson says has been read. */
import { useEffect, useRef } from 'react';

import { LAST } from './lesson';
import type { Memory } from './memory';

/**
 * Who begins to choose has read what stood there: what it lies over is needed now. What comes, or is called back, while something
 * is picked already has not been read: the press that ends a scene may take hold of a card (docs/decisions/0024-director.md).
 */
export function useReadOnce(memory: Memory, step: string | null, choosing: boolean): void {
  const before = useRef({ step, choosing });
  useEffect(() => {
    const was = before.current;
    before.current = { step, choosing };
    if (choosing && !was.choosing && step !== null && step === was.step && step !== LAST) memory.close(step);
  }, [memory, step, choosing]);
}
