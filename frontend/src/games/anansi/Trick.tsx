import { AnimatePresence, motion } from 'motion/react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { headsOn } from './art/cards';
import { Listener } from './art/Listener';
import { StoryCard } from './art/StoryCard';
import { cardId, onTable, type Props, turnOrder } from './model';
import type { Laid } from './types';
import { useCardName } from './useCardName';

/** The trick, one slot a seat in the order of turns; recruiting cards lie sideways. The last trick stays until the next is opened. */
export function Trick(props: Props) {
  const { t } = useTranslation('anansi');
  const { view, hints } = props;
  const { laid, finished } = onTable(view);
  const best = finished?.winner ?? hints?.heading ?? null;
  return (
    <section className="an-trick" aria-label={t(finished === null ? 'trick' : 'last_trick')} data-finished={finished !== null}>
      <ol>
        {turnOrder(view).map((seat) => (
          <Slot
            key={seat}
            {...props}
            seat={seat}
            laid={laid.find((one) => one.seat === seat) ?? null}
            best={seat === best}
            finished={finished !== null}
          />
        ))}
      </ol>
    </section>
  );
}

interface SlotProps extends Props {
  readonly seat: number;
  readonly laid: Laid | null;
  /** Wins the trick, or would as it lies. */
  readonly best: boolean;
  readonly finished: boolean;
}

function Slot(props: SlotProps) {
  const { t } = useTranslation('anansi');
  const reading = useReading();
  const { view, seat, laid, best, finished } = props;
  const leads = !finished && laid === null && view.leader === seat && view.trick.length === 0;
  return (
    <li className="an-slot" data-best={best} data-turn={view.turn === seat && !finished} data-recruits={laid?.recruits ?? false}>
      <div className="an-slot-card">
        <AnimatePresence>{laid !== null && <LaidCard key={laid.card} {...props} laid={laid} />}</AnimatePresence>
      </div>
      <span className="an-slot-name">{reading.seatName(seat)}</span>
      <span className="an-slot-state">
        {best && t(finished ? 'wins_trick' : 'heads_trick')}
        {laid?.recruits === true && t('recruited', { count: headsOn(laid.card) })}
        {leads && t('leads')}
      </span>
    </li>
  );
}

function LaidCard({ view, you, seat, laid, finished, highlight }: SlotProps & { readonly laid: Laid }) {
  const name = useCardName();
  // Once the trick is over its recruiting cards lie in the display; here remains what they brought.
  if (finished && laid.recruits) {
    return (
      <span className="an-recruits" role="img" aria-label={name(laid.card)}>
        {Array.from({ length: headsOn(laid.card) }, (_, index) => (
          <Listener key={index} inspired={false} />
        ))}
      </span>
    );
  }
  return (
    <motion.div
      layoutId={cardId(view, laid.card)}
      className="an-laid"
      role="img"
      aria-label={name(laid.card)}
      data-lit={highlight === laid.card}
      initial={seat === you ? false : { opacity: 0, y: -34, rotate: 0 }}
      animate={{ opacity: 1, y: 0, rotate: laid.recruits ? 90 : 0, scale: laid.recruits ? 0.82 : 1 }}
      exit={{ opacity: 0 }}
      transition={{ duration: 0.28, ease: 'easeOut' }}
    >
      <StoryCard card={laid.card} />
    </motion.div>
  );
}
