import { useTranslation } from 'react-i18next';

import { useReading } from '../i18n/Reading';
import { GROUPS, type Wanted } from './rows';

interface Props {
  readonly seats: number;
  readonly wanted: Wanted;
  readonly want: (wanted: Wanted) => void;
}

/** What of the log is shown: by what it is about, by seat, and by words. */
export function Filters({ seats, wanted, want }: Props) {
  const { t } = useTranslation();
  const { seatName } = useReading();
  return (
    <form className="audit-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="field">
        <span className="label">{t('audit.about')}</span>
        <select className="input" value={wanted.group ?? ''} onChange={(event) => want({ ...wanted, group: GROUPS.find((group) => group === event.target.value) ?? null })}>
          <option value="">{t('audit.everything')}</option>
          {GROUPS.map((group) => (
            <option key={group} value={group}>
              {t(`audit.group.${group}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('audit.seat')}</span>
        <select className="input" value={wanted.seat ?? ''} onChange={(event) => want({ ...wanted, seat: event.target.value === '' ? null : Number(event.target.value) })}>
          <option value="">{t('audit.all_seats')}</option>
          {Array.from({ length: seats }, (_, seat) => (
            <option key={seat} value={seat}>
              {`${seat + 1}: ${seatName(seat)}`}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('audit.search')}</span>
        <input type="search" className="input" value={wanted.text} onChange={(event) => want({ ...wanted, text: event.target.value })} />
      </label>
    </form>
  );
}
