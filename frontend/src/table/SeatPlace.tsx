import { useTranslation } from 'react-i18next';

import type { AnyGame, PlaceProps } from '../games/game';
import { useReading } from '../i18n/Reading';
import { Emblem } from '../ornament/Emblem';

interface Props extends PlaceProps<unknown, unknown, unknown, unknown> {
  readonly game: AnyGame;
}

/** A seat: who sits there and how things stand with them, above what the game lays in front of them. */
export function SeatPlace({ game, ...props }: Props) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  const { seat, seats, waiting, view, you } = props;
  const info = seats[seat];
  if (info === undefined) return null;
  const asked = waiting?.seats.includes(seat) ?? false;
  const chosen = game.chosen(view).includes(seat);
  const points = game.points(view, seat);
  const name = seatName(seat);
  return (
    <section className={`place ${asked ? 'asked' : ''} ${seat === you ? 'mine' : ''}`} aria-label={name}>
      <header className="place-head">
        <Emblem of={info.sitter} name={name} />
        <div className="place-who">
          <strong className="place-name">{seat === you ? t('seat.you', { name }) : name}</strong>
          <span className="place-state">
            {info.sitter === 'bot' ? <span className="tag">{t(`level.${info.level ?? 'casual'}`)}</span> : null}
            {info.resigned ? <span className="tag">{t('seat.resigned')}</span> : null}
            {asked ? <Mark of="turn" text={t('seat.asked')} /> : null}
            {chosen ? <Mark of="chosen" text={t('seat.chosen')} /> : null}
          </span>
        </div>
        {points === null ? null : (
          <span className="place-points" title={t('seat.points')}>
            <span className="unseen">{t('seat.points')}</span>
            {points}
          </span>
        )}
      </header>
      <game.Place {...props} />
    </section>
  );
}

/** A sign with its word; where there is little room only screen readers get the word. */
function Mark({ of, text }: { readonly of: 'turn' | 'chosen'; readonly text: string }) {
  return (
    <span className={`${of}-mark`}>
      <span className="mark-word">{text}</span>
    </span>
  );
}
