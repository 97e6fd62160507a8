import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import * as origins from '../api/origins';
import { useRequest } from '../api/useRequest';
import type { Table } from '../api/wire';
import { freshSalt } from '../chance/salt';
import { ErrorNote } from '../ui/ErrorNote';
import { isLesson } from '../lesson/parts';
import { isPractice } from './kinds';

export interface WaysProps {
  readonly table: Table;
  readonly you: number | null;
  /** An entry at which one's own seat is asked; null where none is looked at. */
  readonly at: number | null;
  /** Whether the log is open to everybody. */
  readonly revealed: boolean;
  /** Whether the game came to its end, and what comes after it is wanted. */
  readonly ended: boolean;
}

/** The ways to other tables, each with one press. */
export function Ways({ table, you, at, revealed, ended }: WaysProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { run, busy, error } = useRequest();
  const way = (name: string, open: () => Promise<Table>) => (
    <button type="button" className="button" disabled={busy} onClick={() => run(() => open().then(({ id }) => go(`/tables/${id}`)))}>
      {name}
    </button>
  );
  const again = (same: boolean) => () => origins.practiseAgain(table.id, same, freshSalt());
  const practise = (entry: number, real: boolean) => () => origins.practise(table.id, entry, real, freshSalt());
  const own = you !== null;
  return (
    <>
      {own && at !== null && (table.practice || revealed) ? way(t('origin.practise'), practise(at, false)) : null}
      {own && at !== null && revealed ? way(t('origin.continue'), practise(at, true)) : null}
      {own && table.origin?.kind === 'imagined' ? way(t('origin.again'), again(false)) : null}
      {own && isPractice(table) ? way(t('origin.again_same'), again(true)) : null}
      {own && isLesson(table) ? way(t('origin.anew'), () => origins.learn(table.game, true, freshSalt())) : null}
      {ended && (table.origin === null || table.origin.kind === 'deal') ? way(t('origin.deal'), () => origins.playDeal(table.id, freshSalt())) : null}
      <ErrorNote code={error} />
    </>
  );
}
