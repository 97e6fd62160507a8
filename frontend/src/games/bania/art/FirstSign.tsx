import { Star } from '../../../ornament/Star';

/** In the legend: what the emblem of whoever leads wears. */
export function FirstSign() {
  return <Star className="ba-ahead" />;
}
