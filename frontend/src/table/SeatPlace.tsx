import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { useUntilTold } from '../director/useUntilTold';
import type { AnyGame, PlaceProps } from '../games/game';
import { spoken, useReading } from '../i18n/Reading';
import { isLong, Words } from '../i18n/Words';
import type { Presence } from '../api/wire';
import { Emblem } from '../ornament/Emblem';
import { Star } from '../ornament/Star';
import { stoodIn } from '../seats/ComeBack';
import { PresenceSign, PresenceWord, StandIn } from '../seats/PresenceMark';
import { useMode } from '../ui/useMode';
import { Bubble } from './Bubble';

interface Props extends PlaceProps<unknown, unknown, unknown, unknown> {
  readonly game: AnyGame;
  /** Whether it is to move or to answer, as far as that has been told. */
  readonly due: boolean;
  /** Whose turn it is, where others answer in it; null where it does not matter. */
  readonly owner: number | null;
  /** What was just said there. */
  readonly said: string | undefined;
  /** Whether its person is there; null where nobody knows, or while one looks back. */
  readonly presence: Presence | null;
  /** Whether this seat has won the game. */
  readonly won: boolean;
  /** Whether nobody stands better, and somebody worse. */
  readonly leads: boolean;
  /** Whether one looks back, perhaps through another's eyes: then one's own place bears its name everywhere. */
  readonly past: boolean;
}

/** A seat: who sits there and how things stand with them, above what the game lays in front of them. */
export const SeatPlace = memo(function SeatPlace({ game, due, owner, said, presence, won, leads, past, ...props }: Props) {
  const { t } = useTranslation();
  const reading = useReading();
  const { seatName } = reading;
  // Whose place is at the thumb needs no name, and on a phone there is no room for one.
  const mode = useMode();
  const unnamed = mode !== 'wide' && !past;
  const { seat, seats, waiting, view, you, scene, points = game.points(view, seat) } = props;
  const info = seats[seat];
  const playing = scene !== null && scene.again !== true;
  const chose = game.chosen(view).includes(seat);
  // Not before that is told.
  const chosen = useUntilTold(chose, playing) && chose;
  const answers = owner !== null && owner !== seat;
  const waits = !due && owner === seat && waiting !== null;
  if (info === undefined) return null;
  const name = seatName(seat);
  const hidden = seat === you && mode !== 'wide' && game.unnamedAtThumb === true;
  return (
    <section className={`place ${due ? 'asked' : ''} ${seat === you ? 'mine' : ''} ${won ? 'won' : ''}`} aria-label={name} data-at={`seat:${seat}`}>
      <header className="place-head">
        <Emblem of={info.sitter} name={name} seat={seat}>
          <PresenceSign of={presence} />
          {leads ? <Star className="lead-star" /> : null}
        </Emblem>
        <div className="place-who">
          <strong className={`place-name ${hidden ? 'unseen' : ''}`} data-long={isLong(name) && !(unnamed && seat === you)} title={name} data-at={`seat:${seat}/name`}><Words of={seat !== you ? name : unnamed ? t('seat.me') : t('seat.you', { name })} /></strong>
          <span className="place-state">
            <PresenceWord of={presence} />
            {leads ? <span className="unseen">{t('seat.leads')}</span> : null}
            {stoodIn(info) ? <StandIn /> : info.sitter === 'bot' ? <span className="tag">{t(`level.${info.level ?? 'casual'}`)}</span> : null}
            {info.resigned ? <span className="tag">{t('seat.resigned')}</span> : null}
            {due ? <Mark of={answers ? 'answer' : 'turn'} text={t(answers ? 'seat.answers' : 'seat.asked')} /> : null}
            {waits ? <Mark of="waits" text={t('seat.waits')} /> : null}
            {won ? <Mark of="won" text={t('seat.won')} /> : null}
            {chosen ? <Mark of="chosen" text={t('seat.chosen')} /> : null}
          </span>
          {/* Where there is little room nobody needs what they have said themselves. */}
          {said === undefined || (seat === you && mode !== 'wide') ? null : <Bubble text={spoken(said, reading)} brief={mode === 'wide' || game.Heard === undefined || reading.heard(said) === null ? null : <game.Heard text={said} tight />} />}
        </div>
        {points === null ? null : (
          <span className="place-points" data-shows="number" data-at={`seat:${seat}/points`} title={t('seat.points')}>
            <span className="unseen">{t('seat.points')}</span>
            {points}
          </span>
        )}
      </header>
      <game.Place {...props} />
    </section>
  );
});

/** A sign with its word; where there is little room only screen readers get the word. */
function Mark({ of, text }: { readonly of: 'turn' | 'answer' | 'waits' | 'chosen' | 'won'; readonly text: string }) {
  return (
    <span className={`${of}-mark`}>
      <span className="mark-word">{text}</span>
    </span>
  );
}
