/** The end of a round as it is told: what each seat has captured, whom Pirates let go, what is left and what that brings. */
import { isPirate } from './art/faces';
import type { Note, View } from './types';

type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>;

export interface Lost {
  readonly pirate: string;
  /** Null: no Roman fitted. */
  readonly roman: string | null;
}

export interface Sum {
  readonly seat: number;
  /** The Romans that are left so far. */
  readonly left: readonly string[];
  /** Of them, those whose Pirate lets them go, which is told later. */
  readonly leaving: readonly string[];
  readonly lost: readonly Lost[];
  /** Pirates that have not been told of yet. */
  readonly waiting: readonly string[];
  /** Null: not yet told. */
  readonly score: NoteOf<'round_scored'> | null;
  /** All points of the game, once this round is scored, told or not. */
  readonly total: number | null;
}

export interface Round {
  readonly round: number;
  readonly sums: readonly Sum[];
}

/** What tells the end of a round, and what goes on after it. */
export const ENDS: ReadonlySet<Note['type']> = new Set<Note['type']>(['round_ended', 'roman_escaped', 'pirate_found_nobody', 'round_scored']);
export const BEGINS: ReadonlySet<Note['type']> = new Set<Note['type']>(['bids_revealed']);

/** The round that ended last in what is told so far. What is told is all of it once it is over: a row of cards is whole from the beginning. */
export function roundOf(told: readonly Note[], all: readonly Note[], { fronts }: View): Round | null {
  const from = told.findLastIndex(({ type }) => type === 'round_ended');
  const ended = told[from];
  if (ended?.type !== 'round_ended') return null;
  const [now, whole] = [roundFrom(told, from), roundFrom(all, from)];
  return { round: ended.round, sums: fronts.map((front, seat) => sumOf(seat, now, whole, front)) };
}

/** Every round that is over and scored. */
export function rounds(all: readonly Note[], view: View): readonly Round[] {
  return (view.results[0] ?? []).flatMap((_, before) => {
    const at = all.findLastIndex((note) => note.type === 'round_ended' && note.round === before + 1);
    const round = roundOf([...all.slice(0, at + 1), ...roundFrom(all, at)], all, view);
    return at < 0 || round === null ? [] : [round];
  });
}

/** By what seats are ranked after that round: all points, then the best round (AX-12.3), which has less than 1000. Null: not all of it is told. */
export function standings({ round, sums }: Round, { results }: View): readonly number[] | null {
  const totals = sums.flatMap(({ total }) => total ?? []);
  if (totals.length < sums.length) return null;
  return totals.map((total, seat) => 1000 * total + Math.max(0, ...(results[seat] ?? []).slice(0, round).map(({ values, bonus }) => values + bonus)));
}

/** The notes after this one that tell the same end. */
function roundFrom(notes: readonly Note[], from: number): readonly Note[] {
  const after = notes.slice(from + 1);
  const next = after.findIndex(({ type }) => type === 'round_ended' || type === 'round_started');
  return next < 0 ? after : after.slice(0, next);
}

function sumOf(seat: number, told: readonly Note[], all: readonly Note[], front: readonly string[]): Sum {
  const [lost, coming] = [lostBy(seat, told), lostBy(seat, all)];
  const scored = (notes: readonly Note[]) => notes.find((note) => note.type === 'round_scored' && note.seat === seat) as NoteOf<'round_scored'> | undefined;
  const left = scored(all)?.romans ?? front.filter((card) => !isPirate(card));
  const later = coming.slice(lost.length);
  const gone = later.flatMap(({ roman }) => roman ?? []);
  const undecided = scored(all) === undefined ? front.filter((card) => isPirate(card) && !coming.some(({ pirate }) => pirate === card)) : [];
  return { seat, left: [...left, ...gone], leaving: gone, lost, waiting: [...later.map(({ pirate }) => pirate), ...undecided], score: scored(told) ?? null, total: scored(all)?.total ?? null };
}

function lostBy(seat: number, notes: readonly Note[]): readonly Lost[] {
  return notes.flatMap((note): readonly Lost[] => {
    if (note.type === 'roman_escaped' && note.seat === seat) return [{ pirate: note.pirate, roman: note.card }];
    return note.type === 'pirate_found_nobody' && note.seat === seat ? [{ pirate: note.pirate, roman: null }] : [];
  });
}
