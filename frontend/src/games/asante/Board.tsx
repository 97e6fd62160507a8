import { useTranslation } from 'react-i18next';

import { Say } from '../../i18n/Reading';
import { Back, Card } from './art/Card';
import { Coin, Marker, Token } from './art/Sign';
import { Piles, Supply, useMarkersNear, usePilesNear } from './Goods';
import { cardText } from './lines';
import { hintOf, useMarket, type Props } from './market';
import { BACK, COIN, MARKER } from './scene';
import { isWare, prices } from './signs';
import { Spine } from './Spine';
import { Stage } from './Stage';
import { whyNot, whyNotThere } from './why';

/** The middle of the table: Artifacts and Holy Places, the supply and the piles, and where a decision is made. */
export function Board(props: Props) {
  const market = useMarket(props);
  const away = usePilesNear(props.you);
  return (
    <div className="as-board" data-near={useMarkersNear(props.you)}>
      <Spine {...props} market={market} />
      <Supply {...props} market={market} />
      {away ? null : <Piles {...props} market={market} />}
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

/** Why a card of one's own cannot be used now; and what a Ware card costs and brings in this turn, where that is not what is printed on it (AS-6.6). */
export function CardNow(props: Props & { readonly card: string }) {
  const { card, view, you } = props;
  const held = view.seats[you ?? -1]?.hand?.includes(card) === true;
  const there = whyNotThere(card, props);
  const lines = [...(held ? whyNot(card, props) : []), ...(there === null ? [] : [there])];
  return (
    <>
      {[...new Map(lines.map((line) => [line.key, line])).values()].map((line) => (
        <p key={line.key} className="card-text as-why">
          <Say line={line} />
        </p>
      ))}
      <PricesNow {...props} />
    </>
  );
}

function PricesNow({ card, hints }: Pick<Props, 'hints'> & { readonly card: string }) {
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
