import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { Table } from '../api/wire';
import type { AnyGame } from '../games/game';
import { useGameName } from '../games/GameName';
import { ReadingProvider } from '../i18n/Reading';
import { Masthead } from '../page/Masthead';
import { NotFound } from '../page/NotFound';
import { useFixed } from '../table/useTable';
import { ErrorNote } from '../ui/ErrorNote';
import { ChosenBy } from './ChosenBy';
import { Ledger } from './ledger';
import { Lines } from './Lines';
import { ProofPanel } from './ProofPanel';
import { ReceiptPanel } from './ReceiptPanel';
import './audit.css';

const nothing = () => undefined;

/** A table's log for whoever wants to check it: every entry, its chain, and the proof. */
export function AuditPage({ id }: { readonly id: string }) {
  const { fixed, error } = useFixed(id, true);
  if (error === 'not_found') return <NotFound />;
  return (
    <>
      <Masthead />
      {fixed === null ? (
        <main className="door">
          <ErrorNote code={error} />
        </main>
      ) : (
        <Audit table={fixed.table} game={fixed.game} />
      )}
    </>
  );
}

function Audit({ table, game }: { readonly table: Table; readonly game: AnyGame }) {
  const { t } = useTranslation();
  const name = useGameName(table.game);
  const revealed = table.status === 'scored' || table.status === 'abandoned';
  const ledger = useMemo(() => new Ledger(table.id, revealed ? 'all' : null), [table.id, revealed]);
  const loaded = useSyncExternalStore(ledger.listen, ledger.read);
  useEffect(() => void ledger.more(), [ledger]);
  return (
    <ReadingProvider game={game.key} you={table.you} seats={table.seats} heard={game.heard} point={nothing} open={nothing}>
      <main className={`audit ${game.palette}`}>
        <title>{`${t('audit.title')} · ${name} · ${t('griot')}`}</title>
        <header className="audit-head">
          <h1>{t('audit.of', { game: name })}</h1>
          <p>{t(revealed ? 'audit.all_open' : 'audit.still_hidden')}</p>
          <Link href={`/tables/${table.id}`} className="button">
            {t('audit.table')}
          </Link>
        </header>
        <div className="audit-panels">
          <ProofPanel table={table.id} />
          <ReceiptPanel table={table.id} loaded={loaded} />
          <ChosenBy table={table} />
        </div>
        <Lines table={table} game={game} loaded={loaded} more={ledger.more} />
      </main>
    </ReadingProvider>
  );
}
