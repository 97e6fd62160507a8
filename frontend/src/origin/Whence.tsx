import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { Table } from '../api/wire';
import './origin.css';

export interface WhenceProps {
  readonly table: Table;
  /** Nobody has sat down yet: what they should know before. */
  readonly beforehand?: boolean;
  /** A word in place of a sentence. */
  readonly short?: boolean;
}

/** Where a table comes from, with the way back. */
export function Whence({ table, beforehand = false, short = false }: WhenceProps) {
  const { t } = useTranslation();
  const { origin } = table;
  if (short) return origin === null ? null : <span className="tag">{t(`origin.tag.${origin.kind}`)}</span>;
  return (
    <>
      {origin === null ? null : (
        <p className="whence">
          {t(`origin.from.${origin.kind}`)}{' '}
          {origin.kind === 'uploaded' || origin.kind === 'lesson' ? null : <Link href={`/tables/${origin.table}${origin.entry === 0 ? '' : `?at=${origin.entry}`}`}>{t('origin.there')}</Link>}
        </p>
      )}
      {beforehand && table.practice ? <p className="whence">{t('origin.allowed')}</p> : null}
    </>
  );
}
