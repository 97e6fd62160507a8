import { useEffect, useState } from 'react';

import * as past from '../api/story';
import type { Live } from '../live/live';
import type { Contradiction } from '../live/story';
import { compare, receiptOf, remember, type Receipt } from './receipts';

export interface Alarm {
  readonly what: Contradiction;
  /** What was told before. */
  readonly remembered: Receipt;
}

/**
 * Remembers a table's newest entry, and says if the server contradicts what this browser was told: on an earlier visit,
 * or before on this line.
 */
export function useReceipt(table: string, { story, contradiction }: Live, sits: boolean): Alarm | null {
  const [before] = useState(() => receiptOf(table));
  const { entries, catchingUp } = story;
  const newest = entries.at(-1);
  const whole = !catchingUp && newest !== undefined;
  const told = before !== null && whole ? compare(before, entries) : null;
  const lost = useSure(table, told === 'lost' ? before : null);
  const what = told === 'other' ? told : (lost ?? contradiction);
  const agrees = told === null && what === null;
  useEffect(() => {
    if (sits && whole && agrees) remember(table, newest);
  }, [table, sits, whole, agrees, newest]);
  const remembered = before ?? newest;
  return what === null || remembered === undefined ? null : { what, remembered };
}

/** Asks for an entry that is missed: another window may have heard of it while this one was opening. */
function useSure(table: string, missed: Receipt | null): Contradiction | null {
  const [found, setFound] = useState<Contradiction | null>(null);
  useEffect(() => {
    if (missed === null) return undefined;
    let wanted = true;
    past.entries(`tables/${table}`, missed.seq - 1, null).then(
      ({ entries: [line] }) => wanted && setFound(line === undefined ? 'lost' : line.hash === missed.hash ? null : 'other'),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [table, missed]);
  return found;
}
