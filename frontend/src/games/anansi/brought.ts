/** What the trick that was won last has brought, as far as it has been told. */
import type { Entry } from '../../api/wire';
import type { Props } from './model';
import type { Colour } from './art/cards';
import type { Note } from './types';

export interface Brought {
  readonly seat: number;
  /** So many story stacks the winner has now. */
  readonly stacks: number;
  /** So many of the winner's listeners it has inspired. */
  readonly inspired: number;
  /** The cards that have gone to the trump display. */
  readonly recruits: readonly string[];
  /** The new trump; null where it is what it was. */
  readonly trump: Colour | null;
}

/** Null before any trick has been won, and once the next card lies there. */
export function broughtBy({ story, scene }: Pick<Props, 'story' | 'scene'>): Brought | null {
  const notes = told(story, scene);
  const at = notes.findLastIndex(({ type }) => type === 'trick_won');
  const won = notes[at];
  if (won?.type !== 'trick_won') return null;
  const { seat, stacks } = won;
  return notes.slice(at + 1).reduce<Brought | null>(also, { seat, stacks, inspired: 0, recruits: [], trump: null });
}

/** All of them, while one is told up to that one; what is told again has been told. */
function told(story: readonly Entry[], scene: Props['scene']): readonly Note[] {
  const notes = story.flatMap((entry) => entry.notes.map((each) => ({ seq: entry.seq, note: each as unknown as Note })));
  const until = scene === null || scene.again === true ? notes.length : notes.findLastIndex(({ seq, note }) => seq <= scene.seq && note === scene.note) + 1;
  return notes.slice(0, until).map(({ note }) => note);
}

function also(brought: Brought | null, note: Note): Brought | null {
  if (brought === null) return null;
  switch (note.type) {
    case 'listeners_inspired':
      return note.seat === brought.seat ? { ...brought, inspired: brought.inspired + note.count } : brought;
    case 'display_extended':
      return { ...brought, recruits: note.recruits.map(({ card }) => card) };
    case 'trump_set':
      return note.colour === note.before ? brought : { ...brought, trump: note.colour };
    case 'card_played':
    case 'card_recruited':
    case 'display_laid':
      return null;
    default:
      return brought;
  }
}
