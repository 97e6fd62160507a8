/** The two rare questions that take the board's place: which Gaul, which Roman leaves. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { romanOf, setBonus } from './art/faces';
import { Flask } from './art/Flask';
import { GaulCard } from './art/GaulCard';
import { type Gaul, GAULS, GaulMark } from './art/GaulSign';
import { RomanCard } from './art/RomanCard';
import { bestOf, FlaskTable, useBest } from './FlaskTable';
import { type Props, stacks } from './model';

/** Which of a Gaul's cards is looked at where the Gaul is: the highest. */
const SHOWN = '10';

/** Five cards, of which one press takes one. */
export function ChooseGaul(props: Props) {
  const { t } = useTranslation('asterix');
  return (
    <section className="ax-setup">
      <p className="ax-setup-about">
        <svg className="ax-tone" viewBox="0 0 14 20" aria-hidden="true"><Flask /></svg>
        {t('gaul_about')}
      </p>
      <ul className="ax-gauls">
        {GAULS.map((gaul) => (
          <li key={gaul} data-gaul={gaul} data-at={`gaul/${gaul}`}>
            <Choice {...props} gaul={gaul} />
          </li>
        ))}
        <li className="ax-hint-room" data-slim="always" aria-hidden="true" />
      </ul>
    </section>
  );
}

/** A Gaul: its sign, its name, and what sets it apart, the two numbers at which nobody beats it. All its flasks are seen where it is looked at closely, or where there is the height. */
function Choice({ view, legal, busy, you, pending, choose, gaul }: Props & { readonly gaul: Gaul }) {
  const { t } = useTranslation('asterix');
  const reading = useReading();
  const best = useBest();
  const owner = view.gauls.indexOf(gaul);
  const mine = owner !== -1 && owner === you;
  const move = legal.find((one) => one.type === 'choose_gaul' && one.gaul === gaul);
  return (
    <button
      type="button"
      className="ax-gaul"
      data-card={`${gaul}.${SHOWN}`}
      aria-keyshortcuts="i"
      data-taken={owner !== -1}
      data-mine={mine}
      disabled={move === undefined || busy}
      onClick={() => move && choose(move)}
      data-pending={pending?.type === 'choose_gaul' && pending.gaul === gaul}
    >
      <GaulMark gaul={gaul} />
      <strong>
        {mine ? t('gaul_yours', { gaul: t(`gaul.${gaul}`) }) : t(`gaul.${gaul}`)}{' '}
        {/* Whose it is then stands where one chooses by its numbers: no card grows. */}
        {owner === -1 || mine ? <small className="ax-gaul-best">{best(gaul)}</small> : <small><Words of={t('gaul_taken_by', { name: reading.seatName(owner) })} /></small>}
      </strong>
      <span className="ax-gaul-cards" aria-hidden="true">
        {bestOf(gaul).map((card) => <GaulCard key={card} gaul={gaul} card={card} />)}
      </span>
      <span className="ax-gaul-flasks" aria-hidden="true"><FlaskTable gaul={gaul} /></span>
    </button>
  );
}

/** The Pirate that takes any Roman: which value leaves, and what that leaves. It lies where the hand did, which is spent by then. */
export function Escapee(props: Props) {
  const { t } = useTranslation('asterix');
  const { hints, legal, busy, view, you } = props;
  const most = Math.max(...(hints?.escapees.map(({ points }) => points) ?? []));
  const { romans } = stacks(you === null ? [] : (view.fronts[you] ?? []));
  return (
    <section className="ax-escape" aria-label={t('escape_title')}>
      <ul style={{ '--choices': legal.length } as CSSProperties} data-many={legal.length > 6}>
        {legal.map((move) => {
          if (move.type !== 'choose_escapee') return null;
          const hint = hints?.escapees.find(({ value }) => value === move.value);
          const kind = romanOf(move.value);
          const count = romans.find((one) => one.kind === kind)?.count ?? 0;
          const bonus = setBonus(count) - setBonus(count - 1);
          return (
            <li key={move.value}>
              <button type="button" className="ax-choice" disabled={busy} onClick={() => props.choose(move)}>
                <span className="unseen">{t(`card.${kind}`)}</span>
                <RomanCard card={kind} />
                <span className="ax-leaves">
                  <span>{t('leaves')}</span> <b data-most={hint?.points === most}>{hint?.points}</b>
                  <small>{bonus > 0 && t('of_set', { bonus })}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Meanwhile on the board: the Pirate that asks. */
export function AnyPirate() {
  const { t } = useTranslation('asterix');
  return (
    <div className="ax-pirate">
      <RomanCard card="pirate_any" caption />
      <p>{t('effect.pirate_any')}</p>
    </div>
  );
}
