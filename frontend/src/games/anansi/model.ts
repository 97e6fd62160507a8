/** What the parts of this board share: their props, and questions that only read the view. */
import type { Entry } from '../../api/wire';
import type { BoardProps, PlaceProps } from '../game';
import { colourOf, COLOURS, valueOf } from './art/cards';
import type { Hints, Laid, Move, Note, View } from './types';

export type Props = BoardProps<View, Move, Note, Hints>;
export type SeatProps = PlaceProps<View, Move, Note, Hints>;

/** What an exact round brings on top, round by round, where a table has not been given other numbers (AN-8.2). */
const BONUSES = [2, 4, 7];

/** What being exact brings in that round. */
export function bonusIn({ bonuses = BONUSES }: Pick<View['setup'], 'bonuses'>, round: number): number {
  return bonuses[round - 1] ?? 0;
}

export function sorted(cards: readonly string[]): string[] {
  const place = (card: string): number => COLOURS.indexOf(colourOf(card)) * 100 + valueOf(card);
  return [...cards].sort((one, other) => place(one) - place(other));
}

export function ownHand(view: View): readonly string[] {
  return view.you === null ? [] : sorted(view.seats[view.you]?.hand ?? []);
}

/** The card that is taken hold of: the one that was pressed, or the only one with which anything can be done. */
export function heldCard({ picked, legal }: Pick<Props, 'picked' | 'legal'>): string | null {
  const [only, ...others] = new Set(legal.map(({ card }) => card));
  return picked[0] ?? (others.length === 0 ? (only ?? null) : null);
}

/** Which signs stand on own cards: some can recruit; of those that may be played into a trick some would go ahead, some win it no more. */
export function signsOn(legal: readonly Move[], hints: Hints | null): { readonly recruits: boolean; readonly loses: boolean; readonly wins: boolean } {
  const played = new Set(legal.filter(({ type }) => type === 'play').map(({ card }) => card));
  const weighed = hints?.heading == null ? [] : hints.cards.filter(({ card }) => played.has(card));
  return {
    recruits: hints !== null && legal.some(({ type }) => type === 'recruit'),
    loses: weighed.some(({ wins_now: wins }) => !wins),
    wins: weighed.some(({ wins_now: wins }) => wins),
  };
}

export interface OnTable {
  /** The trick that is being played, or, until the next one is opened, the last one. */
  readonly laid: readonly Laid[];
  /** Who won it, if it is the last one. */
  readonly winner: number | null;
  /** Which trick of the round it is. */
  readonly number: number;
}

/** What is told of a trick. */
const OF_A_TRICK: ReadonlySet<Note['type']> = new Set<Note['type']>(['card_played', 'card_recruited', 'listeners_inspired', 'trick_won', 'display_extended', 'trump_set']);

/** While a trick is told, as far as it is: others may have led the next one, or the next round may have begun. */
export function onTable({ view, story, scene }: Pick<Props, 'view' | 'story' | 'scene'>): OnTable {
  const { trick, tricks, trick_number: number } = view;
  // What is told again lies there no more.
  const told = scene !== null && scene.again !== true && OF_A_TRICK.has(scene.note.type) ? toldTrick(view, story, scene) : null;
  if (told !== null) return told;
  if (trick.length > 0) return { laid: trick, winner: null, number };
  const last = tricks.at(-1);
  return last === undefined ? { laid: [], winner: null, number } : { ...last, number: tricks.length };
}

/** The trick that this scene is of, up to it; null where it began before the story does, as at a table that begins from a position. */
function toldTrick(view: View, story: readonly Entry[], { seq, note }: NonNullable<Props['scene']>): OnTable | null {
  const notes = story.flatMap((entry) => entry.notes.map((each) => ({ seq: entry.seq, note: each as unknown as Note })));
  const until = notes.findLastIndex((each) => each.seq <= seq && each.note === note) + 1;
  const told = notes.slice(0, until).map((each) => each.note);
  const begun = told.findLastIndex(({ type }) => type === 'round_opened');
  const round = told.slice(begun + 1);
  const ends = round.flatMap(({ type }, at) => (type === 'trick_won' ? [at] : []));
  const since = laidIn(round.slice((ends.at(-1) ?? -1) + 1));
  const number = ends.length + (begun < 0 ? tricksBefore(view, notes.map((each) => each.note), until) : 0);
  if (ends.length === 0 && begun < 0) return null;
  if (since.length > 0 || ends.length === 0) return { laid: since, winner: null, number: number + 1 };
  const won = round[ends.at(-1) ?? 0];
  return { laid: laidIn(round.slice((ends.at(-2) ?? -1) + 1)), winner: won?.type === 'trick_won' ? won.seat : null, number };
}

/** So many tricks of the first round were over before the story begins. */
function tricksBefore({ tricks, tricks_in_round: all }: View, notes: readonly Note[], until: number): number {
  const next = notes.findIndex(({ type }, at) => at >= until && type === 'round_opened');
  const told = notes.slice(0, next < 0 ? undefined : next).filter(({ type }) => type === 'trick_won');
  return (next < 0 ? tricks.length : all) - told.length;
}

function laidIn(notes: readonly Note[]): readonly Laid[] {
  return notes
    .filter((note) => note.type === 'card_played' || note.type === 'card_recruited')
    .map(({ seat, card, type }) => ({ seat, card, recruits: type === 'card_recruited' }));
}

/** All seats in the order of their turns in the trick on the table. */
export function turnOrder(view: View, { laid }: Pick<OnTable, 'laid'>): number[] {
  const first = laid[0]?.seat ?? view.leader ?? 0;
  return view.seats.map((_, at) => (first + at) % view.seats.length);
}
