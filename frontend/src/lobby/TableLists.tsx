import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Summary } from '../api/wire';
import { SummaryRow } from '../page/TableRow';
import type { Tables } from './useTables';

const AT_FIRST = 4;

/** Tables at which it is the reader's turn: what waits for them first. Nothing where there are none. */
export function OwnTurns({ mine }: Pick<Tables, 'mine'>) {
  const { t } = useTranslation();
  const turns = mine?.filter((table) => table.your_turn) ?? [];
  return turns.length === 0 ? null : <List className="turns" title={t('status.your_turn')} tables={turns} />;
}

/** The reader's other tables, beside those at which somebody may still sit down. */
export function TableLists({ mine, others }: Pick<Tables, 'mine' | 'others'>) {
  const { t } = useTranslation();
  const rest = mine?.filter((table) => !table.your_turn) ?? [];
  return (
    <div className="table-lists" aria-busy={mine === null}>
      {rest.length === 0 ? null : <List title={t('lobby.mine')} tables={rest.toSorted(aliveFirst)} />}
      <List title={t('lobby.open')} empty={t('lobby.open_empty')} tables={others?.filter(hasRoom) ?? null} />
    </div>
  );
}

/** Tables at which there is nothing to do but to look on: folded, and nothing where there are none. */
export function OthersAtPlay({ tables }: { readonly tables: Tables['others'] }) {
  const { t } = useTranslation();
  const played = tables?.filter((table) => !hasRoom(table)) ?? [];
  if (played.length === 0) return null;
  return (
    <details className="others">
      <summary>
        <h2>{t('lobby.others', { count: played.length })}</h2>
      </summary>
      <Rows tables={played} />
    </details>
  );
}

interface ListProps {
  readonly title: string;
  readonly className?: string;
  readonly empty?: string;
  /** null as long as nobody knows whether there are any. */
  readonly tables: readonly Summary[] | null;
}

function List({ title, className = '', empty, tables }: ListProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const known = tables ?? [];
  const shown = all ? known : known.slice(0, AT_FIRST);
  return (
    <section className={`table-list ${className}`}>
      <h2>{title}</h2>
      {tables?.length === 0 ? <p className="empty">{empty}</p> : null}
      <Rows tables={shown} />
      {shown.length < known.length ? (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {t('lobby.all', { all: known.length })}
        </button>
      ) : null}
    </section>
  );
}

function Rows({ tables }: { readonly tables: readonly Summary[] }) {
  return (
    <ul>
      {tables.map((table) => (
        <li key={table.id}>
          <SummaryRow table={table} />
        </li>
      ))}
    </ul>
  );
}

function hasRoom(table: Summary): boolean {
  return table.status === 'open' && table.seats.some(({ sitter }) => sitter === 'open');
}

function isAlive(table: Summary): boolean {
  return table.status === 'open' || table.status === 'running' || table.status === 'paused';
}

function aliveFirst(a: Summary, b: Summary): number {
  return Number(isAlive(b)) - Number(isAlive(a)) || b.opened_at.localeCompare(a.opened_at);
}
