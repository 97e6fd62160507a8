import { useTranslation } from 'react-i18next';

import type { UndoRule } from '../api/wire';

/** What they may take back at this one, for whoever is about to sit down. */
export function RuleSaid({ rule }: { readonly rule: UndoRule }) {
  const { t } = useTranslation();
  return (
    <p className="field">
      <span className="label">{t('undo.rule.label')}</span>
      <span>{t(`undo.rule.means.${rule}`)}</span>
    </p>
  );
}
