import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Phrase } from '../receipts/Phrase';
import { compare, keep, receiptOf } from '../receipts/receipts';
import type { Loaded } from './ledger';

/** What this browser remembers of the table, beside what the server tells now. */
export function ReceiptPanel({ table, loaded }: { readonly table: string; readonly loaded: Loaded }) {
  const { t } = useTranslation();
  // Read when the page opens: another window may remember more than this page has asked for.
  const [receipt, setReceipt] = useState(() => receiptOf(table));
  const newest = loaded.entries.at(-1);
  if (newest === undefined || loaded.entries.length < (loaded.head ?? 0)) return null;
  const told = receipt === null ? null : compare(receipt, loaded.entries);
  const accept = () => {
    keep(table, newest);
    setReceipt(receiptOf(table));
  };
  return (
    <section className="panel" aria-labelledby="audit-receipt">
      <h2 id="audit-receipt">{t('audit.receipt')}</h2>
      <p>{t('audit.receipt_means')}</p>
      <p className="label">{t('audit.newest', { seq: newest.seq })}</p>
      <Phrase hash={newest.hash} />
      {receipt === null ? (
        <p>{t('audit.no_receipt')}</p>
      ) : told === null ? (
        <p className="audit-agrees">{t('audit.agrees', { seq: receipt.seq })}</p>
      ) : (
        <div className="notice" role="alert">
          <p>{t(`audit.receipt_${told}`, { seq: receipt.seq })}</p>
          <Phrase hash={receipt.hash} />
          <button type="button" className="button" onClick={accept}>
            {t('audit.accept')}
          </button>
        </div>
      )}
    </section>
  );
}
