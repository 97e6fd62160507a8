import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Switch } from '../ui/Switch';
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
      <Switch
        label={t('notices.sound')}
        help={t('notices.sound_help')}
        checked={sounds === 'on'}
        change={(on) => {
          sound.set(on ? 'on' : 'off');
          ring();
        }}
      />
      {may === 'never' ? null : (
        <Switch
          label={t('notices.desk')}
          help={t(may === 'denied' ? 'notices.denied' : 'notices.desk_help')}
          checked={shown === 'on' && may === 'granted'}
          disabled={may === 'denied'}
          change={notifying}
        />
      )}
    </fieldset>
  );
}
