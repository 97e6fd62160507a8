import { useTranslation } from 'react-i18next';

import type { ScoreLine } from '../../api/wire';
import { Say } from '../../i18n/Reading';
import { Token } from './art/Figure';
import { Pips } from './Goods';
import { scoreItem, targetOf, TOXIC } from './lines';

/** How near a seat came: what counts for places is what was missing, not how much it had (AY-8.10). */
export function Result({ line }: { readonly line: ScoreLine }) {
  const { t } = useTranslation('antayagi');
  const goods = line.points;
  const target = targetOf(line);
  const owned = line.items.filter(({ key }) => key !== 'target');
  const added = Number(line.items.find(({ key }) => key === TOXIC)?.args.count ?? 0);
  return (
    <div className="ay-result">
      <Pips goods={goods} target={target} base={target - added} />
      <ul className="ay-bag" aria-label={t('board.bag')}>
        {owned.map((item) => {
          const count = Number(item.args.count ?? 1);
          return (
            <li key={item.key} data-adds={item.key === TOXIC}>
              <Token kind={item.key} />
              <span className="unseen">
                <Say line={scoreItem(item)} />
              </span>
              {item.key === TOXIC ? <small aria-hidden="true">{t('result.adds', { added: count })}</small> : count > 1 ? <b aria-hidden="true">{count}</b> : null}
            </li>
          );
        })}
      </ul>
      <p className="ay-missing">{goods >= target ? t('result.reached') : t('result.missing', { count: target - goods })}</p>
    </div>
  );
}
