import { useCallback, useEffect, useMemo, useState } from 'react';

import * as rest from '../api/rest';
import type { Now, Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { gameOf } from '../games/registry';
import { speak } from '../i18n/setup';
import { liveTable } from '../live/ahead';
import type { Live } from '../live/live';
import { united } from '../live/united';
import { useDrawn } from '../ui/useDrawn';

interface Fixed {
  readonly table: Table;
  readonly game: AnyGame;
}

interface Fetched {
  readonly fixed: Fixed | null;
  readonly error: string | null;
}

/** What stays as it was when the table opened, fetched once: the table, and its game with its words. */
export function useFixed(id: string, wanted: boolean): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ fixed: null, error: null });
  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    fetchFixed(id).then(
      (fixed) => here && setFetched({ fixed, error: null }),
      (failure: unknown) => here && setFetched({ fixed: null, error: rest.codeOf(failure) }),
    );
    return () => {
      here = false;
    };
  }, [id, wanted]);
  return fetched;
}

async function fetchFixed(id: string): Promise<Fixed> {
  const table = await rest.table(id);
  try {
    const [game] = await Promise.all([gameOf(table.game).load(), speak(table.game)]);
    return { table, game };
  } catch {
    // See reload.ts: while there is no network, this is all that can be said.
    throw new rest.ApiError('no_connection', null);
  }
}

export interface TableNow extends Live {
  readonly presence: NonNullable<Live['presence']>;
  /** As of the latest message; until the first one, as fetched. */
  readonly now: Now;
  /** The reader's seat; null for a spectator. */
  readonly you: number | null;
  readonly choose: (move: unknown) => void;
  readonly say: (text: string) => void;
  readonly undo: (entry: number, ask: boolean) => void;
  readonly redo: (entry: number, ask: boolean) => void;
  readonly answerUndo: (entry: number, yes: boolean) => void;
}

/** The table as it goes on, for as long as this is shown. */
export function useLive(table: Table): TableNow {
  const live = useMemo(() => liveTable(table.id), [table.id]);
  useEffect(() => live.open(), [live]);
  const heard = useDrawn(live, united);
  const now = heard.story.now ?? table;
  const { you, asked } = now;
  const { say, undo, redo, answerUndo } = live;
  // An answer to what is on the page: the next question may have been told, and not be drawn yet.
  const choose = useCallback((move: unknown) => live.choose(asked, move), [live, asked]);
  return { ...heard, presence: heard.presence ?? table.presence, now, you, choose, say, undo, redo, answerUndo };
}
