import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorNote } from '../ui/ErrorNote';
import './page.css';

/** What a page could not be shown for. It is loaded anew by a press, and by itself when the network is back. */
export function Unreached({ code }: { readonly code: string | null }) {
  useEffect(() => {
    if (code !== 'no_connection') return undefined;
    window.addEventListener('online', loadAnew);
    return () => window.removeEventListener('online', loadAnew);
  }, [code]);
  if (code === null) return null;
  return (
    <div className="unreached">
      <ErrorNote code={code} />
      <Again />
    </div>
  );
}

/** Loads the page anew. */
export function Again() {
  const { t } = useTranslation();
  return (
    <button type="button" className="button" onClick={loadAnew}>
      {t('connection.again')}
    </button>
  );
}

function loadAnew(): void {
  location.reload();
}
