/** What somebody has said that a card in a hand is, true or not: it stands on that card until the card has moved, or the turn is over. */
import type { Entry } from '../../api/wire';
import { movedBy } from './outdated';
import { readyIn } from './phrases';
import type { Note } from './types';

export interface Claim {
  /** Who says it. */
  readonly by: number;
  /** Whose card it is said of, and its place in the hand, counted from 0. */
  readonly seat: number;
  readonly slot: number;
  readonly card: string;
}

/** The claims that hold after these entries, of each speaker and card the newest. */
export function claimsIn(story: readonly Entry[]): readonly Claim[] {
  return story.reduce<readonly Claim[]>((held, entry) => {
    const left = (entry.notes as unknown as readonly Note[]).reduce(without, held);
    const said = claimOf(entry);
    return said === null ? left : [...left.filter((each) => each.by !== said.by || !isOf(each, said.seat, said.slot)), said];
  }, []);
}

export function isOf({ seat, slot }: Claim, ofSeat: number, ofSlot: number): boolean {
  return seat === ofSeat && slot === ofSlot;
}

function claimOf({ kind, seat, data }: Entry): Claim | null {
  const { text } = (data ?? {}) as { text?: string | null };
  if (kind !== 'said' || seat === null || typeof text !== 'string') return null;
  const ready = readyIn(text);
  return ready?.says === 'is' && ready.card !== null ? { by: seat, seat: ready.who, slot: ready.slot - 1, card: ready.card } : null;
}

function without(held: readonly Claim[], note: Note): readonly Claim[] {
  if (note.type === 'turn_started') return [];
  // Nothing helps to remember a card that a Hat has turned away (AY-10.7).
  if (note.type === 'hand_turned') return held.filter(({ seat }) => seat !== note.seat);
  const moved = movedBy(note);
  return held.filter((each) => !moved.some(({ seat, slot }) => seat === each.seat && slot <= each.slot));
}
