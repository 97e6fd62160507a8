import { useTranslation } from 'react-i18next';

import { Say } from '../../i18n/Reading';
import { Back, Card } from './art/Card';
import { Coin, Marker, Token } from './art/Sign';
import { Piles, Supply } from './Goods';
import { cardText } from './lines';
import { hintOf, useMarket, type Props } from './market';
import { BACK, COIN, MARKER } from './scene';
import { isWare, prices } from './signs';
import { Spine } from './Spine';
import { Stage } from './Stage';

/** The middle of the table: Artifacts and Holy Places, the supply and the piles, and where a decision is made. */
export function Board(props: Props) {
  const market = useMarket(props);
  return (
    <div className="as-board">
      <Spine {...props} market={market} />
      <Supply {...props} market={market} />
      <Piles {...props} market={market} />
      <Stage {...props} market={market} />
    </div>
  );
}

/** A card at arm's length, and what it does. */
export function CardFace({ card }: { readonly card: string }) {
  const text = cardText(card);
  return (
    <div className="as-cardface">
      <Card kind={card} />
      {text === null ? null : (
        <p className="card-text">
          <Say line={text} />
        </p>
      )}
    </div>
  );
}

/** What a Ware card of the hand costs and brings in this turn, where that is not what is printed on it (AS-6.6). */
export function CardNow({ card, hints }: Props & { readonly card: string }) {
  const { t } = useTranslation('asante');
  const printed = prices(card);
  const { buy, sell } = hintOf(hints, card) ?? {};
  if (printed === null || buy == null || sell == null || (buy === printed.buy && sell === printed.sell)) return null;
  return <p className="card-text">{t('board.prices_now', { buy, sell })}</p>;
}

/** What flies from place to place. */
export function Thing({ thing }: { readonly thing: string }) {
  if (thing === COIN) return <Coin />;
  if (thing === MARKER) return <Marker />;
  if (thing === BACK) return <Back />;
  return isWare(thing) ? <Token kind={thing} /> : <Card kind={thing} />;
}
