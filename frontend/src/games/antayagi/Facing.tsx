import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { BackArt } from './art/CardArt';
import { Cart } from './art/Cart';
import { Held } from './Card';
import { Chance } from './Chance';
import type { Exchange } from './exchange';
import { backName, kindName } from './lines';
import { faceSeen, goodSeen, lookedAt, oddsOn, slotThing, type Props } from './model';
import { stage } from './scene';
import { Ghost, SpotName } from './Spot';
import type { Slot, View } from './types';
import { useHeldText } from './useHeldText';

/** Whom the reader trades with while they have still to choose what to give; else null. */
export function facedBy({ view, you }: Pick<Props, 'view' | 'you'>, { seats, hidden, cards }: Exchange): number | null {
  if (you === null || seats === null || view.phase !== 'choose_card' || cards.length > 0 || hidden.includes(you)) return null;
  if (!seats.includes(you)) return null;
  return seats[0] === you ? seats[1] : seats[0];
}

interface FacingProps extends Props {
  /** The hands as they have been told so far. */
  readonly told: View;
  readonly exchange: Exchange;
  readonly you: number;
  readonly other: number;
}

/** Before the two cards: the one that the reader has taken hold of, and, large, the hand out of which one comes for it. */
export function Facing({ told, exchange, you, other, picked }: FacingProps) {
  const { t } = useTranslation('antayagi');
  const { seatName } = useReading();
  const slots = told.hands[other] ?? [];
  const chosen = exchange.hidden.includes(other);
  return (
    <div className="ay-facing">
      <div className="ay-spot" data-side="one">
        <SpotName seat={you} you={you} />
        <Mine slots={told.hands[you] ?? []} you={you} picked={picked} />
      </div>
      <div className="ay-way">
        {chosen ? (
          <span className="ay-laid" data-at={stage(other)} role="img" aria-label={t('board.chosen')} title={t('board.chosen')}>
            <BackArt back="veil" />
          </span>
        ) : null}
        <Cart state="waits" runs={false} />
      </div>
      <div className="ay-spot" data-side="other">
        <SpotName seat={other} you={you} />
        <ul className="ay-theirs" aria-label={t('board.hand_of', { name: seatName(other) })}>
          {slots.map((slot, at) => (
            <Theirs key={at} slot={slot} at={at} view={told} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Where the own card will lie: what is taken hold of, or a hat that waits for it. */
function Mine({ slots, you, picked }: { readonly slots: readonly Slot[]; readonly you: number; readonly picked: Props['picked'] }) {
  const reading = useReading();
  const at = slots.findIndex((_, each) => picked[0] === slotThing(you, each));
  const slot = slots[at];
  if (slot === undefined) {
    return (
      <span className="ay-spot-card" data-at={stage(you)} data-empty="true">
        <Ghost />
      </span>
    );
  }
  const name = textOf(slot.card === null ? backName(slot.back) : kindName(slot.card), reading);
  return (
    <span className="ay-spot-card" data-at={stage(you)} data-held="true" role="img" aria-label={`${name} ${at + 1}`}>
      <Held slot={slot} at={at} named />
    </span>
  );
}

/** One of the cards that may come for it, and what it would bring. */
function Theirs({ slot, at, view }: { readonly slot: Slot; readonly at: number; readonly view: View }) {
  const { t } = useTranslation('antayagi');
  const heldText = useHeldText();
  const face = faceSeen(slot);
  const odds = oddsOn(view, slot);
  const says = heldText(slot, at);
  return (
    <li>
      <span className="ay-theirs-card" data-card={lookedAt(slot)} data-good={goodSeen(slot)} role="img" aria-label={says} title={says}>
        <Held slot={slot} at={at} named />
      </span>
      <small className="ay-brings" aria-hidden="true">
        {face !== null ? t(`effect.${face}`) : odds === null ? null : <Chance odds={odds} />}
      </small>
    </li>
  );
}
