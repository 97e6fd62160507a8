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

/** How it stands at a table, for the reader. */
type State = Summary['status'] | 'your_turn' | 'full' | 'won' | 'place';

interface Props {
  readonly href: string;
  readonly game: string;
  readonly seats: readonly Named[];
  /** Where the reader sits, whom nobody need name to them. */
  readonly you: number | null;
  readonly state: State;
  /** How the reader has done there, once it is over: 1 is best. */
  readonly rank?: number | null;
  readonly children?: ReactNode;
}

/** A table in a list, which leads there: its game, who sits there, and how it stands. */
export function TableRow({ href, game, seats, you, state, rank, children }: Props) {
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
          <Words of={names.filter((_, seat) => seat !== you).join(' · ')} />
        </span>
        {children}
      </span>
      <span className="table-row-seats">
        {seats.map(({ sitter }, at) => (
          <Emblem key={at} of={sitter} name={names[at] ?? ''} />
        ))}
      </span>
      <span className={`tag state-${state}`}>{t(`status.${state}`, { rank, of: seats.length })}</span>
    </Link>
  );
}

export function SummaryRow({ table }: { readonly table: Summary }) {
  const { t } = useTranslation();
  return (
    <TableRow href={`/tables/${table.id}`} game={table.game} seats={table.seats} you={table.you} state={stateOf(table)} rank={table.rank}>
      {table.lesson ? <small>{t('status.lesson')}</small> : null}
    </TableRow>
  );
}

function stateOf({ status, seats, your_turn, rank }: Summary): State {
  if (your_turn) return 'your_turn';
  if (status === 'open' && seats.every(({ sitter }) => sitter !== 'open')) return 'full';
  return rank === null ? status : outcome(rank);
}

/** How a table that is over stands for who has come out there at that place. */
export const outcome = (rank: number) => (rank === 1 ? 'won' : 'place');
