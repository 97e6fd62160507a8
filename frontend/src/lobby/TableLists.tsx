import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import type { Summary } from '../api/wire';
import { GameName } from '../games/GameName';
import { gameOf } from '../games/registry';
import { nameOf } from '../i18n/Reading';
import { Emblem } from '../ornament/Emblem';
import { Connection } from '../page/Connection';
import { useTables } from './useTables';

const AT_FIRST = 6;

/** One's own tables, those that wait for players, and those that can be watched. */
export function TableLists() {
  const { t } = useTranslation();
  const { mine, others, connection } = useTables();
  return (
    <div className="table-lists">
      <Connection connection={connection} known={mine !== null} />
      <div className="table-column">
        <List title={t('lobby.mine')} empty={t('lobby.mine_empty')} tables={mine?.toSorted(urgentFirst) ?? null} />
        <JoinByLink />
      </div>
      <List title={t('lobby.open')} empty={t('lobby.open_empty')} tables={others?.toSorted(freeFirst) ?? null} />
    </div>
  );
}

function isAlive(table: Summary): boolean {
  return table.status === 'open' || table.status === 'running' || table.status === 'paused';
}

function urgentFirst(a: Summary, b: Summary): number {
  const byLife = Number(isAlive(b)) - Number(isAlive(a));
  return byLife || Number(b.your_turn) - Number(a.your_turn) || b.opened_at.localeCompare(a.opened_at);
}

function freeFirst(a: Summary, b: Summary): number {
  return Number(b.status === 'open') - Number(a.status === 'open') || b.opened_at.localeCompare(a.opened_at);
}

interface ListProps {
  readonly title: string;
  readonly empty: string;
  /** null as long as nobody knows whether there are any. */
  readonly tables: readonly Summary[] | null;
}

function List({ title, empty, tables }: ListProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const known = tables ?? [];
  const shown = all ? known : known.slice(0, AT_FIRST);
  return (
    <section className="table-list">
      <h2>{title}</h2>
      {tables?.length === 0 ? <p className="empty">{empty}</p> : null}
      <ul>
        {shown.map((table) => (
          <li key={table.id}>
            <TableRow table={table} />
          </li>
        ))}
      </ul>
      {shown.length < known.length ? (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {t('lobby.all', { all: known.length })}
        </button>
      ) : null}
    </section>
  );
}

function TableRow({ table }: { readonly table: Summary }) {
  const { t } = useTranslation();
  const game = gameOf(table.game);
  const state = table.your_turn ? 'your_turn' : table.status;
  return (
    <Link href={`/tables/${table.id}`} className={`table-row ${game.palette}`}>
      <span className="table-row-art">
        <game.Cover />
      </span>
      <span className="table-row-words">
        <strong className="display">
          <GameName game={table.game} />
        </strong>
        <span className="table-row-names">{table.seats.map((seat) => nameOf(seat, t)).join(' · ')}</span>
      </span>
      <span className="table-row-seats">
        {table.seats.map((seat) => (
          <Emblem key={seat.seat} of={seat.sitter} name={nameOf(seat, t)} />
        ))}
      </span>
      <span className={`tag state-${state}`}>{t(`status.${state}`)}</span>
    </Link>
  );
}

/** Goes to the table of a link that somebody sent; its id alone will do. */
function JoinByLink() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [link, setLink] = useState('');
  const field = useId();
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/i.exec(link)?.[0];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (id !== undefined) go(`/tables/${id}`);
  };
  return (
    <section className="table-list">
      <h2>{t('lobby.join')}</h2>
      <form className="name-row" onSubmit={submit}>
        <label className="unseen" htmlFor={field}>
          {t('lobby.join_label')}
        </label>
        <input
          id={field}
          className="input"
          value={link}
          placeholder={t('lobby.join_label')}
          onChange={(event) => setLink(event.target.value)}
        />
        <button type="submit" className="button" disabled={id === undefined}>
          {t('lobby.join_button')}
        </button>
      </form>
    </section>
  );
}
