import { useTranslation } from 'react-i18next';

import * as rest from '../api/rest';
import { useRequest } from '../api/useRequest';
import { ErrorNote } from '../ui/ErrorNote';

/** At a paused table, for whoever sits there. */
export function GoOn({ table }: { readonly table: string }) {
  const { t } = useTranslation();
  const { run, busy, error } = useRequest();
  return (
    <>
      <button type="button" className="button main" disabled={busy} onClick={() => run(() => rest.resume(table))}>
        {t('prompt.go_on')}
      </button>
      <ErrorNote code={error} />
    </>
  );
}
