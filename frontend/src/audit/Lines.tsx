import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { useReading } from '../i18n/Reading';
import { ErrorNote } from '../ui/ErrorNote';
import { Filters } from './Filters';
import { canHash, type Loaded } from './ledger';
import { Line } from './Line';
import { filtered, rowsOf, type Wanted } from './rows';
import { searchable, textsOf } from './texts';

interface Props {
  readonly table: Table;
  readonly game: AnyGame;
  readonly loaded: Loaded;
  readonly more: () => Promise<void>;
}

/** Every entry of the log, to be filtered and searched. */
export function Lines({ table, game, loaded, more }: Props) {
  const { t } = useTranslation();
  const reading = useReading();
  const [wanted, want] = useState<Wanted>({ group: null, seat: null, text: '' });
  const deferred = useDeferredValue(wanted);
  const { entries, head, broken, failed } = loaded;
  const rows = useMemo(() => rowsOf(entries), [entries]);
  const told = useMemo(() => rows.map((row) => ({ row, texts: textsOf(row, game, reading) })), [rows, game, reading]);
  const search = useMemo(() => new Map(told.map(({ row, texts }) => [row.entry.seq, searchable(row, texts, reading)])), [told, reading]);
  const shown = useMemo(() => {
    const found = new Set(filtered(rows, deferred, search));
    return told.filter(({ row }) => found.has(row));
  }, [rows, told, deferred, search]);
  return (
    <section className="audit-log" aria-labelledby="audit-log">
      <h2 id="audit-log">{t('audit.entries')}</h2>
      <Filters seats={table.seats.length} wanted={wanted} want={want} />
      <p className="audit-count" role="status">
        {head === null ? null : t('audit.shown', { shown: shown.length, count: entries.length })}
      </p>
      {broken.size === 0 ? null : <p className="notice" role="alert">{t('audit.chain_broken', { seq: Math.min(...broken) })}</p>}
      <ErrorNote code={failed} />
      <ol className="audit-lines">
        {shown.map(({ row, texts }) => (
          <Line key={row.entry.seq} table={table.id} row={row} texts={texts} chain={canHash ? !broken.has(row.entry.seq) : null} />
        ))}
      </ol>
      <button type="button" className="button" onClick={() => void more()}>
        {t('audit.more')}
      </button>
    </section>
  );
}
