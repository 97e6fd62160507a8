import { useTranslation } from 'react-i18next';

import { useTexts } from '../generic/table';
import { WARES, type Ware } from './art/wares';
import { WareSign } from './art/WareSign';
import { Counted } from './Counted';
import { cards, groupName, moveName } from './lines';
import { without, type Props } from './model';
import { added, cardsOf, one, takenBack, type Pile } from './trade';
import type { Wares } from './types';

/** Cards in a trade (BA-6.12). */
const GIVEN = 3;
/** What each place of the pile takes, and what comes for all of them. */
const ONE = 1;

interface TradeProps extends Props {
  readonly pile: Pile;
  readonly held: Wares;
}

/** Three for one: a press on a ware lays a card on the pile, a press on the pile takes it back, one button hands it in. */
export function Trade(props: TradeProps) {
  const texts = useTexts();
  const { pile, view } = props;
  const wanted = view.purchase?.wanted[0];
  return (
    <div className="ba-trade" role="group" aria-label={texts(groupName('trade_in'))}>
      <ul className="ba-wares">
        {WARES.map((ware) => (
          <li key={ware} data-at={`give/${ware}`}>
            <Tile {...props} ware={ware} />
          </li>
        ))}
      </ul>
      <ul className="ba-pile-given">
        {Array.from({ length: GIVEN }, (_, place) => (
          <li key={place}>
            <Slot {...props} place={place} />
          </li>
        ))}
      </ul>
      <span className="ba-for" aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M2 9h11V4l9 8-9 8v-5H2z" />
        </svg>
        {wanted === undefined ? null : (
          <>
            <WareSign ware={wanted} />
            <b>{`+${ONE}`}</b>
          </>
        )}
      </span>
      <HandIn {...props} left={without(props.held, cardsOf(pile))} />
    </div>
  );
}

/** A ware that one holds, and how many of it stay. */
function Tile({ ware, pile, held, busy, pick }: TradeProps & { readonly ware: Ware }) {
  const texts = useTexts();
  const left = held[ware] - cardsOf(pile)[ware];
  const may = !busy && pile.chosen && pile.open.has(ware);
  return (
    <button
      type="button"
      className="ba-ware"
      data-ware={ware}
      data-lit={may}
      data-less={left < held[ware]}
      aria-disabled={!may}
      aria-label={texts(moveName({ type: 'trade_in', give: one(ware) }), { key: 'trade.left', args: { count: left } })}
      onClick={() => (may ? pick(added(pile, ware)) : undefined)}
    >
      <WareSign ware={ware} />
      <b>{left}</b>
    </button>
  );
}

/** A place of the pile: empty, or with a card that a press takes back. */
function Slot({ place, pile, busy, pick }: TradeProps & { readonly place: number }) {
  const texts = useTexts();
  const ware = pile.given[place];
  const may = ware !== undefined && pile.chosen && !busy;
  const says = ware === undefined ? { key: 'trade.empty' } : { key: 'trade.back', args: { cards: cards(one(ware)) } };
  return (
    <button
      type="button"
      className="ba-given"
      data-filled={ware !== undefined}
      data-next={place === pile.given.length}
      aria-pressed={ware !== undefined}
      aria-disabled={!may}
      aria-label={texts(says)}
      onClick={() => (may ? pick(takenBack(pile, place)) : undefined)}
    >
      {ware === undefined ? <b data-count={`−${ONE}`} aria-hidden="true" /> : <WareSign ware={ware} />}
    </button>
  );
}

function HandIn({ pile, left, busy, pending, choose }: TradeProps & { readonly left: Wares }) {
  const { t } = useTranslation('bania');
  const texts = useTexts();
  const { move } = pile;
  return (
    <button
      type="button"
      className="button ba-do"
      data-at="do/trade"
      data-lit={!busy && move !== null}
      data-pending={move !== null && pending?.type === 'trade_in'}
      disabled={busy || move === null}
      aria-label={move === null ? undefined : texts(moveName(move), { key: 'fact.keeps', args: { cards: cards(left) } })}
      onClick={() => (move === null ? undefined : choose(move))}
    >
      <span>{t('trade.do')}</span>{' '}
      {move === null ? <span className="ba-chosen">{t('trade.more', { count: GIVEN - pile.given.length })}</span> : (
        <span className="ba-left">
          {t('board.left')} <Counted wares={left} />
        </span>
      )}
    </button>
  );
}
