/** What a tent brings nearly everywhere: said once beside the map, where on every space it would be a wall. */
import { plainPrice } from './lines';
import { priceHere, tentTaken, worthOf, type Props } from './model';

/** More spaces than that with one number would be a wall. */
const WALL = 12;

/** What a tent brings on most of very many spaces; null where they are few. */
export function commonWorth(props: Props): number | null {
  const { spaces } = props.view;
  const worths = spaces.flatMap(({ space }) => worthOf(space, props) ?? []);
  const many = (count: number, of: number) => count > Math.max(WALL, of / 2);
  const common = [...new Set(worths)].find((worth) => many(worths.filter((each) => each === worth).length, worths.length));
  if (common !== undefined) return common;
  // Of a tent that is picked its price alone is meant, where it stands alone.
  const plain = plainPrice(tentTaken(props), props.hints);
  if (plain?.refused !== null) return null;
  const prices = spaces.flatMap(({ space }) => priceHere(space, props) ?? []);
  return many(prices.filter((price) => price === plain).length, prices.length) ? plain.points : null;
}
