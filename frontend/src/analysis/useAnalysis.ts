import { useEffect, useState } from 'react';

import { ask, codeOf } from '../api/rest';
import type { AnalysisNow } from '../api/wire';

/** So long, in milliseconds, between two questions how far it is; and after a question that failed. */
const PAUSE = 1500;
const LONGER = 5000;
/** What may be over in a moment. */
const PASSING: ReadonlySet<string> = new Set(['no_connection', 'too_many']);

export interface Analysed {
  /** What is known so far; null until anything is. */
  readonly now: AnalysisNow | null;
  /** The code of the latest question if it has failed. */
  readonly error: string | null;
}

/** The analysis of a table, asked for as long as it is wanted and not finished: the server works for those who ask. */
export function useAnalysis(table: string, wanted: boolean): Analysed {
  const [analysed, setAnalysed] = useState<Analysed>({ now: null, error: null });
  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const question = () => {
      ask<AnalysisNow>('POST', `/tables/${table}/analysis/`, {}).then(
        (now) => {
          if (!here) return;
          setAnalysed({ now, error: null });
          if (now.working) timer = setTimeout(question, PAUSE);
        },
        (failure: unknown) => {
          const error = codeOf(failure);
          if (!here) return;
          setAnalysed(({ now }) => ({ now, error }));
          if (PASSING.has(error)) timer = setTimeout(question, LONGER);
        },
      );
    };
    question();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [table, wanted]);
  return analysed;
}
