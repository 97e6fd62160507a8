import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { useMe } from '../me/MeProvider';
import { Preferences } from '../me/Preferences';
import { Band } from '../ornament/Cloth';
import { Sign } from '../ornament/Sign';
import { useMode } from '../ui/useMode';
import './page.css';

/** `called`: it is the reader's turn at some table. */
export function Masthead({ called = false }: { readonly called?: boolean }) {
  const { t } = useTranslation();
  const { me } = useMe();
  const wide = useMode() === 'wide';
  const known = me !== null && me !== undefined;
  return (
    <header className="masthead">
      <title>{called ? `● ${t('status.your_turn')} · ${t('griot')}` : t('griot')}</title>
      <Link href="/" className="wordmark">
        <Sign name="drum" size="2.4rem" />
        <span className="display">{t('griot')}</span>
      </Link>
      {known ? (
        <Link href="/me" className="button bare">
          {t('my_games')}
        </Link>
      ) : null}
      {wide ? (
        <Preferences />
      ) : (
        <details className="masthead-more">
          <summary className="button bare" aria-label={t('preferences.title')}>
            <svg viewBox="0 0 24 24" width="1.4rem" height="1.4rem" fill="currentColor" aria-hidden="true">
              <path d="M3 5h9v3H3zM17 5h4v3h-4zM13 3h3v7h-3zM3 16h4v3H3zM12 16h9v3h-9zM8 14h3v7H8z" />
            </svg>
          </summary>
          <Preferences />
        </details>
      )}
      <div className="masthead-band">
        <Band seed="griot-cloth" length={90} />
      </div>
    </header>
  );
}
