import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { below, commitment, digestChoice, digestOutcome, draw, firstDigest, fromHex, toHex, words } from './chance';
import type { Dealer } from './chance';
import { canonical } from './canonical';
import { freshSalt } from './salt';

interface VectorStep {
  readonly dealer?: Dealer;
  readonly outcome?: (string | number)[];
  readonly seat?: number;
  readonly move?: unknown;
  readonly entered?: [string, number, unknown][];
  readonly digest_after: string;
}

interface Vectors {
  readonly seed: string;
  readonly commitment: string;
  readonly salts: string[];
  readonly digest_0: string;
  readonly words_of_digest_0: number[];
  readonly steps: VectorStep[];
}

const vectors = JSON.parse(readFileSync('../tests/engine/chance-vectors.json', 'utf8')) as Vectors;
const seed = fromHex(vectors.seed);

async function* of(...values: number[]): AsyncGenerator<number, never> {
  for (const value of values) yield await Promise.resolve(value);
  throw new Error('no more words');
}

describe('chance', () => {
  test('the commitment is the hash of the seed', async () => {
    expect(await commitment(seed)).toBe(vectors.commitment);
  });

  test('the first digest binds the commitment and all salts', async () => {
    expect(toHex(await firstDigest(vectors.commitment, vectors.salts))).toBe(vectors.digest_0);
  });

  test('words follow from seed and digest', async () => {
    const source = words(seed, fromHex(vectors.digest_0));
    for (const word of vectors.words_of_digest_0) expect((await source.next()).value).toBe(word);
  });

  test('every step of the vectors is redrawn and enters the digest', async () => {
    let digest = fromHex(vectors.digest_0);
    for (const step of vectors.steps) {
      if (step.dealer !== undefined) {
        const outcome = await draw(seed, digest, step.dealer);
        expect(outcome).toEqual(step.outcome);
        digest = await digestOutcome(digest, outcome);
      } else if (step.entered !== undefined) {
        for (const [, seat, move] of step.entered) digest = await digestChoice(digest, seat, move);
      } else if (step.seat !== undefined) {
        digest = await digestChoice(digest, step.seat, step.move);
      }
      expect(toHex(digest)).toBe(step.digest_after);
    }
  });

  test('words beyond the last full multiple are thrown away', async () => {
    expect(await below(6, of(2 ** 32 - 1, 2 ** 32 - 4, 13))).toBe(1);
  });

  test('canonical JSON sorts keys and refuses fractions', () => {
    expect(new TextDecoder().decode(canonical({ b: [1, 'é\n'], a: null }))).toBe('{"a":null,"b":[1,"é\\n"]}');
    expect(new TextDecoder().decode(canonical({ 2: 0, 10: 0, a: [true] }))).toBe('{"10":0,"2":0,"a":[true]}');
    expect(() => canonical(0.5)).toThrow(RangeError);
  });

  test('a salt is 32 hexadecimal digits, and never the same', () => {
    expect(freshSalt()).toMatch(/^[0-9a-f]{32}$/);
    expect(freshSalt()).not.toBe(freshSalt());
  });
});
