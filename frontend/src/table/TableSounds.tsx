import { useTranslation } from 'react-i18next';

import { tap, taps } from '../director/taps';
import { useRemembered } from '../ui/useRemembered';

/** The switch for what is heard where something lands. */
export function TableSounds() {
  const { t } = useTranslation();
  const wanted = useRemembered(taps);
  return (
    <fieldset className="wishes">
      <legend className="label">{t('preferences.sounds')}</legend>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={wanted === 'yes'}
          onChange={(event) => {
            taps.set(event.target.checked ? 'yes' : 'no');
            tap('');
          }}
        />
        <span>
          {t('preferences.taps')}
          <span className="help">{t('preferences.taps_help')}</span>
        </span>
      </label>
    </fieldset>
  );
}
