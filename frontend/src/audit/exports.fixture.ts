/** A recorded export, and what a forger can make of it. */
import { readFileSync } from 'node:fs';

import type { Bytes } from '../chance/bytes';
import { canonical } from '../chance/canonical';
import { fromHex, join, sha256, toHex } from '../chance/chance';
import type { Exported, ExportedLine } from './exported';
import { rowHash } from './verify';

/** As an export is written down, free to be changed. */
export type Free<T> = T extends readonly (infer Item)[] ? Free<Item>[] : T extends object ? { -readonly [K in keyof T]: Free<T[K]> } : T;

export const recorded: Bytes = new Uint8Array(readFileSync('../tests/tables/exports/asterix.json'));

export function documentIn(file: Bytes): Free<Exported> {
  return JSON.parse(new TextDecoder().decode(file)) as Free<Exported>;
}

/** The document with a checksum that fits, as a forger would make it. */
export async function sealed(document: Exported): Promise<Bytes> {
  const rest = without(document, 'sha256');
  return canonical({ ...rest, sha256: toHex(await sha256(canonical(rest))) });
}

/** With a chain that fits, too. `seed`: leaves are made anew as well, as only who knows the seed can. */
export async function rechained(document: Free<Exported>, seed: string | null = null): Promise<Bytes> {
  let previous = '0'.repeat(64);
  for (const [at, line] of document.entries.entries()) {
    line.seq = at + 1;
    const body = line.kind === 'said' ? (typeof line.text === 'string' ? { text: line.text } : undefined) : line.body;
    if (seed !== null && body !== undefined) line.leaf = await leafOf(seed, line.seq, body);
    line.hash = await rowHash(document.id, line, previous);
    previous = line.hash;
  }
  return sealed(document);
}

export function first(document: Free<Exported>, kind: ExportedLine['kind']): Free<ExportedLine> {
  const found = document.entries.find((line) => line.kind === kind);
  if (found === undefined) throw new Error(`no entry ${kind}`);
  return found;
}

/** As the server would write the same table before it is revealed. */
export function unrevealed(document: Free<Exported>): Exported {
  const end = document.entries.findIndex(({ kind }) => kind === 'revealed');
  const lines = document.entries.slice(0, end).map((line) => without(line, 'body', 'dealer') as unknown as ExportedLine);
  return { ...document, seed: null, entries: lines };
}

function without(fields: object, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

async function leafOf(seed: string, seq: number, body: unknown): Promise<string> {
  const key = await crypto.subtle.importKey('raw', fromHex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const salt = await crypto.subtle.sign('HMAC', key, fromHex(`6c656166${seq.toString(16).padStart(16, '0')}`));
  return toHex(await sha256(join(new Uint8Array(salt), canonical(body))));
}
