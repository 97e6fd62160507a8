import { useTranslation } from 'react-i18next';

import { Legend } from '../generic/Legend';
import { BonusCard } from './art/BonusCard';
import { Listener } from './art/Listener';
import { StoryBack, StoryCard } from './art/StoryCard';
import { Mark } from './art/Symbol';
import { Comers } from './Comers';
import { Star } from './Star';
import type { View } from './types';

/** So many listeners and stacks stand for being exact. */
const EXACT = 2;

/** What the signs on this board mean; of bonuses, that of this round. */
export function Signs({ bonus }: Pick<View, 'bonus'>) {
  const { t } = useTranslation('anansi');
  const pictures = {
    balance: (
      <span className="an-balance">
        <span className="an-side"><Listener inspired /><b>{EXACT}</b></span>
        <span className="an-side"><span className="an-balance-back"><StoryBack /></span><b>{EXACT}</b></span>
      </span>
    ),
    case: <span className="an-balance" data-case="exact"><span className="an-case">{`+${EXACT + bonus}`}</span></span>,
    over: <span className="an-balance" data-case="over"><span className="an-side"><Listener inspired={false} /><b>2</b></span><span className="an-side"><span className="an-balance-back"><StoryBack /></span><b>1</b></span></span>,
    bonus: <BonusCard value={bonus} />,
    void: <span className="an-void"><Mark colour="leopard" /></span>,
    handcount: <span className="an-handcount"><span className="an-fan"><i /></span>7</span>,
    // As the facts show it there: in words, with dots, or both.
    quota: <span className="an-legend-quota"><span className="an-tokens"><i data-free="true" /><i data-free="false" /></span> <b className="an-words">{t('free', { count: 1 })}</b></span>,
    supply: <Listener inspired={false} />,
    heads: <span className="an-legend-card"><StoryCard card="leopard_14" /></span>,
    recruits: <span className="an-legend-card"><StoryCard card="hornet_7" /></span>,
    only: <Comers count={1} />,
    wins: <Star wins />,
    loses: <Star wins={false} />,
    open: <span className="an-legend-open"><Mark colour="snake" />{'3 4'}</span>,
  };
  const signs = Object.entries(pictures).map(([sign, picture]) => ({ picture, means: t(`sign.${sign}`) }));
  return <Legend title={t('signs')} className="an-link" signs={signs} />;
}
