import { useTranslation } from 'react-i18next';

import { useRemembered } from '../ui/useRemembered';
import { forcedMoves } from './forcedMoves';

/** The switch for what `useForced` does. */
export function ForcedMoves() {
  const { t } = useTranslation();
  const wanted = useRemembered(forcedMoves);
  return (
    <fieldset className="wishes">
      <legend className="label">{t('preferences.moves')}</legend>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={wanted === 'yes'}
          onChange={(event) => forcedMoves.set(event.target.checked ? 'yes' : 'no')}
        />
        <span>
          {t('preferences.forced')}
          <span className="help">{t('preferences.forced_help')}</span>
        </span>
      </label>
    </fieldset>
  );
}
