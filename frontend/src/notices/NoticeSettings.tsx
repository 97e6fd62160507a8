import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRemembered } from '../ui/useRemembered';
import { notifications, permission, turnOn } from './desk';
import { ring, sound } from './sound';

/** How one wants to be told that it is one's turn, on this device. */
export function NoticeSettings() {
  const { t } = useTranslation();
  const sounds = useRemembered(sound);
  const shown = useRemembered(notifications);
  const [may, setMay] = useState(permission);
  const notifying = (on: boolean) => {
    if (on) void turnOn().then(() => setMay(permission()));
    else notifications.set('off');
  };
  return (
    <fieldset className="wishes">
      <legend className="label">{t('notices.title')}</legend>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={sounds === 'on'}
          onChange={(event) => {
            sound.set(event.target.checked ? 'on' : 'off');
            ring();
          }}
        />
        <span>
          {t('notices.sound')}
          <span className="help">{t('notices.sound_help')}</span>
        </span>
      </label>
      {may === 'never' ? null : (
        <label>
          <input
            type="checkbox"
            role="switch"
            checked={shown === 'on' && may === 'granted'}
            disabled={may === 'denied'}
            onChange={(event) => notifying(event.target.checked)}
          />
          <span>
            {t('notices.desk')}
            <span className="help">{t(may === 'denied' ? 'notices.denied' : 'notices.desk_help')}</span>
          </span>
        </label>
      )}
    </fieldset>
  );
}
