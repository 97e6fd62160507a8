/** Turns a `Line` into a sentence of the reader's language, in pieces, so that names can be tapped. */
import type { TFunction } from 'i18next';

import type { Arg, CardArg, Line, SeatArg } from '../games/game';

export type Piece =
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

/** The sentence in pieces; joined, their texts are the sentence. */
export function pieces(line: Line, reader: Reader): Piece[] {
  const args = line.args ?? {};
  const blanks: Record<string, string | number> = {};
  const filled: Piece[][] = [];
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

export function plain(line: Line, reader: Reader): string {
  return pieces(line, reader)
    .map((piece) => piece.text)
    .join('');
}

// Private-use characters: no catalogue contains them, so a blank's place is found again after translation.
const MARKS = /\uE000(\d+)\uE001/;
const mark = (index: number): string => `\uE000${index}\uE001`;

function keyFor(line: Line, reader: Reader): string {
  const who = line.args?.who;
  const own = typeof who === 'object' && 'seat' in who && who.seat === reader.you;
  const yours = `${line.key}_you`;
  // A sentence with plurals exists only in its plurals: the count has to be asked for too.
  const count = typeof line.args?.count === 'number' ? { count: line.args.count } : {};
  return own && reader.t(yours, { ...count, ns: [reader.game, 'generic'], defaultValue: '' }) !== '' ? yours : line.key;
}

function fill(arg: Exclude<Arg, string | number>, reader: Reader): Piece[] {
  if (!isList(arg)) return one(arg, reader);
  const list = new Intl.ListFormat(reader.language, { type: 'conjunction' });
  const parts = list.formatToParts(arg.map((_, at) => String(at)));
  return parts.flatMap((part) => {
    const item = part.type === 'element' ? arg[Number(part.value)] : undefined;
    return item === undefined ? [{ kind: 'text', text: part.value } as const] : one(item, reader);
  });
}

function one(arg: SeatArg | CardArg | Line, reader: Reader): Piece[] {
  if ('seat' in arg) return [{ kind: 'seat', text: reader.seatName(arg.seat), seat: arg.seat }];
  if ('card' in arg) return [{ kind: 'card', text: plain(arg.name, reader), card: arg.card }];
  return pieces(arg, reader);
}

function isList(arg: Exclude<Arg, string | number>): arg is readonly (SeatArg | CardArg | Line)[] {
  return Array.isArray(arg);
}
