import { useTranslation } from 'react-i18next';

import { labelled } from '../../i18n/labelled';
import { listFormat } from '../../i18n/listed';
import { useReading } from '../../i18n/Reading';
import { Words } from '../../i18n/Words';
import { IDEFIX, isPirate } from './art/faces';
import { GaulCard } from './art/GaulCard';
import { type Gaul, GAULS } from './art/GaulSign';
import { Rival } from './art/Rival';
import { RomanCard } from './art/RomanCard';
import { FlaskTable, useBest } from './FlaskTable';
import { gaulOf, type Props, rivalsOf } from './model';

/** A card as the log names it, large: `roman_07`, `pirate_any`, or `obelix.7`; of a Pirate what it does, of a hand all its flasks. */
export function CardFace({ card }: { readonly card: string }) {
  const { t } = useTranslation('asterix');
  const own = gaulCard(card);
  const best = useBest();
  return (
    <div className="ax-face">
      {own === null ? <RomanCard card={card} caption /> : <GaulCard gaul={own.gaul} card={own.number} />}
      {own !== null && (
        <>
          <p className="ax-flasks-of">{labelled(t(`gaul.${own.gaul}`), best(own.gaul))}</p>
          <FlaskTable gaul={own.gaul} />
        </>
      )}
      {isPirate(card) && <p className="card-text">{t(`effect.${card}`)}</p>}
    </div>
  );
}

/** Of an own card who holds the same number still: whose beats it, whose cancels with it, and whose it beats. */
export function CardNow({ card, view, you }: Props & { readonly card: string }) {
  const { t } = useTranslation('asterix');
  const { seatName, language } = useReading();
  const own = gaulCard(card);
  if (own === null || you === null || view.gauls[you] !== own.gaul || view.hands[you]?.includes(own.number) !== true) return null;
  if (own.number === IDEFIX) return <p className="card-text">{t('idefix_about')}</p>;
  const { beaten, tied, beats } = rivalsOf(view, you, own.number);
  const names = (seats: readonly number[]) => listFormat(language).format(seats.map((seat) => seatName(seat)));
  const signs = (seats: readonly number[], ties: boolean) => seats.map((each) => <Rival key={each} gaul={gaulOf(view, each)} tied={ties} />);
  return (
    <ul className="ax-now">
      {beaten.length > 0 && <li>{signs(beaten, false)} <Words of={t('beaten_by', { names: names(beaten) })} /></li>}
      {tied.length > 0 && <li>{signs(tied, true)} <Words of={t('cancels_with', { names: names(tied) })} /></li>}
      {beats.length > 0 && <li><Words of={t('beats', { names: names(beats) })} /></li>}
      {beaten.length + tied.length + beats.length === 0 && <li>{t('alone')}</li>}
    </ul>
  );
}

/** An own card, by whose it is and its number; null for all else. */
export function gaulCard(card: string): { readonly gaul: Gaul; readonly number: string } | null {
  const [name, number] = card.split('.');
  const gaul = GAULS.find((one) => one === name);
  return gaul === undefined || number === undefined ? null : { gaul, number };
}
