import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import { Sheet } from '../ui/Sheet';
import { Phrase } from './Phrase';
import type { Alarm } from './useReceipt';

/** Says at once that the server tells another story than before, and what this browser remembers. */
export function AlarmSheet({ table, alarm }: { readonly table: string; readonly alarm: Alarm }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const { what, remembered } = alarm;
  return (
    <Sheet title={t(`receipts.title.${what}`)} open={open} onClose={() => setOpen(false)}>
      <p role="alert">{t(`receipts.alarm.${what}`, { seq: remembered.seq })}</p>
      <p className="label">{t('receipts.remembered', { seq: remembered.seq })}</p>
      <Phrase hash={remembered.hash} />
      <p>{t('receipts.what_now')}</p>
      <Link href={`/tables/${table}/audit`} className="button main">
        {t('receipts.audit')}
      </Link>
    </Sheet>
  );
}
