import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import './sheetlet.css';

interface Props {
  /** What the button that opens it names as its `popoverTarget`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What opens over the table at a press; a press beside it closes it, or its own button. */
export function Sheetlet({ id, title, children }: Props) {
  const { t } = useTranslation();
  return (
    <section id={id} popover="auto" className="sheetlet" aria-label={title}>
      <button type="button" className="button bare" popoverTarget={id} popoverTargetAction="hide">
        {t('close')}
      </button>
      {children}
    </section>
  );
}
