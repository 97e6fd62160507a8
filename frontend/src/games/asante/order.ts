/** The hand as it lies when nobody has put it in another order: by what the cards are, then by name. */
import { looks } from './signs';

/** By dye: Ware cards, Artifacts, Persons, Animals. */
const GROUPS: readonly number[] = [4, 2, 3, 1];

export function sorted(kinds: readonly string[], nameOf: (kind: string) => string, language: string): readonly string[] {
  const group = (kind: string) => GROUPS.indexOf(looks(kind).dye);
  return [...kinds].sort((one, other) => group(one) - group(other) || nameOf(one).localeCompare(nameOf(other), language, { numeric: true }));
}
