import { useTranslation } from 'react-i18next';

import './advice.css';

interface Props {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Whether people may ask for advice at a new table. */
export function AdviceField({ value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <label className="advice-field">
      <input type="checkbox" role="switch" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{t('advice.option')}</span>
    </label>
  );
}
