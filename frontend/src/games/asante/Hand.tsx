import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Sideways } from '../../ui/Sideways';
import { useOwnOrder } from '../generic/useOwnOrder';
import { useTexts } from '../generic/table';
import { gathered } from '../generic/plain';
import { Markers, Piles, useMarkersNear, usePilesNear } from './Goods';
import { HandCard } from './HandCard';
import { kindName } from './lines';
import { useMarket, type Props } from './market';
import { useStruck } from './moments';
import { sorted } from './order';
import { Rail } from './Rail';
import { at } from './scene';
import { Tray } from './Tray';

/** More kinds of cards than this take two rows on a phone: beside each other they would be too narrow for their words. */
const MANY = 5;

/** What the reader holds, and beside it all that may be answered or done. */
export function Hand(props: Props) {
  const { t, i18n } = useTranslation('asante');
  const { seatName } = useReading();
  const texts = useTexts();
  const market = useMarket(props);
  const struckAt = useStruck(props, props.you);
  const near = useMarkersNear(props.you);
  const piles = usePilesNear(props.you);
  const { view, you } = props;
  // While something is asked what does not answer it recedes: other cards, or the whole hand. Not before one plays: they are weighed then, and what was drawn beside them.
  const asked = !props.busy && props.legal.length > 0 && !props.legal.some(({ type }) => type === 'begin_play' || type === 'keep_card');
  const hand = gathered(view.seats[you ?? -1]?.hand ?? []);
  const order = sorted(hand.map(({ kind }) => kind), (kind) => texts(kindName(kind)), i18n.language);
  const { cards, put } = useOwnOrder(props.table, 'all', order);
  return (
    <div className="as-handbox">
      <Sideways className="as-hand" role="group" aria-label={you === null ? '' : `${t('zone.hand')}, ${seatName(you)}`} data-at={at.hand(you ?? 0)} data-asked={asked} data-struck={struckAt === 'hand'}>
        {cards.length === 0 ? (
          <p className="as-hand-none">{t('board.no_cards')}</p>
        ) : (
          <ul data-many={cards.length > MANY} style={{ '--columns': Math.ceil(cards.length / 2) } as CSSProperties}>
            {cards.map((kind) => (
              <li key={kind}>
                <HandCard {...props} market={market} card={kind} count={hand.find((each) => each.kind === kind)?.count ?? 1} order={cards} put={put} />
              </li>
            ))}
          </ul>
        )}
      </Sideways>
      {near ? <Markers view={view} near /> : null}
      {piles ? <Piles {...props} market={market} /> : null}
      <div className="as-doing" data-gaps="true" data-slim="true">
        <Tray {...props} market={market} />
        <Rail {...props} market={market} />
      </div>
    </div>
  );
}
