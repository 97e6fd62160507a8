import { useTranslation } from 'react-i18next';

import type { Level, Presence, Seat } from '../api/wire';
import { namesOf } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { Emblem } from '../ornament/Emblem';
import { PresenceSign, PresenceWord } from '../seats/PresenceMark';
import { SeatChoice } from '../seats/SeatChoice';
import { usePassed } from '../ui/usePassed';

export interface WaitingSeatProps {
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly presence: Presence | null;
  readonly you: number | null;
  readonly me: string | undefined;
  readonly maySit: boolean;
  readonly busy: boolean;
  readonly sit: () => void;
  /** Of the bots that the host may seat; empty for others. */
  readonly levels: readonly Level[];
  /** Lets a bot of that level play there, or (null) nobody. */
  readonly fill: (level: Level | null) => void;
}

/** A seat before the game begins: who sits there, and the ways to take or fill it. */
export function WaitingSeat({ seat, seats, presence, you, me, maySit, busy, sit, levels, fill }: WaitingSeatProps) {
  const { t } = useTranslation();
  const free = usePassed(seat.kept?.until ?? null);
  const name = namesOf(seats, t)[seats.indexOf(seat)] ?? '';
  const level = seat.level ?? 'casual';
  const mayFill = levels.length > 0 && seat.sitter !== 'person' && (seat.sitter === 'bot' || free);
  return (
    <li className="waiting-seat" data-sitter={seat.sitter}>
      <Emblem of={seat.sitter} name={name} seat={seat.seat}>
        <PresenceSign of={presence} />
      </Emblem>
      <PresenceWord of={presence} />
      <strong className="place-name">
        <Words of={seat.seat === you ? t('seat.you', { name }) : name} />
      </strong>
      {seat.host ? <span className="tag">{t('waiting.host')}</span> : null}
      {seat.sitter === 'bot' && !mayFill ? <span className="tag">{t(`level.${level}`)}</span> : null}
      {seat.sitter === 'open' && maySit && (free || seat.kept?.player === me) ? (
        <button type="button" className="button main" disabled={busy} onClick={sit}>
          {t('waiting.sit')}
        </button>
      ) : null}
      {mayFill ? (
        <SeatChoice seat={seat.seat} levels={levels} value={seat.sitter === 'bot' ? level : 'open'} onChange={(value) => fill(value === 'open' ? null : value)} />
      ) : null}
    </li>
  );
}
