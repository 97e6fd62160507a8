import { useTranslation } from 'react-i18next';

import { ErrorNote } from '../ui/ErrorNote';
import type { Thought } from './useThought';

/** As long as there is nothing to tell: why, and what to do about it. */
export function Thinking({ of: { told, error, again } }: { readonly of: Thought<{ readonly status: string | null }> }) {
  const { t } = useTranslation();
  if (error !== null) return error === 'stale' ? <p>{t('advice.late')}</p> : <ErrorNote code={error} />;
  if (told?.status !== null) return <p>{t('advice.thinking')}</p>;
  return (
    <>
      <p>{t('advice.nobody')}</p>
      <div className="menu-rows">
        <button type="button" className="button" onClick={again}>
          {t('advice.again')}
        </button>
      </div>
    </>
  );
}
