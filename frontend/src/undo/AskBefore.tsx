import { useTranslation } from 'react-i18next';

import { askBefore, wishes } from '../ui/askBefore';
import { Segments } from '../ui/Segments';
import { useRemembered } from '../ui/useRemembered';

/** The preference for `useCommit`. */
export function AskBefore() {
  const { t } = useTranslation();
  const wish = useRemembered(askBefore);
  return (
    <div className="wishes">
      <p className="label" aria-hidden="true">
        {t('undo.before_commit')}
      </p>
      <Segments label={t('undo.before_commit')} value={wish} options={wishes.map((value) => ({ value, label: t(`undo.wish.${value}`) }))} onChange={askBefore.set} />
    </div>
  );
}
