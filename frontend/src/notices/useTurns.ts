import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ownTables } from '../api/own';
import type { Seat, Summary } from '../api/wire';
import { notify } from './desk';
import { ring } from './sound';

/** A table at which it is the reader's turn, and where people wait. */
export interface Turn {
  readonly table: string;
  readonly game: string;
}

interface Own extends Turn {
  /** Whether it is the reader's turn there. */
  readonly asked: boolean;
  /** Whether the server has said so: until then nothing is new. */
  readonly known: boolean;
  /** The only move makes itself. */
  readonly forced: boolean;
  readonly seats: readonly Seat[];
  readonly you: number | null;
}

interface Told extends Turn {
  readonly asked: boolean;
}

const CHANNEL = 'griot.turns';
/** Milliseconds between two questions to the server. The lobby's socket would tell at once, but of all tables of all people. */
const EVERY = 60_000;
/** Whoever has just moved looks at the table. */
const JUST_MOVED = 2_500;

/**
 * Tells the reader when their turn comes, at this table or at another of theirs; the other tables where it is their
 * turn. Of a table in another tab that tab tells at once, of one that is open nowhere the server does.
 */
export function useTurns(own: Own): readonly Turn[] {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const known = useRef<readonly Turn[] | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);
  const tell = useTell();
  const keep = useCallback((now: readonly Turn[]) => {
    known.current = now;
    setTurns(now);
  }, []);
  useEffect(() => {
    const line = new BroadcastChannel(CHANNEL);
    channel.current = line;
    line.onmessage = ({ data }: MessageEvent<Told>) => keep(changed(known.current ?? [], data).filter(({ table }) => table !== own.table));
    const ask = () =>
      ownTables(new URLSearchParams({ outcome: 'unfinished' })).then(
        ({ unfinished }) => {
          const now = unfinished.filter(waits).filter(({ id }) => id !== own.table).map(({ id, game }) => ({ table: id, game }));
          const fresh = known.current === null ? [] : now.filter(({ table }) => !known.current?.some((turn) => turn.table === table));
          fresh.forEach((turn) => line.postMessage({ ...turn, asked: true } satisfies Told));
          fresh.forEach(tell);
          keep(now);
        },
        // Asked again soon; what is lost meanwhile the page says of its own table.
        () => undefined,
      );
    const seen = () => document.hidden || void ask();
    const timer = setInterval(() => void ask(), EVERY);
    void ask();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      line.close();
    };
  }, [own.table, keep, tell]);
  useOwnTurn(own, channel, tell);
  return turns;
}

/**
 * The same of tables that the server tells of at once, as it does in the lobby; null until it has. A table that is open in
 * another tab is told of twice: that tab may be closed at any moment, and twice is better than never.
 */
export function useListedTurns(tables: readonly Summary[] | null): readonly Turn[] {
  const turns = useMemo(() => tables?.filter(waits).map(({ id, game }) => ({ table: id, game })) ?? null, [tables]);
  const known = useRef<readonly Turn[] | null>(null);
  const tell = useTell();
  useEffect(() => {
    if (known.current !== null) turns?.filter(({ table }) => !known.current?.some((turn) => turn.table === table)).forEach(tell);
    known.current = turns;
  }, [turns, tell]);
  return turns ?? NONE;
}

const NONE: readonly Turn[] = [];

function useOwnTurn({ table, game, asked, known, forced, seats, you }: Own, channel: { readonly current: BroadcastChannel | null }, tell: (turn: Turn) => void): void {
  const before = useRef<{ readonly asked: boolean; readonly since: number } | null>(null);
  const others = seats.some(({ player, seat }) => player !== null && seat !== you);
  useEffect(() => {
    const last = before.current;
    if (!known || last?.asked === asked) return;
    before.current = { asked, since: Date.now() };
    if (others) channel.current?.postMessage({ table, game, asked } satisfies Told);
    if (last === null || !asked || forced) return;
    if (document.hidden || Date.now() - last.since > JUST_MOVED) tell({ table, game });
  }, [table, game, asked, known, forced, others, channel, tell]);
}

function useTell(): (turn: Turn) => void {
  const { t } = useTranslation();
  return useCallback(
    ({ table, game }: Turn) => {
      ring();
      if (document.hidden) notify(table, t('name', { ns: game, defaultValue: game }), t('status.your_turn'));
    },
    [t],
  );
}

/** Whether it is the reader's turn there and a person waits for it: bots and lessons have time. */
function waits({ your_turn, lesson, seats, you }: Summary): boolean {
  return your_turn && !lesson && seats.some(({ player, seat }) => player !== null && seat !== you);
}

function changed(turns: readonly Turn[], { table, game, asked }: Told): readonly Turn[] {
  const others = turns.filter((turn) => turn.table !== table);
  return asked ? [...others, { table, game }] : others;
}
