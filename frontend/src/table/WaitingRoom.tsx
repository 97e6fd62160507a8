import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import * as rest from '../api/rest';
import { useRequest } from '../api/useRequest';
import type { Now, Seat, Table } from '../api/wire';
import { freshSalt } from '../chance/chance';
import type { AnyGame } from '../games/game';
import { nameOf } from '../i18n/Reading';
import { Emblem } from '../ornament/Emblem';
import { ErrorNote } from '../ui/ErrorNote';
import { CopyLink } from './CopyLink';

interface Props {
  readonly table: Table;
  readonly game: AnyGame;
  readonly now: Now;
  readonly you: number | null;
}

/** Before the start: who sits where, the link for friends, and the button that begins. */
export function WaitingRoom({ table, game, now, you }: Props) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { run, busy, error } = useRequest();
  const open = now.seats.filter((seat) => seat.sitter === 'open').length;
  return (
    <main className="waiting-room">
      <div className="waiting-cover">
        <game.Cover />
      </div>
      <section className="waiting-seats">
        <h2>{open === 0 ? t('waiting.full') : t('waiting.open', { count: open })}</h2>
        <ol>
          {now.seats.map((seat) => (
            <WaitingSeat
              key={seat.seat}
              seat={seat}
              you={you}
              busy={busy}
              sit={() => run(() => rest.sit(table.id, seat.seat, freshSalt()))}
            />
          ))}
        </ol>
        {open === 0 ? null : (
          <div className="field">
            <span className="label">{t('waiting.invite')}</span>
            <CopyLink />
          </div>
        )}
        <div className="menu-rows">
          {you === null ? null : (
            <>
              <button type="button" className="button main" disabled={busy || open > 0} onClick={() => run(() => rest.start(table.id))}>
                {t('waiting.start')}
              </button>
              <button type="button" className="button" disabled={busy} onClick={() => run(() => rest.leave(table.id, you).then(() => go('/')))}>
                {t('waiting.leave')}
              </button>
            </>
          )}
        </div>
        <p role="status">{you !== null && open > 0 ? t('waiting.until_full') : null}</p>
        <ErrorNote code={error} />
      </section>
    </main>
  );
}

interface SeatProps {
  readonly seat: Seat;
  readonly you: number | null;
  readonly busy: boolean;
  readonly sit: () => void;
}

function WaitingSeat({ seat, you, busy, sit }: SeatProps) {
  const { t } = useTranslation();
  const name = nameOf(seat, t);
  return (
    <li className="waiting-seat">
      <Emblem of={seat.sitter} name={name} />
      <strong className="place-name">{seat.seat === you ? t('seat.you', { name }) : name}</strong>
      {seat.sitter === 'bot' ? <span className="tag">{t(`level.${seat.level ?? 'casual'}`)}</span> : null}
      {seat.sitter === 'open' && you === null ? (
        <button type="button" className="button main" disabled={busy} onClick={sit}>
          {t('waiting.sit')}
        </button>
      ) : null}
    </li>
  );
}
