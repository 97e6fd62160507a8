import { Cloth } from './Cloth';
import { Sign } from './Sign';
import type { SignName } from './signs';
import './ornament.css';

/** The back of a card: the game's cloth with one sign on a plain field. Fills its box. */
export function CardBack({ seed, sign = 'drum' }: { readonly seed: string; readonly sign?: SignName }) {
  return (
    <span className="card-back">
      <Cloth seed={seed} strips={4} length={6} />
      <span className="card-back-field">
        <Sign name={sign} size="100%" />
      </span>
    </span>
  );
}
