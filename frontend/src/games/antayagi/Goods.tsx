import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { gathered } from '../generic/plain';
import { Token } from './art/Figure';
import { faceOf } from './faces';
import { kindName, TOXIC, zoneName } from './lines';
import type { SeatProps } from './model';
import { bag, inBag } from './scene';

interface PipsProps {
  readonly goods: number;
  readonly target: number;
  readonly base: number;
  /** Any good would win: that is marked, and said. */
  readonly near?: boolean;
}

/** How near a seat is to its target: a pip for each good it needs, those that Toxic Waste has added with a ring of their own. */
export function Pips({ goods, target, base, near = false }: PipsProps) {
  const { t } = useTranslation('antayagi');
  const said = t('fact.goods', { goods, target });
  return (
    <p className="ay-pips" data-glance="goods" data-near={near} title={near ? `${said}, ${t('fact.near')}` : said}>
      <span className="unseen">{said}</span>
      <b aria-hidden="true">{`${goods}/${target}`}</b>
      {near ? <em className="ay-near">{t('fact.near')}</em> : null}
      <small aria-hidden="true">{t('board.goods')}</small>
      {Array.from({ length: Math.max(goods, target) }, (_, at) => (
        <i key={at} data-full={at < goods} data-added={at >= base} aria-hidden="true" />
      ))}
    </p>
  );
}

/** More kinds have smaller tokens where the bag stands beside the cards. */
const MANY = 6;

/** The open cards before a seat, equal ones together. */
export function Bag({ view, hints, seat, highlight }: SeatProps) {
  const { t } = useTranslation('antayagi');
  const reading = useReading();
  const cards = gathered((view.bags[seat] ?? []).map(faceOf));
  const eats = hints?.seats[seat]?.eats;
  const says = (kind: string, count: number): string => {
    const name = textOf(kindName(kind), reading);
    const next = kind === 't_rex' && eats ? `. ${labelled(textOf(zoneName('eats'), reading), textOf(kindName(eats), reading))}` : '';
    return `${name}${count > 1 ? ` × ${count}` : ''}${next}`;
  };
  return (
    <ul className="ay-bag" data-at={bag(seat)} data-glance="bag" data-many={cards.length > MANY} aria-label={t('board.bag')}>
      {cards.map(({ kind, count }) => (
        <li
          key={kind}
          data-at={inBag(seat, kind)}
          data-card={kind}
          data-pointed={highlight !== null && faceOf(highlight) === kind}
          data-glance={kind === 't_rex' ? 't_rex' : undefined}
          title={says(kind, count)}
        >
          <Token kind={kind} />
          <span className="unseen">{says(kind, count)}</span>
          {count > 1 ? <b aria-hidden="true">{count}</b> : null}
          {kind === TOXIC ? (
            <em className="ay-waste" aria-hidden="true">
              {t('aim.toxic', { added: count })}
            </em>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
