import { Say } from '../../i18n/Reading';
import { FaceArt } from './art/CardArt';
import { cardText } from './lines';
import { Signs } from './Signs';

/** A card at arm's length, what it does, and what the eyes on cards mean. */
export function CardFace({ card }: { readonly card: string }) {
  return (
    <div className="ay-face">
      <FaceArt kind={card} named />
      <p className="card-text">
        <Say line={cardText(card)} />
      </p>
      <Signs />
    </div>
  );
}
