import { useTranslation } from 'react-i18next';

import './undo.css';

/** How often a seat took something back with the others' consent, beside its name; nothing where it never did. */
export function TakenBack({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return count === 0 ? null : <small className="undo-count">{t('undo.taken_back', { number: count })}</small>;
}
