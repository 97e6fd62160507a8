/** An export of a table, read as strictly as the server writes it: canonical JSON, no field more and none less. */
import type { components } from '../api/types';
import type { Bytes } from '../chance/bytes';
import { canonical } from '../chance/canonical';

export type Exported = components['schemas']['ExportedTable'];
export type ExportedLine = components['schemas']['ExportedEntry'];

/** Where the first thing is that is not as it must be: the number of an entry, or the file as a whole. */
export type Where = number | 'file';

/** What is wrong there; each has a sentence (`audit.wrong.WHAT`). */
export type Wrong =
  | 'form'
  | 'number'
  | 'hash'
  | 'leaf'
  | 'body'
  | 'commitment'
  | 'seed'
  | 'outcome'
  | 'unrevealed'
  | 'sha256';

/** The file does not prove itself. */
export class Unproved extends Error {
  readonly where: Where;
  readonly what: Wrong;

  constructor(where: Where, what: Wrong) {
    super(`${where}: ${what}`);
    this.where = where;
    this.what = what;
  }
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isSafeInteger(value);
const isHash: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isRecord: Check = (value) => recordIn(value) !== null;
const orNull = (check: Check): Check => (value) => value === null || check(value);

const FILE: Readonly<Record<string, Check>> = {
  format: (value) => value === 'griot-export-1',
  id: isText,
  seed: orNull(isHash),
  entries: (value) => Array.isArray(value) && value.length > 0,
  sha256: isHash,
};
const LINE: Readonly<Record<string, Check>> = {
  seq: isNumber,
  at: isText,
  kind: isText,
  seat: orNull(isNumber),
  id: orNull(isText),
  leaf: isHash,
  hash: isHash,
  by: orNull(isText),
  data: orNull(isRecord),
  notes: (value) => Array.isArray(value) && value.every(isRecord),
};
const SOMETIMES: Readonly<Record<string, Check>> = {
  question: isNumber,
  text: orNull(isText),
  body: () => true,
  dealer: isDealer,
};

/** The document in that file; Unproved if it is none, or not written as the server writes. */
export function read(file: Bytes): Exported {
  let document: unknown;
  let again: Bytes;
  try {
    document = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file));
    again = canonical(document);
  } catch {
    throw new Unproved('file', 'form'); // no JSON, no UTF-8, fractions, or nested without end
  }
  if (!has(document, FILE, {})) throw new Unproved('file', 'form');
  const found = document as Exported;
  const odd = found.entries.findIndex((line) => !has(line, LINE, SOMETIMES));
  if (odd >= 0) throw new Unproved(odd + 1, 'form');
  if (!same(again, file)) throw new Unproved('file', 'form');
  return found;
}

/** The fields of an object; null if it is none. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
}

function isDealer(value: unknown): boolean {
  const pieces: Check = (pool) => Array.isArray(pool) && pool.every((piece) => isText(piece) || isNumber(piece));
  return has(value, { pool: pieces, take: isNumber, put_back: (back) => typeof back === 'boolean' }, {});
}

function has(value: unknown, needed: Readonly<Record<string, Check>>, allowed: Readonly<Record<string, Check>>): boolean {
  const fields = recordIn(value);
  if (fields === null) return false;
  const fits = (name: string) => Object.hasOwn(needed, name) ? needed[name]?.(fields[name]) : Object.hasOwn(allowed, name) && allowed[name]?.(fields[name]);
  return Object.keys(needed).every((name) => Object.hasOwn(fields, name)) && Object.keys(fields).every(fits);
}

function same(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
