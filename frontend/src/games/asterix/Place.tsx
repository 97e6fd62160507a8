import { motion } from 'motion/react';
import { useTranslation } from 'react-i18next';

import { HAND, IDEFIX, isPirate, setBonus, valueOf } from './art/faces';
import { Bone } from './art/GaulCard';
import { type Gaul, GaulMark } from './art/GaulSign';
import { PirateMark, RomanCard, toneOf } from './art/RomanCard';
import { gaulOf, landing, type SeatProps, stacks } from './model';

/** What lies before a seat: its open hand in numbers, its captured Romans in sets, its Pirates, its points. */
export function Place(props: SeatProps) {
  const { view, seat, you, compact } = props;
  const gaul = gaulOf(view, seat);
  if (gaul === null) return null;
  return (
    <div className="ax-place" data-gaul={gaul} data-compact={compact}>
      {seat !== you && <OpenHand {...props} gaul={gaul} />}
      <div className="ax-place-row">
        {compact ? <Pills {...props} /> : <Front {...props} />}
        <Score {...props} />
      </div>
    </div>
  );
}

function OpenHand({ view, seat, gaul }: SeatProps & { readonly gaul: Gaul }) {
  const { t } = useTranslation('asterix');
  const held = view.hands[seat] ?? [];
  const names = held.map((card) => t(`hand_card.${card}`)).join(', ');
  return (
    <>
      <span className="unseen">{t('open_hand', { cards: names, count: held.length })}</span>
      <span className="ax-chips" aria-hidden="true">
        <GaulMark gaul={gaul} />
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

/** Where there is little room: numbers and how many, Pirates as skulls. */
function Pills({ view, seat, highlight }: SeatProps) {
  const { t } = useTranslation('asterix');
  const { romans, pirates } = stacks(view.fronts[seat] ?? []);
  const all = [...romans, ...pirates.map((kind) => ({ kind, count: 1 }))];
  return (
    <ul className="ax-pills" aria-label={t('front')}>
      {all.map(({ kind, count }) => (
        <motion.li
          key={kind}
          className="ax-pill"
          data-tone={isPirate(kind) ? 'pirate' : toneOf(valueOf(kind))}
          data-lit={highlight === kind}
          {...landing(view, seat, kind)}
        >
          <span className="unseen">{t('stack', { card: t(`card.${kind}`), count })}</span>
          <span aria-hidden="true">{isPirate(kind) ? <PirateMark card={kind} /> : valueOf(kind)}</span>
          {count > 1 && <sup aria-hidden="true">{`×${count}`}</sup>}
        </motion.li>
      ))}
    </ul>
  );
}

function Front({ view, seat, highlight }: SeatProps) {
  const { t } = useTranslation('asterix');
  const { romans, pirates } = stacks(view.fronts[seat] ?? []);
  return (
    <ul className="ax-front" aria-label={t('front')}>
      {romans.map(({ kind, count }) => (
        <li key={kind} className="ax-stack" data-count={count} data-lit={highlight === kind}>
          <motion.div className="ax-stack-top" {...landing(view, seat, kind)} transition={{ duration: 0.32 }}>
            <RomanCard card={kind} />
          </motion.div>
          <span className="unseen">{t('stack', { card: t(`card.${kind}`), count })}</span>
          {count > 1 && (
            <span className="ax-stack-label" aria-hidden="true">
              <b>{`×${count}`}</b>
              <i>{`+${setBonus(count)}`}</i>
            </span>
          )}
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

function Score({ view, seat, you, compact, hints }: SeatProps) {
  const { t } = useTranslation('asterix');
  const front = hints?.fronts[seat];
  if (front === undefined || view.fronts[seat]?.length === 0) return null;
  const said = t(front.estimated ? 'score_about' : 'score_now', { points: front.points });
  const short = compact && seat !== you;
  return (
    <p className="ax-score" title={t('score_sum', { values: front.values, bonus: front.bonus })}>
      {short && <b aria-hidden="true">{`${front.estimated ? '~' : ''}${front.points}`}</b>}
      <span className={short ? 'unseen' : ''}>{said}</span>
    </p>
  );
}
