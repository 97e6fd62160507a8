import { AnimatePresence, motion } from 'motion/react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { PileBack, RomanCard } from './art/RomanCard';
import { prizeId, type Props } from './model';
import { Unseen } from './Unseen';

/** The pile with its count, and the card that is bid for. */
export function Prize(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, hints, you } = props;
  const worth = you === null ? undefined : hints?.worth[you];
  return (
    <div className="ax-centre">
      <div className="ax-pile">
        <div className="ax-pile-cards" data-empty={view.pile === 0}>
          {view.pile > 0 && <PileBack />}
          <span className="ax-count">{view.pile}</span>
        </div>
        <Unseen view={view} />
      </div>
      <div className="ax-prize">
        <AnimatePresence mode="wait" initial={false}>
          {view.prize !== null && (
            <motion.div
              key={prizeId(view, view.prize)}
              layoutId={prizeId(view, view.prize)}
              className="ax-prize-card"
              role="img"
              aria-label={t(`card.${view.prize}`)}
              data-lit={props.highlight === view.prize}
              initial={{ opacity: 0, x: -60, rotateY: 80 }}
              animate={{ opacity: 1, x: 0, rotateY: 0 }}
              exit={{ opacity: 0 }}
              transition={{ duration: 0.32, ease: 'easeOut' }}
            >
              <RomanCard card={view.prize} caption />
            </motion.div>
          )}
          {view.prize === null && view.phase === 'idefix' && view.peeked === null && (
            <motion.div key="looked" className="ax-prize-card" initial={{ opacity: 0 }} animate={{ opacity: 1 }}>
              <PileBack />
            </motion.div>
          )}
        </AnimatePresence>
        {worth !== undefined && (
          <p className="ax-worth" data-bad={worth < 0}>
            {t('worth_you', { points: signed(worth) })}
          </p>
        )}
        {view.phase === 'idefix' && view.looker !== null && view.looker !== you && (
          <p className="ax-worth">{t('looks', { name: reading.seatName(view.looker) })}</p>
        )}
      </div>
    </div>
  );
}

export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
