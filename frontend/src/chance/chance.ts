/**
 * The platform's chance, again, in the browser: whoever knows the revealed seed can redraw every
 * card and die. The commitment is told when a table opens; nothing here knows any rules.
 */
import { fromHex, join, toHex, type Bytes } from './bytes';
import { canonical } from './canonical';

export interface Dealer {
  readonly pool: readonly (string | number)[];
  readonly take: number;
  readonly put_back: boolean;
}

export async function commitment(seed: Bytes): Promise<string> {
  return toHex(await sha256(seed));
}

/** The digest before anything was chosen; `salts` by seat, "" for bots. */
export function firstDigest(commitment: string, salts: readonly string[]): Promise<Bytes> {
  return sha256(canonical(['griot-chance-1', commitment, salts]));
}

/** The digest after a choice of a seat. */
export function digestChoice(digest: Bytes, seat: number, move: unknown): Promise<Bytes> {
  return sha256(join(digest, canonical(['played', seat, move])));
}

/** The digest after an outcome of chance. */
export function digestOutcome(digest: Bytes, outcome: readonly (string | number)[]): Promise<Bytes> {
  return sha256(join(digest, canonical(['dealt', outcome])));
}

/** 32-bit words without end, for one outcome. */
export async function* words(seed: Bytes, digest: Bytes): AsyncGenerator<number, never> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (let counter = 0; ; counter += 1) {
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, counter);
    const block = new DataView(await crypto.subtle.sign('HMAC', key, join(digest, count)));
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/** 0 to n - 1, each equally likely: words beyond the last full multiple of n are thrown away. */
export async function below(n: number, source: AsyncGenerator<number, never>): Promise<number> {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const { value } = await source.next();
    if (value < limit) return value % n;
  }
}

/** The pieces that chance dealt, redrawn. */
export async function draw(seed: Bytes, digest: Bytes, dealer: Dealer): Promise<(string | number)[]> {
  const source = words(seed, digest);
  const pool = [...dealer.pool];
  const drawn: (string | number)[] = [];
  for (let i = 0; i < dealer.take; i += 1) {
    const from = dealer.put_back ? 0 : i;
    const j = from + (await below(pool.length - from, source));
    drawn.push(at(pool, j));
    if (!dealer.put_back) pool[j] = at(pool, i);
  }
  return drawn;
}

export { fromHex, join, toHex, type Bytes };

function at<T>(pool: readonly T[], index: number): T {
  const piece = pool[index];
  if (piece === undefined) throw new RangeError('more taken than the pool holds');
  return piece;
}

export async function sha256(data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}
