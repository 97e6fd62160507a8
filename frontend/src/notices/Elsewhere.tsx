import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { useGameName } from '../games/GameName';
import type { Turn } from './useTurns';
import './notices.css';

/** Leads to another table where it is the reader's turn; nothing where there is none. */
export function Elsewhere({ turns }: { readonly turns: readonly Turn[] }) {
  const [first, ...more] = turns;
  return first === undefined ? null : <ToTable turn={first} more={more.length} />;
}

function ToTable({ turn, more }: { readonly turn: Turn; readonly more: number }) {
  const { t } = useTranslation();
  const name = useGameName(turn.game);
  return (
    <Link href={`/tables/${turn.table}`} className="button elsewhere">
      <svg viewBox="0 0 12 12" width="0.8rem" height="0.8rem" fill="currentColor" aria-hidden="true">
        <path d="M2 0l9 6-9 6z" />
      </svg>
      <span>
        {t('status.your_turn')}: {name}
        {more === 0 ? null : ` +${more}`}
      </span>
    </Link>
  );
}
