import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import type { Summary } from '../api/wire';

const LOOK_AGAIN = 5000;
const mine = () => rest.tables(true);
const all = () => rest.tables(false);

export interface Tables {
  /** Those at which the reader sits. */
  readonly mine: readonly Summary[];
  /** All others that the reader may see. */
  readonly others: readonly Summary[];
  /** The code of what went wrong when they were asked for last. */
  readonly error: string | null;
}

/** The lists of the lobby, and the one place where they come from: both are asked for again every few seconds. */
export function useTables(): Tables {
  const own = useFetched(mine, LOOK_AGAIN);
  const seen = useFetched(all, LOOK_AGAIN);
  return {
    mine: own.value ?? [],
    others: (seen.value ?? []).filter((table) => table.you === null),
    error: own.error ?? seen.error,
  };
}
