import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BonusCard } from './art/BonusCard';
import { Listener } from './art/Listener';
import { Mark } from './art/Symbol';
import type { Props } from './model';
import { Rounds } from './Rounds';
import { Unseen } from './Unseen';

/** What players would count by hand: trick, recruit quota, supply, this round's bonus, cards out of play. */
export function Facts(props: Props) {
  const { t } = useTranslation('anansi');
  const { view } = props;
  const quota = view.setup.quota;
  return (
    <section className="an-facts" aria-label={t('facts')}>
      <dl>
        <Fact name={t('fact.trick')}>{t('of', { part: view.trick_number, all: view.tricks_in_round })}</Fact>
        <Fact name={t('fact.led')}>
          {view.led === null ? (
            '–'
          ) : (
            <>
              <Mark colour={view.led} /> <span className="an-words">{t(`colour.${view.led}`)}</span>
            </>
          )}
        </Fact>
        <Fact name={t('fact.quota')}>
          <span className="an-tokens" aria-hidden="true">
            {Array.from({ length: quota }, (_, index) => (
              <i key={index} data-free={index < view.recruits_left} />
            ))}
          </span>
          <span className="an-words">{t('free_of', { free: view.recruits_left, all: quota })}</span>
        </Fact>
        <Fact name={t('fact.supply')}>
          <Listener inspired={false} /> {view.supply}
        </Fact>
        <Fact name={t('fact.bonus')}>
          <BonusCard value={view.bonus} />
          <span className="unseen">{view.bonus}</span>
        </Fact>
      </dl>
      <div className="an-links">
        <Unseen {...props} />
        {view.scored.length > 0 && <Rounds {...props} />}
      </div>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
