import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reader } from '../../i18n/line';
import { listFormat } from '../../i18n/listed';
import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { useFront } from '../../ui/front';
import { pointed } from '../../ui/pointed';
import { useMouse } from '../../ui/useMode';
import { useCarrying } from '../generic/useCarrying';
import { useOwnOrder } from '../generic/useOwnOrder';
import { HAND, IDEFIX, isPirate } from './art/faces';
import { GaulCard } from './art/GaulCard';
import { type Gaul, GaulMark } from './art/GaulSign';
import { Rival } from './art/Rival';
import { Escapee } from './Choices';
import { gaulOf, liesBid, type Props } from './model';
import { Peek } from './Peek';
import type { CardHint } from './types';
import { useAsTold } from './useAsTold';

/** The own eleven cards, each always in its place: what is spent leaves a gap, as on a rack. They may be put in another order. */
export function Hand(now: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const props = useAsked(now);
  const { view, you, hints, legal } = props;
  const [near, setNear] = useState<string | null>(null);
  const { cards, carrying } = useOwnCards(props);
  const gaul = you === null ? null : gaulOf(view, you);
  if (you === null || gaul === null || view.phase === 'setup') return null;
  if (legal.some(({ type }) => type === 'choose_escapee')) return <Escapee {...props} />;
  if (legal.some(({ type }) => type === 'assign_peeked') && view.peeked !== null) return <Peek {...props} />;
  const held = view.hands[you] ?? [];
  const hint = hints?.cards.find(({ card }) => card === near);
  return (
    <div className="ax-handbox">
      <p className="ax-detail">{hint ? <Words of={detail(hint, reading, t)} /> : <Rule {...props} />}</p>
      <ul className="ax-hand" aria-label={t('hand')} onPointerLeave={() => setNear(null)}>
        {cards.map((card) => (
          <li key={card} className="ax-rack" data-gaul={gaul} {...pointed(() => setNear(card))}>
            {held.includes(card) && !liesBid(view, you, card) ? (
              <HandCard {...props} seat={you} gaul={gaul} card={card} isNear={near === card} near={() => setNear(card)} carrying={carrying(card)} />
            ) : (
              <Gap view={view} seat={you} gaul={gaul} card={card} />
            )}
          </li>
        ))}
        <li className="ax-key-place">
          {hint?.refused ? <Words of={detail(hint, reading, t)} /> : <Rule {...props} />}
        </li>
      </ul>
    </div>
  );
}

/** The table as told, with what is asked of it: the next round's cards come when the last one is told, and so does whom a Pirate lets go at its end. */
function useAsked(now: Props): Props {
  const told = useAsTold(now);
  const { round, phase } = told.view;
  const asked = round === now.view.round && (phase === 'scoring' || now.view.phase !== 'scoring');
  return { ...told, hints: asked ? told.hints : null, legal: asked ? now.legal : [] };
}

/** The cards in the order of one's own, and how each is carried to another place or to the bids. */
function useOwnCards({ table, asked, pending, legal, busy, choose }: Props) {
  const { cards, put } = useOwnOrder(table, 'all', HAND);
  const carrying = useCarrying({
    cards,
    asked,
    pending: pending !== null,
    put,
    onto: (card, takes) => {
      const move = legal.find((one) => one.type === 'bid' && takes === one.type && one.card === card);
      return move === undefined || busy ? null : () => choose(move);
    },
  });
  return { cards, carrying };
}

/**
 * What becomes of the cards that are bid (AX-7.2, AX-7.3, AX-8.2, AX-8.3): in the line of the card that is pointed at as long as
 * none is, or in the last place of the hand. And with a mouse, where somebody else holds a number too, how one sees whom that
 * concerns.
 */
function Rule({ view, hints }: Props) {
  const { t } = useTranslation('asterix');
  const mouse = useMouse();
  if (view.prize === null || hints === null) return null;
  const held = hints.cards.some((card) => card.beaten_by.length + card.cancels_with.length > 0);
  return (
    <>
      <b>{t(isPirate(view.prize) ? 'lost.pirate' : 'lost.roman')}</b>
      {mouse && held && <span aria-hidden="true"> {t('point_at')}</span>}
    </>
  );
}

interface CardProps extends Props {
  readonly seat: number;
  readonly gaul: Gaul;
  readonly card: string;
  readonly isNear: boolean;
  readonly near: () => void;
  readonly carrying: object;
}

function HandCard(props: CardProps) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const front = useFront();
  const { gaul, card, legal, hints, busy, isNear } = props;
  const move = legal.find((one) => one.type === 'bid' && one.card === card);
  const hint = hints?.cards.find((one) => one.card === card);
  const pending = props.pending?.type === 'bid' && props.pending.card === card;
  return (
    <button
      type="button"
      className="ax-handcard"
      data-at={`hand/${card}`}
      data-lit={move !== undefined && !busy && front === null}
      data-pending={pending}
      data-card={`${gaul}.${card}`}
      {...props.carrying}
      aria-keyshortcuts="i Shift+ArrowLeft Shift+ArrowRight"
      aria-disabled={move === undefined || busy}
      aria-label={`${t('bid_card', { card: t(`hand_card.${card}`), count: hint?.flasks ?? 0 })}${hint ? `. ${detail(hint, reading, t)}` : ''}`}
      onClick={() => move && !busy && props.choose(move)}
      onFocus={props.near}
    >
      <GaulCard gaul={gaul} card={card} />
      {hint && (isNear || pending) && <Rivals {...props} hint={hint} />}
    </button>
  );
}

/** Of the card that is pointed at: who still holds the same number, whose beats it, and whose cancels with it. */
function Rivals({ view, hint }: Props & { readonly hint: CardHint }) {
  return (
    <span className="ax-rivals" aria-hidden="true">
      {hint.beaten_by.map((seat) => <Rival key={seat} gaul={gaulOf(view, seat)} tied={false} />)}
      {hint.cancels_with.map((seat) => <Rival key={seat} gaul={gaulOf(view, seat)} tied={true} />)}
    </span>
  );
}

function Gap({ view, seat, gaul, card }: Pick<CardProps, 'view' | 'seat' | 'gaul' | 'card'>) {
  const { t } = useTranslation('asterix');
  const waits = liesBid(view, seat, card);
  return (
    <span className="ax-gap" data-waits={waits} role="img" aria-label={t(waits ? 'gap_bid' : 'gap_spent', { card: t(`hand_card.${card}`) })}>
      {waits ? <GaulMark gaul={gaul} /> : <GaulCard gaul={gaul} card={card} />}
      {!waits && card !== IDEFIX && <b aria-hidden="true">{card}</b>}
    </span>
  );
}

function detail(hint: CardHint, reading: Reader, t: TFunction): string {
  if (hint.refused !== null) return t(`refused.${hint.refused}`);
  const names = (seats: readonly number[]): string => listFormat(reading.language).format(seats.map((seat) => reading.seatName(seat)));
  const said = [];
  if (hint.beaten_by.length > 0) said.push(t('beaten_by', { names: names(hint.beaten_by) }));
  if (hint.cancels_with.length > 0) said.push(t('cancels_with', { names: names(hint.cancels_with) }));
  if (hint.card === 'idefix') said.push(t('idefix_about'));
  return said.join(' ') || t('no_equal');
}
