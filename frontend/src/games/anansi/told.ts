/** What each note changes of counts and of the trump display: while scenes play they are drawn as told so far (director/useTold.ts). */
import { colourOf } from './art/cards';
import type { Note, SeatView, View } from './types';

export function after(view: View, note: Note): View {
  switch (note.type) {
    case 'display_laid':
      return { ...view, round: note.round, trick_number: 1, tricks: [], led: null, recruits_left: view.setup.quota };
    case 'card_played':
      return atSeat(note.leads ? opened(view, note.card) : view, note.seat, ({ cards, hand }) => ({ cards: cards - 1, hand: without(hand, note.card) }));
    case 'card_recruited':
      return {
        ...atSeat(view, note.seat, ({ cards, hand, listeners, uninspired }) => ({ cards: cards - 1, hand: without(hand, note.card), listeners: listeners + note.listeners, uninspired: uninspired + note.listeners })),
        supply: note.supply,
        recruits_left: view.recruits_left - 1,
      };
    case 'trick_won':
      return atSeat(view, note.seat, () => ({ stacks: note.stacks }));
    case 'listeners_inspired':
      return atSeat(view, note.seat, ({ listeners }) => ({ inspired: note.inspired, uninspired: listeners - note.inspired }));
    case 'display_extended':
      return note.recruits.reduce((now, { card }) => ({ ...now, display: now.display.map((column) => (column.colour === colourOf(card) ? { ...column, cards: [...column.cards, card] } : column)) }), view);
    case 'trump_set':
      return { ...view, trump: note.colour };
    default:
      return view;
  }
}

/** A trick that is won stays the one that is told of until the next is led. */
function opened(view: View, card: string): View {
  return { ...view, led: colourOf(card), recruits_left: view.setup.quota, trick_number: view.trick_number + (view.led === null ? 0 : 1) };
}

function without(hand: SeatView['hand'], card: string): SeatView['hand'] {
  return hand === null ? null : hand.filter((each) => each !== card);
}

function atSeat(view: View, seat: number, change: (before: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}
