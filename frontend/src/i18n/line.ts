/** Turns a `LogLine` into a sentence of the reader's language, in parts, so that names can be tapped. */
import type { TFunction } from 'i18next';

import { listFormat } from './listed';

/**
 * One sentence as data: a key of the game's catalogue and what fills its {{blanks}}.
 * If `args.who` is the reader's own seat and the catalogue has `KEY_you`, that is used instead
 * ("You capture ..." beside "{{who}} captures ..."). If another seat of the line is the reader's, it is `KEY_to_you`
 * ("{{who}} gives you ..." beside "{{who}} gives {{to}} ..."), which need not name that seat.
 * A number called `count` picks the plural.
 */
export interface LogLine {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** A seat is shown as its name, a card as a name to tap, several lines joined as a list. */
export type Arg = string | number | SeatArg | CardArg | LogLine | readonly (SeatArg | CardArg | LogLine)[];

export interface SeatArg {
  readonly seat: number;
}

export interface CardArg {
  /** The kind, as `CardFace` and `highlight` understand it. */
  readonly card: string;
  readonly name: LogLine;
}

/** A stretch of a sentence: plain text, the name of a seat, or the name of a card. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly text: string; readonly seat: number }
  | { readonly kind: 'card'; readonly text: string; readonly card: string };

export interface Reader {
  readonly t: TFunction;
  readonly language: string;
  readonly game: string;
  readonly you: number | null;
  readonly seatName: (seat: number) => string;
}

/** Whether a sentence names that card. */
export function namesCard(line: LogLine, card: string): boolean {
  const names = (arg: Arg): boolean => {
    if (typeof arg !== 'object') return false;
    if (isList(arg)) return arg.some(names);
    if ('seat' in arg) return false;
    return 'card' in arg ? arg.card === card : namesCard(arg, card);
  };
  return Object.values(line.args ?? {}).some(names);
}

/** What has been said to a reader: boards say the same of a hundred things again and again, and each time costs. */
const said = new WeakMap<Reader, Map<string, readonly Part[]>>();
const MOST = 5000;

/** The sentence in parts; joined, their texts are the sentence. */
export function parts(line: LogLine, reader: Reader): readonly Part[] {
  const known = said.get(reader) ?? new Map<string, readonly Part[]>();
  if (known.size > MOST) known.clear();
  said.set(reader, known);
  const name = JSON.stringify(line);
  const found = known.get(name) ?? saying(line, reader);
  known.set(name, found);
  return found;
}

function saying(line: LogLine, reader: Reader): Part[] {
  const args = line.args ?? {};
  const blanks: Record<string, string | number> = {};
  const filled: (readonly Part[])[] = [];
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg === 'string' || typeof arg === 'number') {
      blanks[name] = arg;
    } else {
      blanks[name] = mark(filled.length);
      filled.push(fill(arg, reader));
    }
  }
  const text = reader.t(keyFor(line, reader), { ...blanks, ns: [reader.game, 'generic'] });
  return text.split(MARKS).flatMap((part, at) => {
    if (at % 2 === 1) return filled[Number(part)] ?? [];
    return part === '' ? [] : [{ kind: 'text', text: part } as const];
  });
}

/** The sentence as one text. */
export function textOf(line: LogLine, reader: Reader): string {
  return parts(line, reader)
    .map((part) => part.text)
    .join('');
}

// Private-use characters, which no catalogue contains: they mark where a blank stands in the translated sentence.
const MARKS = /\uE000(\d+)\uE001/;
const mark = (index: number): string => `\uE000${index}\uE001`;

function keyFor(line: LogLine, reader: Reader): string {
  const { who, ...others } = line.args ?? {};
  const form = isReader(who, reader) ? '_you' : Object.values(others).some((arg) => isReader(arg, reader)) ? '_to_you' : '';
  // Of a sentence with plurals only the plural forms exist: it is found by its count.
  const count = typeof line.args?.count === 'number' ? { count: line.args.count } : {};
  const yours = line.key + form;
  return reader.t(yours, { ...count, ns: [reader.game, 'generic'], defaultValue: '' }) !== '' ? yours : line.key;
}

function isReader(arg: Arg | undefined, reader: Reader): boolean {
  return typeof arg === 'object' && 'seat' in arg && arg.seat === reader.you;
}

function fill(arg: Exclude<Arg, string | number>, reader: Reader): readonly Part[] {
  if (!isList(arg)) return one(arg, reader);
  const parts = listFormat(reader.language).formatToParts(arg.map((_, at) => String(at)));
  return parts.flatMap((part) => {
    const item = part.type === 'element' ? arg[Number(part.value)] : undefined;
    return item === undefined ? [{ kind: 'text', text: part.value } as const] : one(item, reader);
  });
}

function one(arg: SeatArg | CardArg | LogLine, reader: Reader): readonly Part[] {
  if ('seat' in arg) return [{ kind: 'seat', text: reader.seatName(arg.seat), seat: arg.seat }];
  if ('card' in arg) return [{ kind: 'card', text: textOf(arg.name, reader), card: arg.card }];
  return parts(arg, reader);
}

function isList(arg: Exclude<Arg, string | number>): arg is readonly (SeatArg | CardArg | LogLine)[] {
  return Array.isArray(arg);
}
