import { useTranslation } from 'react-i18next';

import type { Level } from '../api/wire';
import { labelled } from '../i18n/labelled';
import { listFormat } from '../i18n/listed';
import { isolated, Words } from '../i18n/Words';
import { useMe } from '../me/MeProvider';
import { Emblem } from '../ornament/Emblem';
import { SeatChoice } from '../seats/SeatChoice';
import type { Place } from './wish';
import './new-table.css';

interface Props {
  /** Of the bots that the game has. */
  readonly levels: readonly Level[];
  readonly seats: readonly Place[];
  readonly onChange: (seats: readonly Place[]) => void;
}

/** The seats of a new table: oneself first, then for each other chair a friend or a bot, and what such a bot is like below the first of them. */
export function SeatsForm({ levels, seats, onChange }: Props) {
  const { t } = useTranslation();
  const { me } = useMe();
  const name = isolated(me?.name ?? '');
  return (
    <div className="field">
      <span className="label">{t('new.seats')}</span>
      <ol className="seats-form">
        {seats.map((place, at) => (
          <li key={at}>
            <Emblem of={sitterOf(place)} name={place === 'me' ? name : `${place} ${at}`} />
            {place === 'me' ? (
              <strong>
                {me ? <Words of={t('seat.you', { name })} /> : t('seat.me')}
              </strong>
            ) : (
              <div className="seat-choice">
                {/* Its choice says it to who hears the page. */}
                <strong aria-hidden="true">{labelled(t('new.seat', { seat: at + 1 }), t(`place.${place}`))}</strong>
                <SeatChoice seat={at} levels={levels} value={place} onChange={(next) => onChange(seats.map((old, index) => (index === at ? next : old)))} />
                {place !== 'open' && seats.indexOf(place) === at ? <span className="help">{t(`new.bot.${place}`)}</span> : null}
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** All seats in a line, which is in sight where they are not: "Table for 3: you and 2 bots". */
export function SeatsLine({ seats }: Pick<Props, 'seats'>) {
  const { t, i18n } = useTranslation();
  const friends = seats.filter((place) => place === 'open').length;
  const bots = seats.length - friends - 1;
  const who = [
    t('new.with_you'),
    ...(friends > 0 ? [t('new.with_friends', { count: friends })] : []),
    ...(bots > 0 ? [t('new.with_bots', { count: bots })] : []),
  ];
  return <span className="help">{t('new.with', { all: seats.length, who: listFormat(i18n.language).format(who) })}</span>;
}

function sitterOf(place: Place): 'person' | 'bot' | 'open' {
  if (place === 'me') return 'person';
  return place === 'open' ? 'open' : 'bot';
}
