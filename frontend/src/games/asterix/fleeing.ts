/** Whom the Pirates of a seat would let go if the round ended now. */
import { isPirate, valueOf } from './art/faces';

type Finds = (values: readonly number[]) => number;

/** In the order in which they act (AX-11.3): the place of whom each finds among the values that are left, the lowest first; none: -1. */
const FINDS: Readonly<Record<string, Finds>> = {
  pirate_centurion: (values) => values.indexOf(10),
  pirate_general: (values) => values.findIndex((value) => value >= 12 && value <= 14),
  pirate_decurion: (values) => values.indexOf(9),
  pirate_highest: (values) => values.length - 1,
  pirate_lowest: () => 0,
  // Among several its holder chooses.
  pirate_any: (values) => (new Set(values).size === 1 ? 0 : -1),
};

/** Their kinds: each once for every one of them that leaves. */
export function fleeing(front: readonly string[]): readonly string[] {
  const left = front.filter((card) => !isPirate(card)).sort((one, other) => valueOf(one) - valueOf(other));
  return Object.entries(FINDS).flatMap(([pirate, finds]) => {
    const at = front.includes(pirate) ? finds(left.map(valueOf)) : -1;
    return at === -1 ? [] : left.splice(at, 1);
  });
}
