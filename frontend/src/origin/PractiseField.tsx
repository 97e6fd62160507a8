import { useTranslation } from 'react-i18next';

export interface PractiseFieldProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** With people at the table practising is help: so they agree on it before the game. */
export function PractiseField({ value, onChange }: PractiseFieldProps) {
  const { t } = useTranslation();
  return (
    <label className="practise-field">
      <input type="checkbox" role="switch" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{t('origin.option')}</span>
    </label>
  );
}
