import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { Masthead } from './Masthead';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <>
      <Masthead />
      <main className="door">
        <section className="panel">
          <h1>{t('not_found.title')}</h1>
          <p>{t('not_found.text')}</p>
          <Link href="/" className="button main">
            {t('table.lobby')}
          </Link>
        </section>
      </main>
    </>
  );
}
