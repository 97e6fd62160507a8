import { useMemo } from 'react';

import type { Playing } from '../director/scene';
import type { BoardProps } from '../games/game';
import { standing } from '../replay/steps';
import type { TableNow } from './useTable';

interface Choice {
  readonly picked: readonly string[];
  readonly pick: (things: readonly string[]) => void;
  readonly highlight: string | null;
  /** Whether the only move is about to be made for the reader. */
  readonly forcing: boolean;
  readonly scene: Playing<unknown> | null;
  /** Whether the table is looked back at. */
  readonly past?: boolean;
}

type Shown = Pick<TableNow, 'now' | 'you' | 'story' | 'connection' | 'pending' | 'choose'>;

/** What every part of a game is given: the table as it stands, and the choice in progress. */
export function useSituation(table: string, live: Shown, { picked, pick, highlight, forcing, scene, past = false }: Choice): BoardProps<unknown, unknown, unknown, unknown> {
  const { now, you, story, connection, pending, choose } = live;
  const told = useMemo(() => standing(story.entries), [story.entries]);
  return useMemo(
    () => ({
      view: now.view,
      legal: now.legal,
      hints: now.hints,
      seats: now.seats,
      you,
      asked: now.asked,
      waiting: now.waiting,
      picked,
      pick,
      choose,
      pending,
      busy: pending !== null || connection !== 'live' || forcing,
      story: told,
      recent: story.recent,
      scene,
      past,
      highlight,
      table,
    }),
    [now, you, told, story.recent, connection, pending, choose, picked, pick, highlight, forcing, scene, past, table],
  );
}
