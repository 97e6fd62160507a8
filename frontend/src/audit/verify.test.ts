/** A recorded export proves itself, and no single change to it goes unnoticed as far as the browser can tell. */
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import type { Bytes } from '../chance/bytes';
import { documentIn, first, recorded, rechained, sealed, unrevealed, type Free } from './exports.fixture';
import { Unproved, type Exported, type ExportedLine } from './exported';
import { verify } from './verify';

const document = () => documentIn(recorded);
const seed = document().seed ?? '';
const other = (digit: string | undefined) => (digit === '0' ? '1' : '0');

/** Where the first thing is that is wrong, and what; fails if nothing is. */
async function wrong(file: Bytes): Promise<string> {
  try {
    await verify(file);
  } catch (failure) {
    if (failure instanceof Unproved) return `${failure.where}: ${failure.what}`;
    throw failure;
  }
  throw new Error('proved');
}

function text(file: Bytes): string {
  return new TextDecoder().decode(file);
}

function entry(document: Free<Exported>, seq: number): Free<ExportedLine> {
  const found = document.entries[seq - 1];
  if (found === undefined) throw new Error(`no entry ${seq}`);
  return found;
}

function dealAnother({ body, dealer }: Free<ExportedLine>): void {
  const { outcome } = body as { outcome: (string | number)[] };
  outcome[0] = dealer?.pool.find((piece) => piece !== outcome[0]) ?? '';
}

const bytes = (of: string): Bytes => new TextEncoder().encode(of);

describe('an export', () => {
  test('of a whole game proves itself', async () => {
    const { entries } = document();
    const count = (kind: string) => entries.filter((line) => line.kind === kind).length;
    const proof = await verify(recorded);
    expect(proof).toMatchObject({ id: document().id, entries: entries.length, revealed: true, erased: 1, bodies: entries.length - 1 });
    expect([proof.choices, proof.outcomes]).toEqual([count('played'), count('dealt')]);
    expect(count('undone') > 1 && count('redone') > 1 && count('dealt') > 5).toBe(true);
    expect(proof.hashes.at(-1)).toBe(entries.at(-1)?.hash);
  });

  test('of a running table proves its chain alone', async () => {
    const proof = await verify(await sealed(unrevealed(document())));
    expect(proof).toMatchObject({ revealed: false, bodies: 0, outcomes: 0 });
  });

  test('that a forger has not changed is the one that was there', async () => {
    expect(text(await rechained(document(), seed))).toBe(text(recorded));
  });
});

describe('300 single changes are found:', () => {
  test('150 bytes', async () => {
    for (let each = 0; each < 150; each += 1) {
      const changed = recorded.slice();
      const at = Math.floor((each * recorded.length) / 150) + (each % 7);
      changed[at] = (changed[at] ?? 0) ^ (1 << (each % 8));
      expect(await wrong(changed), String(at)).toMatch(/./);
    }
  });

  test('30 truncations and 30 bytes too many', async () => {
    for (let each = 0; each < 30; each += 1) {
      const at = Math.floor((each * recorded.length) / 30);
      expect(await wrong(recorded.slice(0, at))).toBe('file: form');
      expect(await wrong(bytes(`${text(recorded.slice(0, at))} ${text(recorded.slice(at))}`))).toMatch(/./);
    }
  });

  test('30 swapped and 30 missing lines, with a fresh checksum', async () => {
    for (let at = 0; at < 30; at += 1) {
      const swapped = document();
      swapped.entries.splice(at, 2, ...swapped.entries.slice(at, at + 2).reverse());
      expect(await wrong(await sealed(swapped))).toBe(`${at + 1}: number`);
      const missing = document();
      missing.entries.splice(at, 1);
      expect(await wrong(await sealed(missing))).toBe(`${at + 1}: number`);
    }
  });

  test('30 doubled keys', async () => {
    const lines = document().entries;
    for (let each = 0; each < 30; each += 1) {
      const id = `"at":"${lines[each]?.at}"`;
      expect(await wrong(bytes(text(recorded).replace(id, `${id},${id}`)))).toBe('file: form');
    }
  });

  test('last lines that are missing, where the seed is told without the line that tells it', async () => {
    const cut = document();
    cut.entries = cut.entries.slice(0, first(cut, 'revealed').seq - 1);
    expect(await wrong(await sealed(cut))).toBe('file: seed');
  });
});

type Change = (document: Free<Exported>) => [where: number | 'file', what: string];

/** By somebody who makes the checksum anew. */
const CHANGES: Readonly<Record<string, Change>> = {
  'another seed': (document) => {
    document.seed = other(seed[0]) + seed.slice(1);
    return [1, 'commitment'];
  },
  'a seed that is kept back': (document) => {
    document.seed = null;
    return [1, 'unrevealed'];
  },
  'another card': (document) => {
    const line = first(document, 'dealt');
    dealAnother(line);
    return [line.seq, 'leaf'];
  },
  'another move': (document) => {
    const line = first(document, 'played');
    line.body = { ...(line.body as object), move: { type: 'bid', card: 'x' } };
    return [line.seq, 'leaf'];
  },
  'no body': (document) => {
    const line = first(document, 'played');
    delete line.body;
    return [line.seq, 'body'];
  },
  'other words': (document) => {
    const line = document.entries.find(({ text: said }) => typeof said === 'string');
    if (line !== undefined) line.text = 'well played!';
    return [line?.seq ?? 0, 'leaf'];
  },
  'another pool': (document) => {
    const line = first(document, 'dealt');
    line.dealer?.pool.reverse();
    return [line.seq, 'outcome'];
  },
  'a pool without end': (document) => {
    const line = first(document, 'dealt');
    line.dealer = { pool: [], take: line.dealer?.take ?? 0, put_back: true };
    return [line.seq, 'outcome'];
  },
  'another question': (document) => {
    // Seat 4 answered before seat 3: apart, their choices enter the digest in another order.
    entry(document, 44).question = -1;
    return [46, 'outcome'];
  },
  'another time': (document) => {
    entry(document, 5).at = '2020-01-01T00:00:00.000000Z';
    return [5, 'hash'];
  },
  'another seat': (document) => {
    const line = first(document, 'played');
    line.seat = 1 - (line.seat ?? 0);
    return [line.seq, 'hash'];
  },
  'another kind': (document) => {
    const line = first(document, 'resigned');
    line.kind = 'paused';
    return [line.seq, 'hash'];
  },
  'another table': (document) => {
    document.id = '00000000-0000-4000-8000-000000000000';
    return [1, 'hash'];
  },
  'a field more': (document) => {
    Object.assign(entry(document, 3), { note: 1 });
    return [3, 'form'];
  },
  'a leaf': (document) => {
    entry(document, 7).leaf = '0'.repeat(64);
    return [7, 'hash'];
  },
};

describe('a forger with a fresh checksum is found:', () => {
  test.each(Object.keys(CHANGES))('%s', async (name) => {
    const changed = document();
    const [where, what] = CHANGES[name]?.(changed) ?? ['file', ''];
    expect(await wrong(await sealed(changed))).toBe(`${where}: ${what}`);
  });

  test('one who makes the chain anew without making leaves', async () => {
    const changed = document();
    const line = first(changed, 'played');
    line.body = { ...(line.body as object), by: 'bot' };
    expect(await wrong(await rechained(changed))).toBe(`${line.seq}: leaf`);
  });

  test('one who knows the seed and deals other cards', async () => {
    const changed = document();
    const line = first(changed, 'dealt');
    dealAnother(line);
    expect(await wrong(await rechained(changed, seed))).toBe(`${line.seq}: outcome`);
  });

  test('one who knows the seed and changes a salt', async () => {
    const changed = document();
    Object.assign(first(changed, 'seated').body as object, { salt: 'ab'.repeat(16) });
    expect(await wrong(await rechained(changed, seed))).toBe(`${first(changed, 'dealt').seq}: outcome`);
  });

  test('one who leaves an undo out', async () => {
    const changed = document();
    Object.assign(entry(changed, 58).body as object, { entries: [] });
    expect(await wrong(await rechained(changed, seed))).toBe('66: outcome');
  });
});

test('what only the rules can tell is not found here: notes, and who is said to have chosen', async () => {
  const changed = document();
  first(changed, 'played').notes = [];
  first(changed, 'played').by = 'bot';
  expect((await verify(await sealed(changed))).revealed).toBe(true);
});

describe('a known deal', () => {
  const known: Bytes = new Uint8Array(readFileSync('../tests/tables/exports/known-deal.json'));

  test('is drawn again from the deal that was played before, also after something was taken back', async () => {
    const kinds = documentIn(known).entries.map(({ kind }) => kind);
    expect(kinds).toContain('undone');
    expect((await verify(known)).outcomes).toBe(kinds.filter((kind) => kind === 'dealt').length);
  });

  test('is no other than that', async () => {
    const forged = documentIn(known);
    const { deal } = first(forged, 'opened').body as { deal: { seed: string } };
    deal.seed = '0'.repeat(64);
    expect(await wrong(await rechained(forged, forged.seed))).toMatch(/: outcome$/);
    deal.seed = '';
    expect(await wrong(await rechained(forged, forged.seed))).toBe('1: form');
  });
});
