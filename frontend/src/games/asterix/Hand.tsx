import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reader } from '../../i18n/line';
import { listFormat } from '../../i18n/listed';
import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { useFront } from '../../ui/front';
import { pointed } from '../../ui/pointed';
import { useMode, useMouse } from '../../ui/useMode';
import { useCarrying } from '../generic/useCarrying';
import { useOwnOrder } from '../generic/useOwnOrder';
import { HAND, IDEFIX } from './art/faces';
import { Bone, GaulCard } from './art/GaulCard';
import { type Gaul, GaulMark } from './art/GaulSign';
import { Rival } from './art/Rival';
import { Escapee } from './Choices';
import { freePlaces } from './freeplaces';
import { Front } from './Front';
import { gaulOf, liesBid, type Props, stacks } from './model';
import type { CardHint } from './types';
import { useAsTold } from './useAsTold';

/** The own eleven cards, each always in its place: what is spent leaves a gap, as on a rack. They may be put in another order. */
export function Hand(now: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const told = useAsTold(now);
  const { view } = told;
  // The next round's cards come when the last one is told, and so does whom a Pirate lets go at its end.
  const asked = view.round === now.view.round && (view.phase === 'scoring' || now.view.phase !== 'scoring');
  const props = { ...told, hints: asked ? told.hints : null, legal: asked ? now.legal : [] };
  const { you, hints, legal, busy } = props;
  const [near, setNear] = useState<string | null>(null);
  const { cards, put } = useOwnOrder(props.table, 'all', HAND);
  const carrying = useCarrying({
    cards,
    asked: props.asked,
    pending: props.pending !== null,
    put,
    onto: (card, takes) => {
      const move = legal.find((one) => one.type === 'bid' && takes === one.type && one.card === card);
      return move === undefined || busy ? null : () => props.choose(move);
    },
  });
  const gaul = you === null ? null : gaulOf(view, you);
  if (you === null || gaul === null || view.phase === 'setup') return null;
  if (legal.some(({ type }) => type === 'choose_escapee')) return <Escapee {...props} />;
  const held = view.hands[you] ?? [];
  const hint = hints?.cards.find(({ card }) => card === near);
  return (
    <div className="ax-handbox">
      <p className="ax-detail">{hint ? <Words of={detail(hint, reading, t)} /> : <Key cards={hints?.cards ?? []} />}</p>
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
          {hint?.refused ? <Words of={detail(hint, reading, t)} /> : <Key cards={hints?.cards ?? []} />}
        </li>
        <OwnFront {...props} seat={you} free={cards.map((card) => !held.includes(card))} />
      </ul>
    </div>
  );
}

/** While it is asked who gets a card: the own captures, large, where the hand has left room and they are small otherwise. */
function OwnFront({ view, legal, seat, free }: Props & { readonly seat: number; readonly free: readonly boolean[] }) {
  const { t } = useTranslation('asterix');
  const mode = useMode();
  const asked = legal.some(({ type }) => type === 'assign_peeked');
  if (!asked || mode === 'wide' || view.fronts[seat]?.length === 0) return null;
  const room = freePlaces(free, mode === 'phone' ? 6 : 11);
  if (room === null) return null;
  const { romans, pirates } = stacks(view.fronts[seat] ?? []);
  // As many cards as there are places need all of the width.
  const named = romans.length + pirates.length <= room.to - room.from;
  const gridArea = `${room.row + 1} / ${room.from + 1} / ${room.row + 2} / ${room.to + 2}`;
  return (
    <li className="ax-own-front" style={{ gridArea }}>
      {named && <span className="ax-own-front-name" aria-hidden="true">{t('front')}</span>}
      <Front view={view} seat={seat} highlight={view.peeked} fanned={true} copy={true} />
    </li>
  );
}

/**
 * How one sees who holds the same number: in the line of the card that is pointed at as long as none is, or in the last place
 * of the hand. On every card a sign would say nothing: nearly all numbers are held by somebody.
 */
function Key({ cards }: { readonly cards: readonly CardHint[] }) {
  const { t } = useTranslation('asterix');
  const mouse = useMouse();
  const held = cards.some((card) => card.beaten_by.length + card.cancels_with.length > 0);
  return held ? <span aria-hidden="true">{t(mouse ? 'key.point' : 'key.hold')}</span> : null;
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
      {waits && <GaulMark gaul={gaul} />}
      {!waits && (card === IDEFIX ? <svg viewBox="0 0 76 40" aria-hidden="true"><Bone /></svg> : card)}
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
