import { useTranslation } from 'react-i18next';

import { useTold } from '../../director/useTold';
import type { Props } from './model';
import { Stacks } from './Stacks';
import { after } from './told';

/** Once the last card of a hand is played, what it has brought lies in its place until the round ends. */
export function Rest(now: Props) {
  const { t } = useTranslation('anansi');
  const view = useTold(now, after);
  const own = view.you === null ? undefined : view.seats[view.you];
  const balance = view === now.view ? now.hints?.balances.find(({ seat }) => seat === view.you) : undefined;
  return (
    <div className="an-rest">
      {own && <Stacks own={own} named />}
      {balance && <p data-case={balance.case}>{t(`stands.${balance.case}`, { count: Math.abs(balance.balance), points: t('points', { count: balance.points }) })}</p>}
    </div>
  );
}
