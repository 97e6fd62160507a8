/** Crowns that others have won since the reader's last move, near the end, where they belong to the score. */
import type { Entry } from '../../api/wire';
import { WARES, type Ware } from './art/wares';
import { notesSince } from './deeds';
import { leads } from './model';
import { nearEnd } from './settlements';
import type { Note, View, Wares } from './types';

/** What a note has brought to a hand, or taken from it; null where it is about something else. */
function changeOf(note: Note): { readonly seat: number; readonly cards: Wares; readonly by: 1 | -1 } | null {
  switch (note.type) {
    case 'bonus_taken':
    case 'cards_collected':
      return { seat: note.seat, cards: note.cards, by: 1 };
    case 'tent_bought':
      return { seat: note.seat, cards: note.paid, by: -1 };
    case 'cards_traded':
      return { seat: note.seat, cards: note.given, by: -1 };
    default:
      return null;
  }
}

/** The hands before all of these notes. */
function handsBefore(hands: readonly Wares[], notes: readonly Note[]): Wares[] {
  const before = hands.map((hand) => ({ ...hand }));
  for (const change of notes.map(changeOf)) {
    const hand = change === null ? undefined : before[change.seat];
    if (hand !== undefined && change !== null) for (const ware of WARES) hand[ware] -= change.by * change.cards[ware];
  }
  return before;
}

/** Of which wares a seat has most now, and had not then. */
export function crownsSince(view: View, story: readonly Entry[], you: number | null): (seat: number) => readonly Ware[] {
  if (!nearEnd(view)) return () => [];
  const then = { ...view, hands: handsBefore(view.hands, notesSince(story, you)) };
  return (seat) => WARES.filter((ware) => leads(view, seat, ware) && !leads(then, seat, ware));
}
