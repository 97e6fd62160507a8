import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useWishes } from '../me/WishesProvider';
import { ErrorNote } from '../ui/ErrorNote';
import { useMode } from '../ui/useMode';

interface Props {
  /** Gives the pass. Null where that waits for the end of the window. */
  readonly pass: (() => void) | null;
}

/**
 * In a window in which the reader has nothing to answer with: "continue for me". It is offered until it is
 * used, on the reader's own page alone, and who has it on is told that the window goes on without them; what it does tells no player anything (decision 0007).
 * A wish is about windows that are yet to open: where nothing ends this one, the press that wishes it passes as well.
 */
export function ContinueForMe({ pass }: Props) {
  const { t } = useTranslation();
  const { wishes, wish, error } = useWishes();
  const wide = useMode() === 'wide';
  // As it was when the window opened, or first known.
  const [before, setBefore] = useState<boolean | null>(null);
  if (wishes === null) return <ErrorNote code={error} />;
  if (before === null) setBefore(wishes.continue_for_me);
  if (wishes.continue_for_me && before !== false) return <span className="let-pass">{t('prompt.by_itself')}</span>;
  if (pass !== null) {
    return (
      <button
        type="button"
        className="button only-able"
        aria-label={t('prompt.only_able')}
        title={t('preferences.continue_for_me_help')}
        onClick={() => {
          wish({ continue_for_me: true });
          pass();
        }}
      >
        {t(wide ? 'prompt.only_able' : 'prompt.only_able_short')}
      </button>
    );
  }
  return (
    <label className="let-pass" title={t('preferences.continue_for_me_help')}>
      <input
        type="checkbox"
        role="switch"
        checked={wishes.continue_for_me}
        onChange={(event) => wish({ continue_for_me: event.target.checked })}
      />
      {t('prompt.continue_for_me')}
      <ErrorNote code={error} />
    </label>
  );
}
