/** What a scene means to whom it concerns: gold that comes or goes, a stroke, a Holy Place. */
import { useState } from 'react';

import { useTold } from '../../director/useTold';
import { gains } from './gains';
import type { Props } from './market';
import { after } from './told';
import type { Note } from './types';

/** The part of what lies before a player that a card goes for. */
export type Part = 'stand' | 'hand' | 'holy';

const STRIKES: ReadonlyMap<string, Part> = new Map([
  ['gorilla', 'stand'],
  ['vervet_monkey', 'stand'],
  ['jackal', 'hand'],
  ['chieftain', 'hand'],
  ['marabou', 'holy'],
]);

/** What of that seat is struck: by a card that may still be answered, or by what is being told. Nobody is before the card is announced. */
export function useStruck(props: Pick<Props, 'view' | 'scene' | 'past' | 'story'>, seat: number | null): Part | null {
  const { active, frames } = useTold(props, after);
  if (seat === null) return null;
  const step = frames.at(-1);
  if (step?.step === 'response') return active === seat ? null : (STRIKES.get(step.source) ?? null);
  return props.scene === null ? null : hit(props.scene.note, seat);
}

function hit(note: Note, seat: number): Part | null {
  switch (note.type) {
    case 'card_announced':
      return note.seat === seat ? null : (STRIKES.get(note.card) ?? null);
    case 'ware_stolen':
      return note.of === seat ? 'stand' : null;
    case 'ware_returned':
      // The note alone tells a stroke from what is given back of one's own accord: it may be told in another turn.
      return note.seat === seat ? (STRIKES.get(note.source) ?? null) : null;
    case 'card_stolen':
    case 'hand_seen':
      return note.of === seat ? 'hand' : null;
    case 'holy_place_taken':
      return note.of === seat ? 'holy' : null;
    default:
      return null;
  }
}

/** The kind of Holy Place that comes to a seat, or is played by it. */
export function placeOf(note: Note, seat: number): string | null {
  return (note.type === 'holy_place_taken' || note.type === 'holy_place_played') && note.seat === seat ? note.kind : null;
}

/** The gold that it brings to a seat, or costs it; null: neither. */
export function goldOf(note: Note, seat: number): number | null {
  const gold = gains(note).reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0);
  return gold === 0 ? null : gold;
}

interface Moment<What> {
  readonly cue: Props['scene'];
  readonly what: What;
  /** Another one with each: what it looks like begins anew. */
  readonly nth: number;
}

/** The last that was told of it: it is seen to its end, however soon the scene is over. A note that is told once more is another moment. */
export function useMoment<What>(scene: Props['scene'], of: (note: Note) => What | null): Moment<What> | null {
  const [last, see] = useState<Moment<What> | null>(null);
  if (scene !== null && scene !== last?.cue) {
    const what = of(scene.note);
    if (what !== null) see({ cue: scene, what, nth: (last?.nth ?? 0) + 1 });
  }
  return last;
}
