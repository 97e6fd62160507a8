import { useTranslation } from 'react-i18next';

import type { Level } from '../api/wire';
import { Segments } from '../ui/Segments';
import { graceNames, type GraceName } from './graces';

interface Props {
  readonly levels: readonly Level[];
  readonly level: Level;
  /** null where turns are long: a deadline that has run out says enough. */
  readonly grace: GraceName | null;
  readonly onChange: (part: { readonly standIn?: Level; readonly grace?: GraceName }) => void;
}

/** Which bot plays on for whom, and how soon. */
export function AbsenceField({ levels, level, grace, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className="field">
      <legend className="label">{t('seats.absence')}</legend>
      <span className="help">{t('seats.help')}</span>
      {grace === null ? null : (
        <Segments
          label={t('seats.after')}
          value={grace}
          options={graceNames.map((value) => ({ value, label: t(`seats.grace.${value}`) }))}
          onChange={(next) => onChange({ grace: next })}
        />
      )}
      <Segments
        label={t('seats.level')}
        value={level}
        options={levels.map((value) => ({ value, label: t(`place.${value}`) }))}
        onChange={(standIn) => onChange({ standIn })}
      />
    </fieldset>
  );
}
