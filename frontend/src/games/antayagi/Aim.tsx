import { useTranslation } from 'react-i18next';

import type { View } from './types';

/** What all of it is for, at one's own place: what one collects, how much is missing, and what Toxic Waste asks for besides (AY-8.2). */
export function Aim({ view: { setup, goods, targets }, you }: { readonly view: View; readonly you: number }) {
  const { t } = useTranslation('antayagi');
  const target = targets[you] ?? setup.base_target;
  const count = target - (goods[you] ?? 0);
  const added = target - setup.base_target;
  if (count <= 0) return null;
  return (
    <p className="ay-aim">
      <span>
        {t('aim.collect')} <i className="ay-aim-coin" aria-hidden="true" />
      </span>
      <b>{t('aim.missing', { count })}</b>
      {added > 0 ? <small>{t('aim.toxic', { added })}</small> : null}
    </p>
  );
}
