/**
 * The hands as they are shown when the game is over: then nothing is left to remember or to count, so that what the
 * reader has seen before, or what a closed card alone can be, lies open. It takes no more than the view gives.
 */
import { backOf } from './faces';
import type { Slot, View } from './types';

export function openAtEnd(view: View): View['hands'] {
  if (view.phase !== 'over') return view.hands;
  return view.hands.map((slots, seat) => slots.map((slot, at) => ({ ...slot, card: slot.card ?? remembered(view, seat, at) ?? only(view, slot) })));
}

function remembered({ memories }: View, seat: number, at: number): string | undefined {
  return memories.find((each) => each.seat === seat && each.slot === at)?.card;
}

/** The one kind that a closed card can be; null where there are more. */
function only(view: View, slot: Slot): string | null {
  // Of what is out of sight alone: what one remembers lies open by that.
  const [kind, ...others] = new Set((view.unseen[slot.deck] ?? []).filter((kind) => backOf(kind) === slot.back));
  return kind !== undefined && others.length === 0 ? kind : null;
}
