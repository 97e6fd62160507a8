import { useTranslation } from 'react-i18next';

import type { GameInfo } from '../api/wire';

interface Props {
  readonly windows: NonNullable<GameInfo['windows']>;
  /** In seconds; null for as long as the game usually has. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** How long a reaction window stays open: as long for those who cannot react, so that its length tells nothing. */
export function WindowField({ windows, value, onChange }: Props) {
  const { t } = useTranslation();
  const { least, most, usual } = windows;
  return (
    <label className="field">
      <span className="label">{t('new.window')}</span>
      <span className="help">{t('new.window_help', { least, most })}</span>
      <input
        type="number"
        className="input"
        placeholder={String(usual)}
        value={value ?? ''}
        min={least}
        max={most}
        onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
      />
    </label>
  );
}
