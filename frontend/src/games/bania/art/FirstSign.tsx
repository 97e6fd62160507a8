import { Star } from '../../../ornament/Star';

/** Whoever would be first if the game ended now wears it; where several would share that, each of them. */
export function FirstSign() {
  return <Star className="ba-ahead" />;
}
