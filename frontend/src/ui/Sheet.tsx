import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import './sheet.css';

interface Props {
  readonly title: ReactNode;
  readonly open: boolean;
  /** `up` slides up from the lower edge of a phone; `middle` is a card in the middle. */
  readonly from?: 'up' | 'middle';
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the table. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Sheet({ title, open, from = 'middle', className = '', onClose, children }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the effects of what is in it: a place in it that is led to must be there by then.
  useLayoutEffect(() => {
    if (open && dialog.current?.open === false) {
      dialog.current.showModal();
      // It would come back to where somebody has read last.
      dialog.current.scrollTop = 0;
      // What the sheet is about comes first; by itself the browser would go to the button that closes it.
      dialog.current.querySelector('h2')?.focus();
    }
    if (!open && dialog.current?.open === true) dialog.current.close();
  }, [open]);
  // The event comes too where another sheet has been opened instead: that one must stay.
  const closed = () => {
    if (open) onClose();
  };
  return (
    <dialog ref={dialog} className={`sheet ${from} ${className}`} aria-labelledby={heading} onClose={closed}>
      {open ? (
        <div className="sheet-body">
          <div className="sheet-head">
            <h2 id={heading} tabIndex={-1}>{title}</h2>
            <button type="button" className="button bare" onClick={onClose}>
              {t('close')}
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
