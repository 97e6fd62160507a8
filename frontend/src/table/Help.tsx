import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Sheet } from '../ui/Sheet';

const KEYS = ['arrows', 'enter', 'card', 'hold', 'escape', 'tab', 'help'] as const;

/** `?` opens the list of keys, wherever one is, except in the middle of a word. */
export function useHelpKey(open: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input:not([type="radio"]), textarea');
      if (event.key === '?' && !typing) open();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [open]);
}

export function Help({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('help.title')} open={open} onClose={onClose}>
      <dl className="keys">
        {KEYS.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{t(`help.key.${name}`)}</kbd>
            </dt>
            <dd>{t(`help.does.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
