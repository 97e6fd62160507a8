import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BonusCard } from './art/BonusCard';
import { Listener } from './art/Listener';
import { Mark } from './art/Symbol';
import type { Props } from './model';
import { Rounds } from './Rounds';
import { Signs } from './Signs';
import { Unseen } from './Unseen';

/** What players would count by hand: trick, recruit quota, supply, this round's bonus, cards out of play. */
export function Facts(props: Props) {
  const { t } = useTranslation('anansi');
  const { view } = props;
  const quota = view.setup.quota;
  return (
    <section className="an-facts" aria-label={t('facts')}>
      <dl className="an-facts-list">
        <Fact name={t('fact.round')} at="round">{t('of', { part: view.round, all: view.rounds })}</Fact>
        <Fact name={t('fact.trick')}>{t('of', { part: view.trick_number, all: view.tricks_in_round })}</Fact>
        <Fact name={t('fact.led')} at="led" glance="led">
          {view.led === null ? (
            '–'
          ) : (
            <>
              <Mark colour={view.led} /> <span className="an-words">{t(`colour.${view.led}`)}</span>
            </>
          )}
        </Fact>
        <Fact name={t('fact.quota')} at="quota" glance="quota" means={t('sign.quota')}>
          <span className="an-tokens" aria-hidden="true">
            {Array.from({ length: quota }, (_, index) => (
              <i key={index} data-free={index < view.recruits_left} />
            ))}
          </span>
          <span className="an-words">{t('free', { count: view.recruits_left })}</span>
        </Fact>
        <Fact name={t('fact.supply')} at="supply" means={t('sign.supply')}>
          <Listener inspired={false} /> {view.supply}
        </Fact>
        <Fact name={t('fact.bonus')} at="bonus" means={t('sign.bonus')}>
          <BonusCard value={view.bonus} />
          <span className="unseen">{view.bonus}</span>
        </Fact>
      </dl>
      <div className="an-links">
        <Unseen {...props} />
        {view.scored.length > 0 && <Rounds {...props} />}
        <Signs bonus={view.bonus} />
      </div>
    </section>
  );
}

interface FactProps {
  readonly name: string;
  readonly at?: string;
  readonly glance?: string;
  /** For who points at it. */
  readonly means?: string;
  readonly children: ReactNode;
}

function Fact({ name, at, glance, means, children }: FactProps) {
  return (
    <div data-at={at} data-glance={glance} title={means}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
