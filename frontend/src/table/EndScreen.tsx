import { motion } from 'motion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import * as rest from '../api/rest';
import { useRequest } from '../api/useRequest';
import type { Now, ScoreLine, Table } from '../api/wire';
import { freshSalt } from '../chance/chance';
import type { AnyGame } from '../games/game';
import { Say, useReading } from '../i18n/Reading';
import { Band } from '../ornament/Cloth';
import { Emblem } from '../ornament/Emblem';
import { ErrorNote } from '../ui/ErrorNote';
import { Sheet } from '../ui/Sheet';

interface Props {
  readonly table: Table;
  readonly game: AnyGame;
  readonly now: Now;
  readonly you: number | null;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** Who won and why: each seat's sum, item by item. Opens by itself when the game has just ended. */
export function EndScreen({ table, game, now, you, open, setOpen }: Props) {
  const { t } = useTranslation();
  const over = now.result !== null;
  const shown = useRef(false);
  useEffect(() => {
    if (!over || shown.current) return;
    shown.current = true;
    setOpen(true);
  }, [over, setOpen]);
  if (now.result === null) return null;
  const byRank = now.result.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
  return (
    <Sheet title={t('end.title')} open={open} className="end" onClose={() => setOpen(false)}>
      <Winners lines={byRank} you={you} />
      <ol className="end-seats">
        {byRank.map((line, at) => (
          <motion.li
            key={line.seat}
            className={line.rank === 1 ? 'end-seat first' : 'end-seat'}
            initial={{ opacity: 0, y: 20 }}
            animate={{ opacity: 1, y: 0 }}
            transition={{ delay: at * 0.08 }}
          >
            <SeatScore game={game} line={line} now={now} />
          </motion.li>
        ))}
      </ol>
      <WaysOn table={table} now={now} you={you} />
    </Sheet>
  );
}

function Winners({ lines, you }: { readonly lines: readonly ScoreLine[]; readonly you: number | null }) {
  const { t, i18n } = useTranslation();
  const { seatName } = useReading();
  const winners = lines.filter((line) => line.rank === 1);
  const names = new Intl.ListFormat(i18n.language).format(winners.map((line) => seatName(line.seat)));
  const mine = winners.length === 1 && winners[0]?.seat === you;
  return (
    <div className="end-winner">
      <p className="display">{mine ? t('end.you_win') : t('end.wins', { names, count: winners.length })}</p>
      <div className="end-band">
        <Band seed={names} length={24} />
      </div>
    </div>
  );
}

function SeatScore({ game, line, now }: { readonly game: AnyGame; readonly line: ScoreLine; readonly now: Now }) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const name = seatName(line.seat);
  return (
    <>
      <div className="end-head">
        <span className="end-rank display">
          <span className="unseen">{t('end.rank')}</span>
          {line.rank}
        </span>
        <Emblem of={now.seats[line.seat]?.sitter ?? 'person'} name={name} />
        <strong className="place-name">{name}</strong>
        <span className="end-points display">{line.points}</span>
      </div>
      <ul className="end-items">
        {line.items.map((item, at) => (
          <li key={at}>
            <span>
              <Say line={game.scoreItem(item)} />
            </span>
            <b>{item.points}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function WaysOn({ table, now, you }: { readonly table: Table; readonly now: Now; readonly you: number | null }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { run, busy, error } = useRequest();
  const again = () => run(() => rest.rematch(table.id, freshSalt()).then((next) => go(`/tables/${next.id}`)));
  return (
    <div className="menu-rows">
      {you !== null ? (
        // Not a link even if a table follows already: it may have been abandoned since, and only the server knows.
        <button type="button" className="button main" disabled={busy} onClick={again}>
          {now.rematch === null ? t('end.rematch') : t('end.join_rematch')}
        </button>
      ) : now.rematch === null ? null : (
        <Link href={`/tables/${now.rematch}`} className="button main">
          {t('end.join_rematch')}
        </Link>
      )}
      <Link href="/" className="button">
        {t('table.lobby')}
      </Link>
      <ErrorNote code={error} />
    </div>
  );
}
