/** What each note changes of what is seen: while scenes play the table is drawn as told so far (director/useTold.ts). */
import { faceOf, worthOf } from './faces';
import type { Note, Slot, View } from './types';

/** The view when this has been told: of hands, choices, bags and piles, nothing else. */
export function after(view: View, note: Note): View {
  switch (note.type) {
    case 'card_chosen':
      return { ...view, choices: view.choices.map((slot, seat) => (seat === note.seat ? note.slot : slot)) };
    case 'cards_revealed':
      return { ...note.cards.reduce((now, { seat, slot }) => taken(now, seat, slot), view), chosen: [], choices: view.choices.map(() => null) };
    case 'sabotage_played':
      return discarded(taken(view, note.seat, note.slot), 'sabotage');
    case 'exchange_cancelled':
      return discarded(view, ...note.cards.map(({ card }) => card));
    case 'magician_worked':
      return discarded(view, 'itinerant_magician');
    case 'card_received':
      return arrived(view, note.seat, note.card, note.place);
    case 'card_taken':
      return arrived(taken(view, note.giver, note.slot), note.seat, note.card, note.place);
    case 'hand_discarded':
      return discarded(withHand(view, note.seat, []), ...note.cards);
    case 'hand_turned':
      return withHand(view, note.seat, (view.hands[note.seat] ?? []).map((slot, at) => turned(slot, note.cards?.[at])));
    case 't_rex_ate':
      return discarded(eaten(eaten(view, note.seat, 't_rex'), note.seat, note.card), 't_rex', note.card);
    case 'top_card_shown':
      return { ...view, top: note.back, pile: note.pile };
    case 'card_dealt':
    case 'card_drawn': {
      const { back, facing, card } = note;
      return { ...withHand(view, note.seat, [...(view.hands[note.seat] ?? []), { back, facing, card, deck: view.shuffles }]), pile: 'pile' in note ? note.pile : view.pile };
    }
    case 'pile_reshuffled':
      return { ...view, discard: [], pile: note.pile };
    default:
      return view;
  }
}

/** A card that its holder sees from now on, and of the others only who knows it by its back. */
function turned(slot: Slot, card: string | undefined): Slot {
  return { ...slot, facing: 'in', card: card ?? (slot.back === 'sabotage' ? slot.card : null) };
}

function withHand(view: View, seat: number, hand: Slot[]): View {
  return { ...view, hands: view.hands.map((each, at) => (at === seat ? hand : each)) };
}

function taken(view: View, seat: number, slot: number): View {
  return withHand(view, seat, (view.hands[seat] ?? []).filter((_, at) => at !== slot));
}

function discarded(view: View, ...cards: readonly string[]): View {
  return { ...view, discard: [...view.discard, ...cards] };
}

function arrived(view: View, seat: number, card: string, place: 'bag' | 'discard'): View {
  return place === 'discard' ? discarded(view, card) : withBag(view, seat, [...(view.bags[seat] ?? []), card]);
}

function eaten(view: View, seat: number, card: string): View {
  const bag = view.bags[seat] ?? [];
  const last = bag.lastIndexOf(card);
  return withBag(view, seat, bag.filter((_, at) => at !== last));
}

/** What lies in a bag is what it counts (AY-8.1, AY-8.2). */
function withBag(view: View, seat: number, bag: string[]): View {
  const put = <Value>(all: readonly Value[], value: Value) => all.map((each, at) => (at === seat ? value : each));
  const faces = bag.map(faceOf);
  return {
    ...view,
    bags: put(view.bags, bag),
    goods: put(view.goods, faces.reduce((sum, face) => sum + Number(worthOf(face) ?? 0), 0)),
    targets: put(view.targets, view.setup.base_target + faces.filter((face) => face === 'toxic_waste').length),
  };
}
