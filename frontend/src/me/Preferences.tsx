import { useTranslation } from 'react-i18next';

import { theme, themes } from '../look/theme';
import { language, languages } from '../words/setup';
import { Segments } from '../look/Segments';
import { useRemembered } from './useRemembered';

export function Preferences() {
  const { t } = useTranslation();
  const chosenTheme = useRemembered(theme);
  const chosenLanguage = useRemembered(language);
  return (
    <div className="preferences">
      <Segments
        label={t('preferences.language')}
        value={chosenLanguage}
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={language.set}
      />
      <Segments
        label={t('preferences.theme')}
        value={chosenTheme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={theme.set}
      />
    </div>
  );
}
