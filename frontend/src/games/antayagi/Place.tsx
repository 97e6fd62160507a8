import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { useReading } from '../../i18n/Reading';
import { useMode } from '../../ui/useMode';
import { useTold } from '../../director/useTold';
import { Held } from './Card';
import { Chance } from './Chance';
import { Claims, useClaims, useClaimText } from './Claims';
import type { Claim } from './claims';
import { openAtEnd } from './ending';
import { faceOf } from './faces';
import { Bag, Pips } from './Goods';
import { moveName } from './lines';
import { countedOn, goodSeen, isNear, isTrading, lookedAt, moveOn, pressOn, seatThing, slotThing, stateOn, type SeatProps } from './model';
import { hand } from './scene';
import { after } from './told';
import type { Slot } from './types';
import { useHeldText } from './useHeldText';

/** What lies before a seat: its hand as the reader sees it, how near it is to its target, its bag. */
export function Place(props: SeatProps) {
  const { seat, you } = props;
  const told = useTold(props, after);
  const slots = openAtEnd(told)[seat] ?? [];
  const standing = (
    <>
      <Pips goods={told.goods[seat] ?? 0} target={told.targets[seat] ?? 0} base={told.setup.base_target} near={isNear(told, seat)} />
      <Bag {...props} view={told} />
    </>
  );
  if (seat === you) return <div className="ay-mine">{standing}</div>;
  return (
    <div className="ay-place" data-weighed={isTrading(told, seat)}>
      <Partner {...props}>
        <HandRow {...props} view={told} slots={slots} />
        <div className="ay-standing">{standing}</div>
      </Partner>
    </div>
  );
}

/** A seat that may be traded with is pressed as a whole, like a card: once to take hold of it, once more to trade. */
function Partner(props: SeatProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('antayagi');
  const reading = useReading();
  const heldText = useHeldText();
  const claimText = useClaimText();
  const claimsOn = useClaims(props);
  const mode = useMode();
  const { seat, view, busy, children } = props;
  const thing = seatThing(seat);
  const move = moveOn(thing, props);
  const slots = openAtEnd(view)[seat] ?? [];
  const standing = t('fact.goods', { goods: view.goods[seat] ?? 0, target: view.targets[seat] ?? 0 });
  const said = slots.flatMap((slot, at) => [heldText(slot, at), ...claimsOn(seat, at).map(claimText)]);
  const label = [standing, ...(isNear(view, seat) ? [t('fact.near')] : []), ...said].join('. ');
  if (move === undefined) {
    return mode === 'wide' ? <div className="ay-open">{children}</div> : <Looked label={label} open={reading.open}>{children}</Looked>;
  }
  const state = stateOn(thing, props);
  return (
    <button
      type="button"
      className="ay-open ay-seat"
      data-lit={!busy}
      data-state={state}
      disabled={busy}
      aria-pressed={state === 'picked'}
      aria-label={`${textOf(moveName(move), reading)}. ${label}`}
      onClick={() => pressOn(thing, props)}
    >
      {children}
    </button>
  );
}

interface LookedProps {
  readonly label: string;
  readonly open: (card: string) => void;
  readonly children: ReactNode;
}

/** Small cards are no finger's targets of their own: the seat is pressed, and the card or token under the finger opens. */
function Looked({ label, open, children }: LookedProps) {
  return (
    <button
      type="button"
      className="ay-open"
      aria-label={label}
      onClick={({ target, currentTarget }) => {
        const under = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
        const card = (under ?? currentTarget.querySelector<HTMLElement>('[data-card]'))?.dataset.card;
        if (card !== undefined) open(card);
      }}
    >
      {children}
    </button>
  );
}

/** The row of cards that somebody else holds up. */
function HandRow({ slots, ...props }: SeatProps & { readonly slots: readonly Slot[] }) {
  const { t } = useTranslation('antayagi');
  const claimsOn = useClaims(props);
  const { seat, scene } = props;
  const turning = scene?.note.type === 'hand_turned' && scene.note.seat === seat;
  return (
    <ul className="ay-row" data-at={hand(seat)} data-glance="faces" data-turning={turning} aria-label={t('board.hand')}>
      {slots.map((slot, at) => (
        <HandCard key={at} {...props} slot={slot} at={at} claims={claimsOn(seat, at)} />
      ))}
    </ul>
  );
}

interface HandCardProps extends SeatProps {
  readonly slot: Slot;
  /** Its place in the hand, counted from 0. */
  readonly at: number;
  readonly claims: readonly Claim[];
}

/** One of them, with what was said of it and who sees it. */
function HandCard({ slot, at, claims, ...props }: HandCardProps) {
  const { t } = useTranslation('antayagi');
  const heldText = useHeldText();
  const claimText = useClaimText();
  const { open, briefName } = useReading();
  const mode = useMode();
  const { seat, highlight, view } = props;
  const { card } = slot;
  const odds = countedOn(view, slot);
  // A finger presses the whole seat: then no card in it is a button.
  const inButton = mode !== 'wide' || moveOn(seatThing(seat), props) !== undefined;
  const says = [heldText(slot, at), ...claims.map(claimText)].join('. ');
  const held = (
    <Held slot={slot} at={at}>
      <Claims claims={claims} />
    </Held>
  );
  const marks = {
    className: 'ay-card',
    'data-at': slotThing(seat, at),
    'data-card': lookedAt(slot),
    'data-pointed': card !== null && card === highlight,
    'data-chosen': view.choices[seat] === at,
    'data-good': goodSeen(slot),
    title: says,
  };
  return (
    <li>
      {inButton ? (
        <span {...marks}>{held}</span>
      ) : (
        <button type="button" {...marks} data-only-seen="true" aria-keyshortcuts="i" aria-label={says} onClick={() => open(lookedAt(slot))}>
          {held}
        </button>
      )}
      {/* What it would bring who gets it; of a closed one how likely it is a good, else, as of one that lay closed, who sees it. */}
      <small className="ay-under" aria-hidden="true">
        {odds !== null ? <Chance odds={odds} /> : slot.facing === 'in' ? t(`theirs.${card === null ? 'in' : 'in_open'}`, { who: briefName(seat) }) : card === null ? '' : t(`brings.${faceOf(card)}`)}
      </small>
    </li>
  );
}
