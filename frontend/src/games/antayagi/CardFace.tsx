import { Say } from '../../i18n/Reading';
import { FaceArt } from './art/CardArt';
import { cardText } from './lines';

/** A card at arm's length, and what it does. */
export function CardFace({ card }: { readonly card: string }) {
  return (
    <div className="ay-face">
      <FaceArt kind={card} named />
      <p className="card-text">
        <Say line={cardText(card)} />
      </p>
    </div>
  );
}
