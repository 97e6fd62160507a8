import { motion } from 'motion/react';
import { useTranslation } from 'react-i18next';

import { HAND, IDEFIX, setBonus, valueOf } from './art/faces';
import { Bone } from './art/GaulCard';
import { GaulMark } from './art/GaulSign';
import { RomanCard } from './art/RomanCard';
import { gaulOf, landing, type SeatProps, stacks } from './model';

/** What lies before a seat: its open hand in numbers, its captured Romans in sets, its Pirates, its points. */
export function Place(props: SeatProps) {
  const { view, seat, you, compact } = props;
  const gaul = gaulOf(view, seat);
  if (gaul === null) return null;
  return (
    <div className="ax-place" data-gaul={gaul} data-compact={compact}>
      <div className="ax-place-head">
        <GaulMark gaul={gaul} />
        {seat !== you && <OpenHand {...props} />}
      </div>
      <Front {...props} />
      <Score {...props} />
    </div>
  );
}

function OpenHand({ view, seat, compact }: SeatProps) {
  const { t } = useTranslation('asterix');
  const held = view.hands[seat] ?? [];
  const names = held.map((card) => t(`hand_card.${card}`)).join(', ');
  return (
    <>
      <span className="unseen">{t('open_hand', { cards: names, count: held.length })}</span>
      <span className="ax-chips" aria-hidden="true" data-compact={compact}>
        {HAND.map((card) => (
          <span key={card} className="ax-chip" data-held={held.includes(card)}>
            {card === IDEFIX ? (
              <svg viewBox="0 0 76 40">
                <Bone />
              </svg>
            ) : (
              card
            )}
          </span>
        ))}
      </span>
    </>
  );
}

function Front({ view, seat, compact, highlight }: SeatProps) {
  const { t } = useTranslation('asterix');
  const { romans, pirates } = stacks(view.fronts[seat] ?? []);
  return (
    <ul className="ax-front" aria-label={t('front')} data-compact={compact}>
      {romans.map(({ kind, count }) => (
        <li key={kind} className="ax-stack" data-count={count} data-lit={highlight === kind}>
          <motion.div className="ax-stack-top" {...landing(view, seat, kind)} transition={{ duration: 0.32 }}>
            <RomanCard card={kind} />
          </motion.div>
          <span className="unseen">{t('stack', { card: t(`card.${kind}`), count })}</span>
          {count > 1 && (
            <span className="ax-stack-label" aria-hidden="true">
              <b>{`×${count}`}</b> {`+${setBonus(count)}`}
            </span>
          )}
          {compact && <span className="ax-pill" aria-hidden="true">{valueOf(kind)}</span>}
        </li>
      ))}
      {pirates.map((kind) => (
        <li key={kind} className="ax-stack ax-stack-pirate" data-lit={highlight === kind}>
          <motion.div className="ax-stack-top" {...landing(view, seat, kind)} transition={{ duration: 0.32 }}>
            <RomanCard card={kind} />
          </motion.div>
          <span className="unseen">{t(`card.${kind}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Score({ view, seat, hints }: SeatProps) {
  const { t } = useTranslation('asterix');
  const front = hints?.fronts[seat];
  if (front === undefined || view.fronts[seat]?.length === 0) return null;
  return (
    <p className="ax-score" title={t('score_sum', { values: front.values, bonus: front.bonus })}>
      {t(front.estimated ? 'score_about' : 'score_now', { points: front.points })}
    </p>
  );
}
