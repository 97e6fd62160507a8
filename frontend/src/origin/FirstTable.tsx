import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import { namesOf } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import './origin.css';

export interface FirstTableProps {
  readonly id: string;
}

/** The result of the table that had the same deal first, to stand beside one's own. */
export function FirstTable({ id }: FirstTableProps) {
  const { t } = useTranslation();
  const { value: table } = useFetched(useCallback(() => rest.table(id), [id]));
  if (table?.result == null) return null;
  const names = namesOf(table.seats, t);
  return (
    <section className="first-table" aria-label={t('origin.first')}>
      <h3>
        <Link href={`/tables/${id}`}>{t('origin.first')}</Link>
      </h3>
      <ol>
        {table.result
          .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
          .map(({ seat, rank, points }) => (
            <li key={seat}>
              <span>{rank}</span>
              <span>
                <Words of={t('origin.seat', { seat: seat + 1, name: names[seat] ?? '' })} />
              </span>
              <b>{points}</b>
            </li>
          ))}
      </ol>
    </section>
  );
}
