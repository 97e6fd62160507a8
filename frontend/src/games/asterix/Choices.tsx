/** The two rare questions that take the board's place: which Gaul, which Roman leaves. */
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { flasksOn, HAND, IDEFIX, isPirate, romanOf } from './art/faces';
import { Flask } from './art/Flask';
import { GaulCard } from './art/GaulCard';
import { type Gaul, GAULS, GaulMark } from './art/GaulSign';
import { RomanCard } from './art/RomanCard';
import type { Props } from './model';

export function ChooseGaul(props: Props) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const { view, legal, busy, picked } = props;
  return (
    <section className="ax-setup">
      <p className="ax-setup-about">
        <svg className="ax-tone" viewBox="0 0 14 20" aria-hidden="true"><Flask /></svg>
        {t('gaul_about')}
      </p>
      <ul className="ax-gauls">
        {GAULS.map((gaul) => {
          const owner = view.gauls.indexOf(gaul);
          const move = legal.find((one) => one.type === 'choose_gaul' && one.gaul === gaul);
          const looked = picked[0] === gaul;
          return (
            <li key={gaul} data-gaul={gaul} data-at={`gaul/${gaul}`}>
              <button
                type="button"
                className="ax-gaul"
                data-taken={owner !== -1}
                disabled={move === undefined || busy}
                aria-pressed={looked}
                onClick={() => move && (looked ? props.choose(move) : props.pick([gaul]))}
                data-pending={props.pending?.type === 'choose_gaul' && props.pending.gaul === gaul}
              >
                <GaulMark gaul={gaul} />
                <strong>
                  {t(`gaul.${gaul}`)}
                  {owner !== -1 && <small><Words of={t('gaul_taken_by', { name: reading.seatName(owner) })} /></small>}
                  {looked && <small className="ax-take">{t('gaul_take')}</small>}
                </strong>
                <FlaskTable gaul={gaul} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Each number of a Gaul, and the flasks on it. */
function FlaskTable({ gaul }: { readonly gaul: Gaul }) {
  const { t } = useTranslation('asterix');
  return (
    <span className="ax-flask-table" role="img" aria-label={t('flask_table')}>
      {HAND.filter((card) => card !== IDEFIX).map((card) => (
        <span key={card} className="ax-flask-cell" data-flasks={flasksOn(gaul, card)}>
          <b>{card}</b>
          <svg className="ax-tone" viewBox="0 0 32 42" aria-hidden="true">
            {FLASK_PLACES[flasksOn(gaul, card)]?.map(([x, y]) => <Flask key={`${x} ${y}`} x={x} y={y} />)}
          </svg>
        </span>
      ))}
    </span>
  );
}

/** By how many there are, where each lies in a box of 32 by 42. */
const FLASK_PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[9, 11]],
  [[1, 11], [17, 11]],
  [[9, 0], [1, 22], [17, 22]],
  [[1, 0], [17, 0], [1, 22], [17, 22]],
];

/** The Pirate that takes any Roman: which value leaves, and what that leaves. */
export function Escapee(props: Props) {
  const { t } = useTranslation('asterix');
  const { hints, legal, busy } = props;
  return (
    <section className="ax-escape" aria-label={t('escape_title')}>
      <h3>{t('escape_title')}</h3>
      <ul data-asks="true">
        {legal.map((move) => {
          if (move.type !== 'choose_escapee') return null;
          const hint = hints?.escapees.find(({ value }) => value === move.value);
          const kind = romanOf(move.value);
          return (
            <li key={move.value}>
              <button type="button" className="ax-choice" disabled={busy} onClick={() => props.choose(move)}>
                <span className="unseen">{t(`card.${kind}`)}</span>
                <RomanCard card={kind} />
                {hint && <span className="ax-leaves">{t('leaves')} <b>{hint.points}</b></span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A card as the log names it, large: `roman_07`, `pirate_any`, or `obelix.7`; of a Pirate what it does. */
export function CardFace({ card }: { readonly card: string }) {
  const { t } = useTranslation('asterix');
  const [gaul, number] = card.split('.');
  const known = GAULS.find((one) => one === gaul);
  if (known !== undefined && number !== undefined) return <GaulCard gaul={known} card={number} />;
  return (
    <div className="ax-face">
      <RomanCard card={card} caption />
      {isPirate(card) && <p>{t(`effect.${card}`)}</p>}
    </div>
  );
}
