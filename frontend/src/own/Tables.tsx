import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { PlayedTable } from '../api/wire';
import { outcome, SummaryRow, TableRow } from '../page/TableRow';
import { ErrorNote } from '../ui/ErrorNote';
import type { Own } from './useOwnTables';

interface Props {
  readonly own: Own;
  readonly showAll: () => void;
}

/** One's tables: those first that are not over, then the newest. */
export function Tables({ own: { found, goOn, busy, error }, showAll }: Props) {
  const { t } = useTranslation();
  if (found === null) return <ErrorNote code={error} />;
  const { unfinished, ended, more } = found;
  if (unfinished.length + ended.length === 0) return <NoneSuch showAll={showAll} />;
  return (
    <>
      <ul className="own-list">
        {unfinished.map((table) => (
          <li key={table.id}>
            <SummaryRow table={table} />
          </li>
        ))}
        {ended.map((table) => (
          <li key={table.id}>
            <EndedRow table={table} />
          </li>
        ))}
      </ul>
      {more ? (
        <button type="button" className="button" disabled={busy} onClick={goOn}>
          {t('own.more')}
        </button>
      ) : null}
      <ErrorNote code={error} />
    </>
  );
}

/** A table that is over: how one has done there, and the way to its story. */
function EndedRow({ table }: { readonly table: PlayedTable }) {
  const { t, i18n } = useTranslation();
  const own = table.seats.find(({ seat }) => seat === table.you);
  const rank = own?.rank ?? null;
  const seats = table.seats.map(({ name, player }) => ({ name, player, sitter: player === null ? ('bot' as const) : ('person' as const), kept: null }));
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <TableRow href={`/tables/${table.id}?at=1`} game={table.game} seats={seats} you={table.you} state={rank === null ? 'abandoned' : outcome(rank)} rank={rank}>
      <span className="own-when">
        <time dateTime={table.ended_at}>{day.format(new Date(table.ended_at))}</time>
        {own?.points == null ? null : ` · ${t('own.points', { count: own.points })}`}
        {own?.resigned === true ? ` · ${t('own.resigned')}` : null}
      </span>
    </TableRow>
  );
}

export function NoneYet() {
  const { t } = useTranslation();
  return (
    <div className="own-none">
      <p>{t('own.none_yet')}</p>
      <Link href="/new" className="button main">
        {t('own.first')}
      </Link>
    </div>
  );
}

function NoneSuch({ showAll }: { readonly showAll: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="own-none">
      <p>{t('own.none_such')}</p>
      <button type="button" className="button" onClick={showAll}>
        {t('own.show_all')}
      </button>
    </div>
  );
}
