import { useTranslation } from 'react-i18next';

import { Star } from './Star';

/** At what counts: that nobody has more of it. */
export function Lead() {
  const { t } = useTranslation();
  return (
    <span className="lead-mark" title={t('seat.leads')}>
      <span className="unseen">{t('seat.leads')}</span>
      <Star />
    </span>
  );
}
