import { useTranslation } from 'react-i18next';

import { useMe } from '../me/MeProvider';
import { Emblem } from '../ornament/Emblem';
import { Segments } from '../ui/Segments';
import { places, type Place } from './wish';

interface Props {
  readonly seats: readonly Place[];
  readonly onChange: (seats: readonly Place[]) => void;
}

/** The seats of a new table: oneself first, then for each other chair a friend or a bot. */
export function SeatsForm({ seats, onChange }: Props) {
  const { t } = useTranslation();
  const { me } = useMe();
  return (
    <div className="field">
      <span className="label">{t('new.seats')}</span>
      <ol className="seats-form">
        {seats.map((place, at) => (
          <li key={at}>
            <Emblem of={sitterOf(place)} name={place === 'me' ? (me?.name ?? '') : `${place} ${at}`} />
            {place === 'me' ? (
              <strong>{t('seat.you', { name: me?.name })}</strong>
            ) : (
              <Segments
                label={t('new.seat', { seat: at + 1 })}
                value={place}
                options={places.map((value) => ({ value, label: t(`place.${value}`) }))}
                onChange={(next) => onChange(seats.map((old, index) => (index === at ? next : old)))}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function sitterOf(place: Place): 'person' | 'bot' | 'open' {
  if (place === 'me') return 'person';
  return place === 'open' ? 'open' : 'bot';
}
