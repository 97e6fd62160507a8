import { faceOf } from './faces';
import { TOXIC } from './lines';
import type { Preview, View } from './types';

/** What a T-Rex eats, in the order in which it prefers it (AY-7.10a). */
const FOOD = ['fish', 'omniscient_muffin', 'lyrical_lollipop', 'bone'];

/** What a T-Rex in the bag of that seat eats at once if the exchange stands; null: nothing. */
export function eatenBy({ seat, receives, wins }: Preview, { bags }: Pick<View, 'bags'>): string | null {
  if (receives === null || wins) return null;
  const bag = (bags[seat] ?? []).map(faceOf);
  const card = faceOf(receives);
  // Without Toxic Waste a Fish never comes into the bag (AY-7.10f).
  const then = card === 'fish' && !bag.includes(TOXIC) ? bag : [...bag, card];
  return then.includes('t_rex') ? (FOOD.find((food) => then.includes(food)) ?? null) : null;
}
