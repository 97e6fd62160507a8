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

/** What is told while the last trick of a round is looked at. */
const OF_A_TRICK: ReadonlySet<Note['type']> = new Set<Note['type']>(['card_played', 'card_recruited', 'listeners_inspired', 'trick_won', 'display_extended', 'trump_set']);

export function onTable({ view, story, scene }: Pick<Props, 'view' | 'story' | 'scene'>): OnTable {
  const { trick, tricks, trick_number: number } = view;
  if (trick.length > 0) return { laid: trick, winner: null, number };
  const last = tricks.at(-1);
  if (last !== undefined) return { ...last, number: tricks.length };
  if (scene === null || !OF_A_TRICK.has(scene.note.type)) return { laid: [], winner: null, number };
  return { ...lastTold(view.seats.length, story), number: view.tricks_in_round };
}

/** The last trick of the round before, until its end is told: the view has forgotten it, the story has not. */
function lastTold(seats: number, story: readonly Entry[]): Pick<OnTable, 'laid' | 'winner'> {
  const notes = story.flatMap((entry) => entry.notes as unknown as readonly Note[]);
  const end = notes.findLastIndex(({ type }) => type === 'trick_won');
  const won = notes[end];
  if (won?.type !== 'trick_won') return { laid: [], winner: null };
  const laid = notes
    .slice(0, end)
    .filter((note) => note.type === 'card_played' || note.type === 'card_recruited')
    .slice(-seats)
    .map(({ seat, card, type }) => ({ seat, card, recruits: type === 'card_recruited' }));
  return { laid, winner: won.seat };
}

/** All seats in the order of their turns in the trick on the table. */
export function turnOrder(view: View, { laid }: Pick<OnTable, 'laid'>): number[] {
  const first = laid[0]?.seat ?? view.leader ?? 0;
  return view.seats.map((_, at) => (first + at) % view.seats.length);
}
