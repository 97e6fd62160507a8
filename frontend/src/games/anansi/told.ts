/** What each note changes of counts and of the trump display: while scenes play they are drawn as told so far (director/useTold.ts). */
import { colourOf } from './art/cards';
import type { Note, SeatView, View } from './types';

export function after(view: View, note: Note): View {
  switch (note.type) {
    case 'display_laid':
      return { ...view, round: note.round };
    case 'card_played':
      return atSeat({ ...view, led: view.led ?? colourOf(note.card) }, note.seat, ({ cards, hand }) => ({ cards: cards - 1, hand: without(hand, note.card) }));
    case 'card_recruited':
      return {
        ...atSeat(view, note.seat, ({ cards, hand, listeners, uninspired }) => ({ cards: cards - 1, hand: without(hand, note.card), listeners: listeners + note.listeners, uninspired: uninspired + note.listeners })),
        supply: note.supply,
        recruits_left: view.recruits_left - 1,
      };
    case 'trick_won':
      return { ...atSeat(view, note.seat, () => ({ stacks: note.stacks })), recruits_left: view.setup.quota, led: null, trick_number: Math.min(view.trick_number + 1, view.tricks_in_round) };
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

function without(hand: SeatView['hand'], card: string): SeatView['hand'] {
  return hand === null ? null : hand.filter((each) => each !== card);
}

function atSeat(view: View, seat: number, change: (before: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}
