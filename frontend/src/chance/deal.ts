/** The deal of an ended game once more (design.md part 5): where its outcomes are drawn from. As `games/engine/deal.py`. */
import { canonical } from './canonical';
import { fromHex, sha256, toHex, type Bytes, type Dealer } from './chance';

/** By pool, the digests from which the first game drew, in order: `deal.digests` of `opened`. */
export type Digests = Readonly<Record<string, readonly string[]>>;

/** What a question to chance is known by. */
export async function poolKey({ pool, put_back }: Dealer): Promise<string> {
  return toHex(await sha256(canonical(['pool', pool, put_back])));
}

/** What an outcome of that pool is drawn from, if so many of it have come before. */
export async function dealDigest(digests: Digests, key: string, before: number): Promise<Bytes> {
  const known = digests[key]?.[before];
  return known === undefined ? sha256(canonical(['griot-deal-1', key, before])) : fromHex(known);
}
