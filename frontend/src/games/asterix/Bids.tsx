import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { isLong, Words } from '../../i18n/Words';
import { IDEFIX } from './art/faces';
import { GaulBack, GaulCard } from './art/GaulCard';
import { type Gaul, GaulMark } from './art/GaulSign';
import { FateArrow } from './Fate';
import { cancelled, closing, fateOf, gaulOf, type Props, revealing, setsApart } from './model';
import { signed } from './Prize';

/** One slot a seat: its bid for this prize and no other, face down until all are compared. And what the prize is worth to it. */
export function Bids(props: Props) {
  const { t } = useTranslation('asterix');
  const { view } = props;
  return (
    <ul className="ax-bids" data-glance="bids" aria-label={t('bids')}>
      {view.gauls.map((_, seat) => {
        const gaul = gaulOf(view, seat);
        return gaul === null ? null : <Slot key={seat} {...props} seat={seat} gaul={gaul} />;
      })}
    </ul>
  );
}

interface SlotProps extends Props {
  readonly seat: number;
  readonly gaul: Gaul;
}

function Slot(props: SlotProps) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, hints, seat, gaul, you } = props;
  const shown = revealing(props);
  const sitter = seat === you ? t('you') : reading.seatName(seat);
  const bid = view.chosen.includes(seat) && !shown;
  // What it is worth to the reader stands on the prize itself; that it is worth nothing to another says nothing alone.
  const worth = shown || seat === you ? 0 : (setsApart(view, hints, seat) ?? 0);
  return (
    <li className="ax-slot" data-gaul={gaul} data-waiting={view.waiting.includes(seat)} data-mine={seat === you} data-takes={seat === you ? 'bid' : undefined}>
      <div className="ax-slot-card" data-at={`bid/${seat}`}>
        <GaulMark gaul={gaul} />
        {bid || (closing(props) && view.last_trick?.bids[seat] != null) ? <Bid {...props} /> : shown || view.phase === 'idefix' ? <Was {...props} /> : null}
        {worth !== 0 && (
          <span className="ax-slot-worth" data-bad={worth < 0} title={t('sign.worth')}>
            <span className="unseen">{t('worth_seat')} </span>
            {signed(worth)}
          </span>
        )}
      </div>
      <span className="ax-slot-name" data-long={isLong(sitter)} title={sitter}><Words of={sitter} /></span>
      {view.phase === 'bidding' && <span className="unseen">{t(`bid_state.${stateOf(props, seat)}`)}</span>}
    </li>
  );
}

type BidState = 'bid' | 'choosing' | 'sitting_out' | 'out';

function stateOf({ view }: Props, seat: number): BidState {
  if (view.chosen.includes(seat)) return 'bid';
  if (view.sitting_out.includes(seat)) return 'sitting_out';
  return view.waiting.includes(seat) ? 'choosing' : 'out';
}

function Bid({ view, seat, gaul }: SlotProps) {
  const card = view.bids[seat] ?? null;
  return (
    <div className="ax-over">
      {card === null ? <GaulBack gaul={gaul} /> : <GaulCard gaul={gaul} card={card} />}
    </div>
  );
}

/** A bid of the trick that is looked at: it turns over in the scene of the reveal, and then shows what becomes of it. Over, it lies beside the prize: in its slot it would be taken for a new one. */
function Was(props: SlotProps) {
  const { t } = useTranslation('asterix');
  const { view, seat, gaul, scene } = props;
  const last = view.last_trick;
  const card = last?.bids[seat] ?? null;
  if (last === null || card === null) return null;
  const turning = scene?.note.type === 'bids_revealed';
  const compared = !turning || scene.scene.next === undefined;
  const crosses = cancelled(view, last);
  const crossed = !turning && crosses.includes(seat);
  const fate = turning ? null : fateOf(view, seat, card);
  const won = last.winner === seat && compared && !(turning && crosses.some((each) => last.bids[each] !== IDEFIX));
  return (
    <div className="ax-over ax-was" data-turning={turning} data-won={won} data-told={won && revealing(props)} data-card={`${gaul}.${card}`}>
      <GaulCard gaul={gaul} card={card} />
      {crossed && <Cross />}
      <span className="unseen">{t(`hand_card.${card}`)}</span>
      {fate !== null && (
        <span className="ax-fate-place" title={t(`fate.${crossed ? `cancelled_${fate}` : fate}`)}>
          <FateArrow fate={fate} />
          <span className="unseen">{t(`fate.${crossed ? `cancelled_${fate}` : fate}`)}</span>
        </span>
      )}
    </div>
  );
}

export function Cross() {
  return (
    <svg className="ax-cross" viewBox="0 0 100 140" aria-hidden="true">
      <path d="M14 20L86 120M86 20L14 120" pathLength="1" />
    </svg>
  );
}
