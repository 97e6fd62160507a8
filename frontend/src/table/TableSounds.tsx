import { useTranslation } from 'react-i18next';

import { tap, taps } from '../director/taps';
import { Switch } from '../ui/Switch';
import { useRemembered } from '../ui/useRemembered';

/** The switch for what is heard where something lands. */
export function TableSounds() {
  const { t } = useTranslation();
  const wanted = useRemembered(taps);
  return (
    <fieldset className="wishes">
      <legend className="label">{t('preferences.sounds')}</legend>
      <Switch
        label={t('preferences.taps')}
        help={t('preferences.taps_help')}
        checked={wanted === 'yes'}
        change={(on) => {
          taps.set(on ? 'yes' : 'no');
          tap('');
        }}
      />
    </fieldset>
  );
}
