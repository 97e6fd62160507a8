/** What the parts of this board share: their props, and questions that only read the view. */
import type { Entry } from '../../api/wire';
import type { BoardProps, PlaceProps } from '../game';
import { colourOf, COLOURS, valueOf } from './art/cards';
import type { Hints, Laid, Move, Note, View } from './types';

export type Props = BoardProps<View, Move, Note, Hints>;
export type SeatProps = PlaceProps<View, Move, Note, Hints>;

export function sorted(cards: readonly string[]): string[] {
  const place = (card: string): number => COLOURS.indexOf(colourOf(card)) * 100 + valueOf(card);
  return [...cards].sort((one, other) => place(one) - place(other));
}

export function ownHand(view: View): readonly string[] {
  return view.you === null ? [] : sorted(view.seats[view.you]?.hand ?? []);
}

/** The card that is taken hold of: the one that was pressed, or the only one with which anything can be done, in but one way. */
export function heldCard({ picked, legal }: Pick<Props, 'picked' | 'legal'>): string | null {
  const [only, ...others] = legal;
  return picked[0] ?? (others.length === 0 ? (only?.card ?? null) : null);
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
  const told = scene !== null && OF_A_TRICK.has(scene.note.type) ? toldTrick(story, scene) : null;
  if (told !== null) return told;
  if (trick.length > 0) return { laid: trick, winner: null, number };
  const last = tricks.at(-1);
  return last === undefined ? { laid: [], winner: null, number } : { ...last, number: tricks.length };
}

/** The trick that this scene is of, up to it; null where the story does not tell how its round began. */
function toldTrick(story: readonly Entry[], { seq, note }: NonNullable<Props['scene']>): OnTable | null {
  const entries = story.filter((entry) => entry.seq <= seq);
  const all = entries.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const told = all.slice(0, all.lastIndexOf(note) + 1);
  const begun = told.findLastIndex(({ type }) => type === 'round_opened');
  if (begun < 0) return null;
  const round = told.slice(begun);
  const won = round.filter((each) => each.type === 'trick_won');
  const ends = round.flatMap(({ type }, at) => (type === 'trick_won' ? [at] : []));
  const since = laidIn(round.slice((ends.at(-1) ?? 0) + 1));
  if (since.length > 0 || won.length === 0) return { laid: since, winner: null, number: won.length + 1 };
  return { laid: laidIn(round.slice((ends.at(-2) ?? 0) + 1)), winner: won.at(-1)?.seat ?? null, number: won.length };
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
