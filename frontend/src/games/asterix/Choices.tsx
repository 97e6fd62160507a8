/** The three rare questions, each a panel of buttons: which Gaul, whose card, which Roman leaves. */
import { motion } from 'motion/react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { flasksOn, HAND, IDEFIX, romanOf } from './art/faces';
import { GaulCard } from './art/GaulCard';
import { GAULS, GaulMark } from './art/GaulSign';
import { RomanCard } from './art/RomanCard';
import { amAsked, type Props } from './model';
import { signed } from './Prize';

const APPEAR = { initial: { opacity: 0, y: 12 }, animate: { opacity: 1, y: 0 }, transition: { duration: 0.25 } } as const;

export function ChooseGaul(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, legal, busy } = props;
  return (
    <ul className="ax-gauls">
      {GAULS.map((gaul) => {
        const owner = view.gauls.indexOf(gaul);
        const move = legal.find((one) => one.type === 'choose_gaul' && one.gaul === gaul);
        return (
          <li key={gaul} data-gaul={gaul}>
            <button
              type="button"
              className="ax-gaul"
              data-taken={owner !== -1}
              disabled={move === undefined || busy}
              onClick={() => move && props.choose(move)}
              data-pending={props.pending?.type === 'choose_gaul' && props.pending.gaul === gaul}
            >
              <GaulMark gaul={gaul} />
              <strong>
                {t(`gaul.${gaul}`)}
                {owner !== -1 && <small>{t('gaul_taken_by', { name: reading.seatName(owner) })}</small>}
              </strong>
              <span className="ax-flask-table" aria-label={t('flask_table')}>
                {HAND.filter((card) => card !== IDEFIX).map((card) => (
                  <span key={card} className="ax-flask-cell" data-flasks={flasksOn(gaul, card)}>
                    <b>{card}</b>
                    <i>{flasksOn(gaul, card)}</i>
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Only its looker sees this card: keep it, or before whom to lay it. */
export function Peek(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, hints, legal, you, busy } = props;
  if (view.phase !== 'idefix' || view.peeked === null || !amAsked(props)) return null;
  return (
    <motion.section className="ax-peek" aria-label={t('peek_title')} {...APPEAR}>
      <div className="ax-peek-card" role="img" aria-label={t(`card.${view.peeked}`)}>
        <RomanCard card={view.peeked} caption />
      </div>
      <div>
        <h3>{t('peek_title')}</h3>
        <p>{t('peek_private')}</p>
        <ul>
          {legal.map((move) => {
            if (move.type !== 'assign_peeked') return null;
            const hint = hints?.assign.find(({ to }) => to === move.to);
            return (
              <li key={move.to}>
                <button type="button" className="ax-choice" disabled={busy} onClick={() => props.choose(move)}>
                  <strong>{move.to === you ? t('keep') : t('give_to', { name: reading.seatName(move.to) })}</strong>
                  {hint && (
                    <>
                      <span className="ax-choice-points" data-bad={hint.points < 0}>
                        {signed(hint.points)}
                      </span>
                      <span className="ax-choice-idefix">{t(`idefix.${hint.idefix}`)}</span>
                    </>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </motion.section>
  );
}

export function Escapee(props: Props) {
  const { t } = useTranslation('asterix');
  const { view, hints, legal, busy } = props;
  if (view.phase !== 'scoring' || !amAsked(props)) return null;
  return (
    <motion.section className="ax-escape" aria-label={t('escape_title')} {...APPEAR}>
      <h3>{t('escape_title')}</h3>
      <ul>
        {legal.map((move) => {
          if (move.type !== 'choose_escapee') return null;
          const hint = hints?.escapees.find(({ value }) => value === move.value);
          const kind = romanOf(move.value);
          return (
            <li key={move.value}>
              <button type="button" className="ax-choice" disabled={busy} onClick={() => props.choose(move)}>
                <span className="unseen">{t(`card.${kind}`)}</span>
                <RomanCard card={kind} />
                {hint && <span>{t('leaves_points', { points: hint.points })}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </motion.section>
  );
}

/** A card as the log names it, large: `roman_07`, `pirate_any`, or `obelix.7`. */
export function CardFace({ card }: { readonly card: string }) {
  const [gaul, number] = card.split('.');
  const known = GAULS.find((one) => one === gaul);
  return known !== undefined && number !== undefined ? <GaulCard gaul={known} card={number} /> : <RomanCard card={card} caption />;
}
