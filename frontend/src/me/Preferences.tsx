import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import * as rest from '../api/rest';
import type { Preferences as Wishes } from '../api/wire';
import { ErrorNote } from '../look/ErrorNote';
import { theme, themes, type Theme } from '../look/theme';
import { language, languages } from '../words/setup';
import { Segments } from '../look/Segments';
import { codeOf, useMe } from './MeProvider';
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
        options={languages.map((value) => ({ value, label: t(`language.${value}`), short: value.toUpperCase() }))}
        onChange={language.set}
      />
      <Segments
        label={t('preferences.theme')}
        value={chosenTheme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`), short: <ThemeSign theme={value} /> }))}
        onChange={theme.set}
      />
    </div>
  );
}

const WISHES = ['continue_for_me', 'let_pass_for_me'] as const satisfies readonly (keyof Wishes)[];

/** What the server does for the reader in reaction windows; nothing for strangers, for whom it keeps nothing. */
export function WindowPreferences() {
  const { t } = useTranslation();
  const { me } = useMe();
  const [wishes, setWishes] = useState<Wishes | null>(null);
  const [error, setError] = useState<string | null>(null);
  const known = me !== null && me !== undefined;
  const show = (asked: Promise<Wishes>) => {
    asked.then(
      (chosen) => {
        setWishes(chosen);
        setError(null);
      },
      (failure: unknown) => setError(codeOf(failure)),
    );
  };
  useEffect(() => {
    if (known) show(rest.preferences());
  }, [known]);
  if (!known) return null;
  return (
    <fieldset className="wishes">
      <legend className="label">{t('preferences.windows')}</legend>
      {WISHES.map((wish) => (
        <label key={wish}>
          <input
            type="checkbox"
            role="switch"
            checked={wishes?.[wish] === true}
            disabled={wishes === null}
            onChange={(event) => show(rest.prefer({ [wish]: event.target.checked }))}
          />
          <span>
            {t(`preferences.${wish}`)}
            <span className="help">{t(`preferences.${wish}_help`)}</span>
          </span>
        </label>
      ))}
      <ErrorNote code={error} />
    </fieldset>
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
