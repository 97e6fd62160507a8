import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { textOf } from '../../i18n/line';
import { Say, useReading } from '../../i18n/Reading';
import { isLong, Words } from '../../i18n/Words';
import { Emblem } from '../../ornament/Emblem';
import { useMode } from '../../ui/useMode';
import { BackArt, FaceArt } from './art/CardArt';
import { Figure, Token } from './art/Figure';
import { MAGICIAN } from './captions';
import { eatenBy } from './eaten';
import type { Exchange } from './exchange';
import { backName, isCancelled, kindName, previewLine } from './lines';
import { maySabotage, type Props } from './model';
import { stage } from './scene';
import type { View } from './types';

interface SpotProps extends Props {
  /** The hands and choices as they have been told so far. */
  readonly told: View;
  readonly exchange: Exchange;
  readonly side: 'one' | 'other';
  /** Whose card lies here; null while no partner is chosen. */
  readonly seat: number | null;
}

/** One of the two places on the stage: whose card it is, the card, and what that seat would get. */
export function Spot(props: SpotProps) {
  const { you, seat, exchange, side } = props;
  const card = exchange.cards.find((each) => each.seat === seat)?.card ?? null;
  return (
    <div className="ay-spot" data-side={side}>
      <SpotName seat={seat} you={you} />
      <Laid {...props} card={card} />
      <Then {...props} />
    </div>
  );
}

interface SpotNameProps {
  readonly seat: number | null;
  readonly you: number | null;
  /** Who got the card of an exchange that is over. */
  readonly to?: number | null;
}

/** Whose card lies there; on a phone by a short name. */
export function SpotName({ seat, you, to = null }: SpotNameProps) {
  const { t } = useTranslation('antayagi');
  const { seatName, briefName } = useReading();
  const wide = useMode() === 'wide';
  const named = (nameOf: (seat: number) => string) => (seat === null ? t('board.partner') : seat === you ? t('board.me') : nameOf(seat));
  const name = named(seatName);
  const called = wide ? name : named(briefName);
  const title = to === null ? name : t('last.went', { name, to: to === you ? t('board.me') : seatName(to) });
  return (
    <p className="ay-spot-name" data-glance={seat === null ? undefined : 'pair'} data-long={isLong(called)} title={title} style={{ '--letters': called.length + (to === null ? 0 : ARROW) } as CSSProperties}>
      <span className="ay-whose" aria-hidden={to !== null}>
        <Words of={called} />
      </span>
      {to === null ? null : <To seat={to} says={title} />}
    </p>
  );
}

/** The hat that waits where no card lies. */
export function Ghost() {
  return (
    <svg className="ay-ghost" viewBox="0 0 64 64" aria-hidden="true">
      <Figure kind="hat" />
    </svg>
  );
}

/** As broad as so many letters: the arrow and the emblem behind it. */
const ARROW = 4;

function To({ seat, says }: { readonly seat: number; readonly says: string }) {
  const { seatName, isPersons } = useReading();
  return (
    <>
      <span className="ay-to" aria-hidden="true">
        <Emblem of={isPersons(seat) ? 'person' : 'bot'} name={seatName(seat)} seat={seat} />
      </span>
      <span className="unseen">{says}</span>
    </>
  );
}

function Laid({ told, you, seat, scene, exchange, card }: SpotProps & { readonly card: string | null }) {
  const { t } = useTranslation('antayagi');
  const reading = useReading();
  const at = seat === null ? undefined : stage(seat);
  if (card !== null) {
    const turning = scene?.note.type === 'cards_revealed';
    const name = textOf(kindName(card), reading);
    return (
      <span className="ay-spot-card" data-at={at} data-card={card} data-turning={turning} role="img" aria-label={name} title={name}>
        <FaceArt kind={card} named />
        {turning ? (
          <span className="ay-veil">
            <BackArt back="veil" />
          </span>
        ) : null}
      </span>
    );
  }
  const chosen = seat !== null && exchange.hidden.includes(seat);
  if (!chosen) {
    return (
      <span className="ay-spot-card" data-at={at} data-empty="true">
        <Ghost />
      </span>
    );
  }
  // Only who chose knows which card it is, and so which back it has; with everything open it lies open.
  const chose = told.choices[seat] ?? -1;
  const held = told.hands[seat]?.[chose];
  const says = held === undefined ? t('board.chosen') : `${textOf(held.card === null ? backName(held.back) : kindName(held.card), reading)} ${chose + 1}`;
  return (
    <span className="ay-spot-card" data-at={at} role="img" aria-label={says} title={says}>
      {held !== undefined && held.card !== null && (seat !== you || held.facing === 'out') ? <FaceArt kind={held.card} named /> : <BackArt back={held?.back ?? 'veil'} />}
    </span>
  );
}

/** What the seat would have if the exchange stands, while it may still be stopped. */
function Then({ view, hints, legal, seat, scene, exchange }: SpotProps) {
  const { t } = useTranslation('antayagi');
  // What a cancelled exchange would have brought matters only to who may save it.
  const counts = scene === null && (!isCancelled(view) || maySabotage(legal));
  const then = counts ? hints?.exchange.find((each) => each.seat === seat) : undefined;
  if (then === undefined) return <p className="ay-then" />;
  const keeps = exchange.cards.some((other) => other.seat !== seat && other.card === MAGICIAN);
  const eaten = eatenBy(then, view);
  return (
    <p className="ay-then" data-wins={then.wins}>
      <span className="unseen">
        <Say line={previewLine(then, keeps, eaten)} />
      </span>
      <span aria-hidden="true">
        {/* Of a good that is eaten at once the number alone would be a riddle. */}
        {eaten === null ? null : <Token kind="t_rex" />}
        <small>{t(`then.${eaten !== null ? 'eats' : then.receives === null ? 'nothing' : keeps ? 'keeps' : 'gets'}`)}</small>
        {then.receives === null ? null : <Token kind={eaten ?? then.receives} />}
        <b data-count={`${then.goods}/${then.target}`} />
      </span>
    </p>
  );
}
