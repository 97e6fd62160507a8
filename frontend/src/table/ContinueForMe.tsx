import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useWishes } from '../me/WishesProvider';
import { ErrorNote } from '../ui/ErrorNote';

/**
 * In a window in which the reader has nothing to answer with: a switch for "continue for me". It is offered until it is
 * used, on the reader's own page alone, and who has it on is told that the window goes on without them; what it does tells nobody anything (decision 0007).
 */
export function ContinueForMe() {
  const { t } = useTranslation();
  const { wishes, wish, error } = useWishes();
  const [used, setUsed] = useState(false);
  if (wishes === null) return <ErrorNote code={error} />;
  if (wishes.continue_for_me && !used) return <span className="let-pass">{t('prompt.by_itself')}</span>;
  return (
    <label className="let-pass" title={t('preferences.continue_for_me_help')}>
      <input
        type="checkbox"
        role="switch"
        checked={wishes.continue_for_me}
        onChange={(event) => {
          setUsed(true);
          wish({ continue_for_me: event.target.checked });
        }}
      />
      {t('prompt.continue_for_me')}
      <ErrorNote code={error} />
    </label>
  );
}
