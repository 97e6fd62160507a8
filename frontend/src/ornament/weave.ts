/**
 * Strip-woven cloth, worked out from a seed: narrow strips side by side, each a column of blocks.
 * The same seed always gives the same cloth, so a person, a table or a card has one of its own.
 */
import { signNames, type SignName } from './signs';

export type Dye = 1 | 2 | 3 | 4;

export type Block =
  | { readonly kind: 'plain' | 'bars' | 'checks' | 'wedges' | 'lozenge'; readonly ground: Dye; readonly figure: Dye }
  | { readonly kind: 'sign'; readonly ground: Dye; readonly figure: Dye; readonly sign: SignName };

const KINDS = ['bars', 'checks', 'wedges', 'lozenge', 'sign', 'bars', 'plain'] as const;

export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Whole numbers below n that look arbitrary and follow from the seed alone: ornament, not chance of a game. */
export function turns(seed: string): (n: number) => number {
  let state = hashOf(seed) || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

/** The few blocks that a strip repeats, so that the eye finds the rhythm of a loom. */
export function motif(seed: string): Block[] {
  const next = turns(seed);
  return Array.from({ length: 3 + next(2) }, () => block(next));
}

/** One strip of so many blocks. */
function strip(seed: string, length: number): Block[] {
  const repeated = motif(seed);
  return Array.from({ length }, (_, at) => repeated[at % repeated.length]).filter((each) => each !== undefined);
}

/** Strips side by side; every other one is shifted by half a motif, as weavers sew them. */
export function cloth(seed: string, strips: number, length: number): Block[][] {
  const even = strip(`${seed}/even`, length + 2);
  const odd = strip(`${seed}/odd`, length + 2);
  return Array.from({ length: strips }, (_, at) => (at % 2 === 0 ? even.slice(0, length) : odd.slice(2)));
}

export function signOf(seed: string): SignName {
  return signNames[hashOf(seed) % signNames.length] ?? 'drum';
}

function block(next: (n: number) => number): Block {
  const ground = dye(next(4));
  const figure = dye((ground - 1 + 1 + next(3)) % 4);
  const kind = KINDS[next(KINDS.length)] ?? 'plain';
  if (kind !== 'sign') return { kind, ground, figure };
  return { kind, ground, figure, sign: signNames[next(signNames.length)] ?? 'drum' };
}

function dye(index: number): Dye {
  return ([1, 2, 3, 4] as const)[index] ?? 1;
}
