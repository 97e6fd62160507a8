import { AnimatePresence, motion } from 'motion/react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { GaulBack, GaulCard } from './art/GaulCard';
import { type Gaul, GaulMark } from './art/GaulSign';
import { gaulOf, handId, type Props } from './model';
import { signed } from './Prize';

const MOVE = { duration: 0.26, ease: 'easeOut' } as const;

/** One slot a seat: empty, face down, or one's own bid; and what the prize is worth to that seat. */
export function Bids(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, hints } = props;
  if (view.phase !== 'bidding' || view.prize === null) return null;
  return (
    <ul className="ax-bids" aria-label={t('bids')}>
      {view.gauls.map((_, seat) => {
        const gaul = gaulOf(view, seat);
        return gaul === null ? null : (
          <li key={seat} className="ax-slot" data-gaul={gaul} data-waiting={view.waiting.includes(seat)}>
            <div className="ax-slot-card">
              <GaulMark gaul={gaul} />
              {hints?.worth[seat] !== undefined && (
                <span className="ax-slot-worth" data-bad={hints.worth[seat] < 0}>
                  <span className="unseen">{t('worth_seat')} </span>
                  {signed(hints.worth[seat])}
                </span>
              )}
              <AnimatePresence initial={false}>
                {view.chosen.includes(seat) && <Bid key="bid" {...props} seat={seat} gaul={gaul} />}
              </AnimatePresence>
            </div>
            <span className="ax-slot-name">{reading.seatName(seat)}</span>
            <span className="unseen">{t(`bid_state.${stateOf(props, seat)}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

type BidState = 'bid' | 'choosing' | 'sitting_out' | 'out';

function stateOf({ view }: Props, seat: number): BidState {
  if (view.chosen.includes(seat)) return 'bid';
  if (view.sitting_out.includes(seat)) return 'sitting_out';
  return view.waiting.includes(seat) ? 'choosing' : 'out';
}

function Bid({ view, seat, gaul }: Props & { readonly seat: number; readonly gaul: Gaul }) {
  const card = view.bids[seat];
  if (card === null || card === undefined) {
    return (
      <motion.div
        className="ax-over"
        initial={{ opacity: 0, y: -24 }}
        animate={{ opacity: 1, y: 0 }}
        exit={{ opacity: 0 }}
        transition={MOVE}
      >
        <GaulBack gaul={gaul} />
      </motion.div>
    );
  }
  return (
    <motion.div className="ax-over" layoutId={handId(view, seat, card)} transition={MOVE}>
      <GaulCard gaul={gaul} card={card} />
    </motion.div>
  );
}
