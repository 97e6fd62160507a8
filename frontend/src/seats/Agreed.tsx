import { useTranslation } from 'react-i18next';

import type { Table } from '../api/wire';
import { isLong, kindOf, spokenTime } from './absence';

/** What was agreed for who leaves or stays away, for those who think of sitting down. */
export function Agreed({ table }: { readonly table: Table }) {
  const { t, i18n } = useTranslation();
  const { absence, pace } = table;
  if (absence === null) return null;
  const kind = kindOf(absence, isLong(pace.deadline));
  const time = spokenTime(absence.grace ?? 0, i18n.language);
  return <p className="help">{t(`seats.agreed.${kind}`, { time, level: t(`level.${absence.level}`) })}</p>;
}
