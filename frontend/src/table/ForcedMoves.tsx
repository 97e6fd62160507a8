import { useTranslation } from 'react-i18next';

import { Switch } from '../ui/Switch';
import { useRemembered } from '../ui/useRemembered';
import { forcedMoves } from './forcedMoves';

/** The switch for what `useForced` does. */
export function ForcedMoves() {
  const { t } = useTranslation();
  const wanted = useRemembered(forcedMoves);
  return (
    <fieldset className="wishes">
      <legend className="label">{t('preferences.moves')}</legend>
      <Switch label={t('preferences.forced')} help={t('preferences.forced_help')} checked={wanted === 'yes'} change={(on) => forcedMoves.set(on ? 'yes' : 'no')} />
    </fieldset>
  );
}
