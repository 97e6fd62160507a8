import { useCallback, useMemo, useState } from 'react';

import type { Wanted } from '../rules/rules';
import { useHelpKey } from './Help';

type Opened = 'log' | 'scores' | 'help' | 'undo' | null;

export type Sheets = ReturnType<typeof useSheets>;

const NOTHING = { opened: null, below: null };

/** Which sheet lies over the table, one at a time; `wanted`: what the rules are opened at. */
export function useSheets() {
  // Whoever came to the rules from the log reads on there: it stays open below them.
  const [{ opened, below }, set] = useState<{ readonly opened: Opened; readonly below: Opened }>(NOTHING);
  const [wanted, setWanted] = useState<Wanted | string | null>(null);
  const showRule = useCallback((rule: Wanted | string | null) => {
    setWanted(rule);
    set((now) => ({ opened: 'help', below: now.opened === 'log' ? 'log' : now.below }));
  }, []);
  useHelpKey(useCallback(() => showRule(null), [showRule]));
  const ways = useMemo(() => {
    const open = (sheet: Opened) => set({ opened: sheet, below: null });
    return { open, close: () => set((now) => ({ opened: now.below, below: null })), showScores: () => open('scores'), setScores: (yes: boolean) => open(yes ? 'scores' : null) };
  }, []);
  return { opened, log: opened === 'log' || below === 'log', wanted, showRule, ...ways };
}
