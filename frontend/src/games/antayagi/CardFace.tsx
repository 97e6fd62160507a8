import { useTranslation } from 'react-i18next';

import { Say } from '../../i18n/Reading';
import { BackArt, FaceArt } from './art/CardArt';
import { Counted } from './Counted';
import { cardText } from './lines';
import { closedCard, couldBe, counted, fitsOf, oddsAmong, type Props } from './model';

/** A card at arm's length, and what it does; of a closed one its back. */
export function CardFace({ card }: { readonly card: string }) {
  const closed = closedCard(card);
  return (
    <div className="ay-face">
      {closed === null ? <FaceArt kind={card} named /> : <BackArt back={closed.back} named />}
      {closed === null && (
        <p className="card-text">
          <Say line={cardText(card)} />
        </p>
      )}
    </div>
  );
}

/** What a closed card can be, and how many of each are out of sight; nothing while two cards lie open, as at the piles (AY-10.7). */
export function CardNow({ card, view }: Props & { readonly card: string }) {
  const { t } = useTranslation('antayagi');
  const closed = closedCard(card);
  if (closed === null || view.revealed.length > 0) return null;
  const fits = couldBe(view, closed);
  const odds = oddsAmong(fits);
  if (odds === null) return null;
  return (
    <>
      <p>{t('fact.fits', fitsOf(odds))}</p>
      <Counted cards={counted(fits)} named />
    </>
  );
}
