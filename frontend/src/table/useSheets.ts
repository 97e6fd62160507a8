import { useCallback, useMemo, useState } from 'react';

import type { Wanted } from '../rules/rules';
import { useHelpKey } from './Help';

type Opened = 'log' | 'scores' | 'help' | 'undo' | null;

export type Sheets = ReturnType<typeof useSheets>;

/** Which sheet lies over the table, one at a time; `wanted`: what the rules are opened at. */
export function useSheets() {
  const [opened, open] = useState<Opened>(null);
  const [wanted, setWanted] = useState<Wanted | string | null>(null);
  const showRule = useCallback((rule: Wanted | string | null) => {
    setWanted(rule);
    open('help');
  }, []);
  useHelpKey(useCallback(() => showRule(null), [showRule]));
  const shows = useMemo(
    () => ({ close: () => open(null), showScores: () => open('scores'), setScores: (yes: boolean) => open(yes ? 'scores' : null) }),
    [],
  );
  return { opened, wanted, open, showRule, ...shows };
}
