import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { draw, fromHex, toHex, type Dealer } from './chance';
import { dealDigest, poolKey, type Digests } from './deal';

interface Vectors {
  readonly seed: string;
  readonly deal: {
    readonly digests: Digests;
    readonly steps: readonly { readonly dealer: Dealer; readonly pool: string; readonly before: number; readonly digest: string; readonly outcome: readonly (string | number)[] }[];
  };
}

const { seed, deal } = JSON.parse(readFileSync('../tests/engine/chance-vectors.json', 'utf8')) as Vectors;

test('every step of a known deal is drawn as the vectors say, whatever was chosen', async () => {
  for (const { dealer, pool, before, digest, outcome } of deal.steps) {
    expect(await poolKey(dealer)).toBe(pool);
    const from = await dealDigest(deal.digests, pool, before);
    expect(toHex(from)).toBe(digest);
    expect(await draw(fromHex(seed), from, dealer)).toEqual(outcome);
  }
});
