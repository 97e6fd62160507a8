/** What each note changes of what lies before the seats and on the pile: while scenes play it is drawn as told so far (generic/useTold.ts). */
import type { Note, View } from './types';

export function after(view: View, note: Note): View {
  switch (note.type) {
    case 'trick_won':
      return captured(view, note.seat, note.prize);
    case 'prize_set_aside':
      return { ...view, set_aside: [...view.set_aside, note.prize] };
    case 'peeked_assigned':
      return captured(view, note.to, note.card);
    case 'cards_drawn':
      return { ...captured(view, note.seat, ...note.cards), hands: put(view.hands, note.seat, []), pile: note.pile };
    case 'card_discarded':
      return { ...view, hands: put(view.hands, note.seat, (view.hands[note.seat] ?? []).filter((card) => card !== note.card)) };
    case 'card_looked_at':
    case 'prize_turned':
      return { ...view, pile: note.pile };
    case 'roman_escaped':
      return { ...view, fronts: put(view.fronts, note.seat, without(view.fronts[note.seat] ?? [], note.card)) };
    default:
      return view;
  }
}

function captured(view: View, seat: number, ...cards: readonly string[]): View {
  return { ...view, fronts: put(view.fronts, seat, [...(view.fronts[seat] ?? []), ...cards]) };
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, each) => each !== at);
}

function put<Value>(all: readonly Value[], seat: number, value: Value): Value[] {
  return all.map((each, at) => (at === seat ? value : each));
}
