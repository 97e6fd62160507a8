import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** This table's address, to be sent to friends. Without clipboard rights it is selected for copying by hand. */
export function CopyLink() {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = () => {
    field.current?.select();
    // The clipboard exists on secure origins only; over a home network the selection has to do.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) return;
    clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="copy-link">
      <input ref={field} className="input" readOnly aria-label={t('link.label')} value={location.href} />
      <button type="button" className="button" onClick={copy}>
        {t(copied ? 'link.copied' : 'link.copy')}
      </button>
      <span className="unseen" aria-live="polite">
        {copied ? t('link.copied') : null}
      </span>
    </div>
  );
}
