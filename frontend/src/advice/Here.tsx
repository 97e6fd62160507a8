import { useTranslation } from 'react-i18next';

import './advice.css';

/** Says of a table that people may ask for advice there, or that they may not. */
export function Here({ advice }: { readonly advice: boolean }) {
  const { t } = useTranslation();
  return <p className="advice-here">{t(advice ? 'advice.here' : 'advice.not_here')}</p>;
}
