import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { speed, speeds, type Speed } from '../director/speed';
import { language, languages } from '../i18n/language';
import { Segments } from '../ui/Segments';
import { theme, themes, type Theme } from '../ui/theme';
import { useRemembered } from '../ui/useRemembered';

export function Preferences() {
  const { t } = useTranslation();
  const chosenTheme = useRemembered(theme);
  const chosenSpeed = useRemembered(speed);
  const chosenLanguage = useRemembered(language);
  return (
    <div className="preferences">
      <Preference
        label={t('preferences.language')}
        value={chosenLanguage}
        options={languages.map((value) => ({ value, label: t(`language.${value}`), short: value.toUpperCase() }))}
        onChange={language.set}
      />
      <Preference
        label={t('preferences.theme')}
        value={chosenTheme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`), short: <ThemeSign theme={value} /> }))}
        onChange={theme.set}
      />
      <Preference
        label={t('preferences.motion')}
        value={chosenSpeed}
        options={speeds.map((value) => ({ value, label: t(`motion.${value}`), short: <SpeedSign speed={value} /> }))}
        onChange={speed.set}
      />
    </div>
  );
}

/** With its name and what is chosen before the eyes, too, where there is room: signs alone would have to be guessed. */
function Preference<T extends string>(choices: ComponentProps<typeof Segments<T>>) {
  const { t } = useTranslation();
  const { label, options, value } = choices;
  const said = (chosen: string) => t('preferences.chosen', { label, value: chosen });
  return (
    <div className="preference">
      <span className="label" aria-hidden="true">
        {said(options.find((each) => each.value === value)?.label ?? '')}
      </span>
      <Segments {...choices} options={options.map((each) => ({ ...each, title: said(each.label) }))} />
    </div>
  );
}

const SHAPES: Readonly<Record<Theme, string>> = {
  system: 'M12 2a10 10 0 1 0 .01 0zM12 4.6v14.8a7.4 7.4 0 0 1 0-14.8z',
  dark: 'M20 4a11 11 0 1 0 0 16 8.6 8.6 0 1 1 0-16z',
  light: 'M12 6.5a5.5 5.5 0 1 0 .01 0zM10.7 0h2.6v4.5h-2.6zM10.7 19.5h2.6V24h-2.6zM0 10.7h4.5v2.6H0zM19.5 10.7H24v2.6h-4.5zM2.6 4.4l1.8-1.8 3.2 3.2-1.8 1.8zM16.4 18.2l1.8-1.8 3.2 3.2-1.8 1.8zM19.6 2.6l1.8 1.8-3.2 3.2-1.8-1.8zM5.8 16.4l1.8 1.8-3.2 3.2-1.8-1.8z',
};

function ThemeSign({ theme }: { readonly theme: Theme }) {
  return (
    <svg viewBox="0 0 24 24" width="1.15rem" height="1.15rem" fill="currentColor" fillRule="evenodd">
      <path d={SHAPES[theme]} />
    </svg>
  );
}

const STEPS: Readonly<Record<Speed, string>> = {
  calm: 'M7 4l11 8-11 8z',
  quick: 'M2 4l10 8-10 8zM12 4l10 8-10 8z',
  off: 'M6 5h4v14H6zM14 5h4v14h-4z',
};

function SpeedSign({ speed }: { readonly speed: Speed }) {
  return (
    <svg viewBox="0 0 24 24" width="1.15rem" height="1.15rem" fill="currentColor">
      <path d={STEPS[speed]} />
    </svg>
  );
}
