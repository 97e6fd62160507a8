import { useRef, type CSSProperties, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Sideways } from '../../ui/Sideways';
import { useMode } from '../../ui/useMode';
import type { Address } from '../../director/scene';
import { step } from '../generic/useCarrying';
import { useDrag } from '../generic/useDrag';
import { useOwnOrder, type OwnOrder } from '../generic/useOwnOrder';
import { sentences, useTexts } from '../generic/table';
import { gathered } from '../generic/plain';
import { against, buying, selling } from './against';
import { Card } from './art/Card';
import { cardText, kindName, notes } from './lines';
import { held, hintOf, hitsOnlyOwn, useMarket, type Market, type Props } from './market';
import { useStruck } from './moments';
import { sorted } from './order';
import { Rail } from './Rail';
import { at } from './scene';
import { lying } from './signs';
import { Tray } from './Tray';

/** More kinds of cards than this take two rows on a phone: beside each other they would be too narrow for their words. */
const MANY = 4;

/** What the reader holds, and beside it all that may be answered or done. */
export function Hand(props: Props) {
  const { t, i18n } = useTranslation('asante');
  const { seatName } = useReading();
  const texts = useTexts();
  const market = useMarket(props);
  const struckAt = useStruck(props, props.you);
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
      <div className="as-doing" data-gaps="true" data-slim="true">
        <Tray {...props} market={market} />
        <Rail {...props} market={market} />
      </div>
    </div>
  );
}

/** With a mouse each price is pressed by itself, and means what it costs or brings; a finger may have meant the card, as may whoever has small ones. */
function priced({ nativeEvent, target }: MouseEvent): 'buy_wares' | 'sell_wares' | null {
  if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'mouse' || !(target instanceof Element)) return null;
  if (target.closest('.as-buy') !== null) return 'buy_wares';
  return target.closest('.as-sell') === null ? null : 'sell_wares';
}

interface CardProps extends Props {
  readonly market: Market;
  readonly card: string;
  readonly count: number;
  /** All cards of the hand as they lie. */
  readonly order: readonly string[];
  readonly put: OwnOrder['put'];
}

function HandCard({ market, card, count, order, put, ...props }: CardProps) {
  const texts = useTexts();
  const wide = useMode() === 'wide';
  const { hints, busy, highlight, legal, you, picked, pick } = props;
  const thing = held(card);
  const state = market.stateOf(thing);
  const hint = hintOf(hints, card);
  const usable = !busy && (state === 'lit' || state === 'open' || (state === 'picked' && market.moves.length > 0));
  // What was picked when the card was taken hold of; null: it was not.
  const before = useRef<readonly string[] | null>(null);
  // Where it may be played it is played; among the other cards of the hand it only changes its place.
  const beside = (address: Address) => order.find((each) => each !== card && at.held(you ?? 0, each) === address);
  const drag = useDrag({
    start: () => {
      before.current = usable ? picked : null;
      if (usable) pick([thing]);
    },
    accepts: (address) => (usable && market.takes(address)) || beside(address) !== undefined,
    drop: (address) => {
      const other = beside(address);
      if (other === undefined) {
        market.put(card, address);
        return;
      }
      put(card, other, order.indexOf(other) > order.indexOf(card));
      if (before.current !== null && picked[0] === thing) pick(before.current);
    },
  });
  const may = (type: string) => legal.some((move) => move.type === type && 'card' in move && move.card === card);
  // While anything may be played: of its two uses the one that cannot be made recedes, and says why.
  const playing = legal.some(({ type }) => type === 'end_turn');
  const off = playing ? { buy: may('buy_wares') ? null : buying(hint), sell: may('sell_wares') ? null : selling(hint) } : undefined;
  // Of one that only answers its few words say that at all times.
  const refused = playing && !usable && hint?.play_refused !== 'only_in_response' ? against(hint?.play_refused) : null;
  const poor = playing && usable && hitsOnlyOwn(card, props.view) ? ({ key: 'against.only_own' } as const) : null;
  const label = [texts(kindName(card)), count > 1 ? `× ${count}` : '', texts(...notes(hint), poor)].filter(Boolean);
  const said = [label.slice(0, count > 1 ? 2 : 1).join(' '), ...label.slice(count > 1 ? 2 : 1)].join('. ');
  return (
    <button
      type="button"
      className="as-press as-handcard"
      data-lit={usable && state !== 'open'}
      data-usable={usable}
      data-state={state}
      data-pointed={highlight === card}
      data-pending={market.isMeant(thing)}
      data-card={card}
      data-at={at.held(you ?? 0, card)}
      aria-keyshortcuts="i Shift+ArrowLeft Shift+ArrowRight"
      aria-pressed={state === 'picked'}
      aria-disabled={!usable}
      aria-label={said}
      // Under a mouse it says what it does as well.
      title={sentences([said, texts(cardText(card, hint))])}
      onClick={(event) => {
        const trade = !wide ? [] : legal.filter((move) => move.type === priced(event) && 'card' in move && move.card === card);
        if (!busy && trade.length === 1 && trade[0] !== undefined) props.choose(trade[0]);
        else market.press(thing);
      }}
      onKeyDown={(event) => step(card, event, order, put)}
      {...drag}
    >
      <Card kind={card} buy={hint?.buy} sell={hint?.sell} lie={lying(card, props.view.seats[you ?? -1]?.stand ?? [])} off={off} why={refused ?? poor} text gist />
      {count > 1 ? (
        <span className="as-count" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </button>
  );
}
