import { createElement } from 'react';

import { withWords } from '../i18n/withWords';
import type { Live } from '../live/live';
import { usePart } from '../ui/part';
import { useReceipt, type Alarm } from './useReceipt';

const sheet = withWords(['receipts'], async () => (await import('./AlarmSheet')).AlarmSheet);

interface Props {
  readonly table: string;
  readonly live: Live;
  /** Whether the reader sits here: only of one's own tables something is remembered. */
  readonly sits: boolean;
}

/** Keeps this browser's receipt of a table, and shows if the server tells another story. */
export function ReceiptAlarm({ table, live, sits }: Props) {
  const alarm = useReceipt(table, live, sits);
  return alarm === null ? null : <Sounded table={table} alarm={alarm} />;
}

function Sounded(props: { readonly table: string; readonly alarm: Alarm }) {
  const shown = usePart(sheet);
  return shown === null ? null : createElement(shown, props);
}
