import { useRef, type MouseEvent } from 'react';

import type { Address } from '../../director/scene';
import { useMode } from '../../ui/useMode';
import { sentences, useTexts } from '../generic/table';
import { step } from '../generic/useCarrying';
import { useDrag } from '../generic/useDrag';
import type { OwnOrder } from '../generic/useOwnOrder';
import { against, buying, selling } from './against';
import { Card, type Off } from './art/Card';
import { cardText, kindName, notes } from './lines';
import { held, hintOf, hitsOnlyOwn, type Market, type Props } from './market';
import { at } from './scene';
import { lying } from './signs';
import type { CardHint } from './types';

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

/** A card of the hand: pressed, or pulled to where it is played; among the others it may be put elsewhere. */
export function HandCard(props: CardProps) {
  const { market, card, count, order, put, highlight, you, view, hints } = props;
  const texts = useTexts();
  const thing = held(card);
  const state = market.stateOf(thing);
  const hint = hintOf(hints, card);
  const usable = isUsable(props);
  const press = usePress(props);
  const drag = useHandDrag(props, usable);
  const { off, refused, poor } = objections(props, hint, usable);
  const name = [texts(kindName(card)), count > 1 ? `× ${count}` : ''].filter(Boolean).join(' ');
  const said = [name, texts(...notes(hint), poor)].filter(Boolean).join('. ');
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
      onClick={press}
      onKeyDown={(event) => step(card, event, order, put)}
      {...drag}
    >
      <Card kind={card} buy={hint?.buy} sell={hint?.sell} lie={lying(card, view.seats[you ?? -1]?.stand ?? [])} off={off} why={refused ?? poor} text gist />
      <Count of={count} />
    </button>
  );
}

function isUsable({ market, card, busy }: CardProps): boolean {
  const state = market.stateOf(held(card));
  return !busy && (state === 'lit' || state === 'open' || (state === 'picked' && market.moves.length > 0));
}

/** The first press takes it up; one on a price may make the move. */
function usePress({ market, card, busy, legal, choose }: CardProps) {
  const wide = useMode() === 'wide';
  return (event: MouseEvent) => {
    const trade = !wide ? [] : legal.filter((move) => move.type === priced(event) && 'card' in move && move.card === card);
    if (!busy && trade.length === 1 && trade[0] !== undefined) choose(trade[0]);
    else market.press(held(card));
  };
}

/** Where it may be played it is played; among the other cards of the hand it only changes its place. */
function useHandDrag({ market, card, order, put, you, picked, pick }: CardProps, usable: boolean) {
  const thing = held(card);
  // What was picked when the card was taken hold of; null: it was not.
  const before = useRef<readonly string[] | null>(null);
  const beside = (address: Address) => order.find((each) => each !== card && at.held(you ?? 0, each) === address);
  return useDrag({
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
}

/** What stands against it while anything may be played. */
function objections({ card, legal, view }: CardProps, hint: CardHint | undefined, usable: boolean) {
  const playing = legal.some(({ type }) => type === 'end_turn');
  const may = (type: string) => legal.some((move) => move.type === type && 'card' in move && move.card === card);
  // Of its two uses the one that cannot be made recedes, and says why.
  const off: Off | undefined = playing ? { buy: may('buy_wares') ? null : buying(hint), sell: may('sell_wares') ? null : selling(hint) } : undefined;
  // Of one that only answers its few words say that at all times.
  const refused = playing && !usable && hint?.play_refused !== 'only_in_response' ? against(hint?.play_refused) : null;
  const poor = playing && usable && hitsOnlyOwn(card, view) ? ({ key: 'against.only_own' } as const) : null;
  return { off, refused, poor };
}

function Count({ of }: { readonly of: number }) {
  return of < 2 ? null : (
    <span className="as-count" aria-hidden="true">
      {of}
    </span>
  );
}
