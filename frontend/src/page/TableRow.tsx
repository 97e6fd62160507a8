import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { Summary } from '../api/wire';
import { Cover } from '../games/Cover';
import { GameName } from '../games/GameName';
import { namesOf, type Named } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';
import './table-row.css';

interface Props {
  readonly href: string;
  readonly game: string;
  readonly seats: readonly Named[];
  /** How it stands there, for the eye; `tag` says it. */
  readonly state: string;
  readonly tag: string;
  readonly children?: ReactNode;
}

/** A table in a list, which leads there: its game, who sits there, and how it stands. */
export function TableRow({ href, game, seats, state, tag, children }: Props) {
  const { t } = useTranslation();
  const names = namesOf(seats, t);
  return (
    <Link href={href} className={`table-row game-${game}`}>
      <span className="table-row-art">
        <Cover game={game} />
      </span>
      <span className="table-row-words">
        <strong className="display">
          <GameName game={game} />
        </strong>
        <span className="table-row-names">
          <Words of={names.join(' · ')} />
        </span>
        {children}
      </span>
      <span className="table-row-seats">
        {seats.map(({ sitter }, at) => (
          <Emblem key={at} of={sitter} name={names[at] ?? ''} />
        ))}
      </span>
      <span className={`tag state-${state}`}>{tag}</span>
    </Link>
  );
}

export function SummaryRow({ table }: { readonly table: Summary }) {
  const { t } = useTranslation();
  const state = table.your_turn ? 'your_turn' : table.status;
  const full = state === 'open' && table.seats.every(({ sitter }) => sitter !== 'open');
  return (
    <TableRow href={`/tables/${table.id}`} game={table.game} seats={table.seats} state={state} tag={t(`status.${full ? 'full' : state}`)}>
      {table.lesson ? <small>{t('status.lesson')}</small> : null}
    </TableRow>
  );
}
